import { setTimeout as sleep } from 'node:timers/promises';
import { rawRequest } from '@vanda/testing/http';
import { openSockets } from '@vanda/testing/sockets';
import { temporaryFolder } from '@vanda/testing/temporary-folder';
import { describe, expect, it } from 'vitest';
import type { ConnectionLimits } from '../src/platform/http/connections.ts';
import { startService, type TestService } from './support/service.ts';
import { pages, writeBuild } from './support/site.ts';
import { slowPost } from './support/slow-post.ts';

const largeFile = 'GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n';

describe('a client that never reads its answers', () => {
  it('is let go when nothing moves any more, while others are served', async () => {
    const service = await startOnLargeSite({ stalledMs: 400, most: 500, mostWaiting: 8 });
    let met = 0;
    service.app.server.on('connection', () => met++);
    await openSockets(service.origin, 100, { sends: largeFile.repeat(8), isReading: false });
    // Counts all connections so far: on a busy machine the first are closed before the last is open.
    while (met < 100) await sleep(5);
    expect((await rawRequest(service.origin, '/services')).status).toBe(200);
    while ((await openConnections(service)) > 0) await sleep(5);
  });

  it('is reset when it pipelines hundreds of requests', async () => {
    const service = await startOnLargeSite({});
    await openSockets(service.origin, 1, { sends: largeFile.repeat(400), isReading: false });
    while ((await openConnections(service)) > 0) await sleep(5);
    expect((await rawRequest(service.origin, '/services')).status).toBe(200);
  });
});

it('connections beyond the limit are reset, and accepted again when others close', async () => {
  const service = await startService({}, { connectionLimits: { most: 20 } });
  const sockets = await openSockets(service.origin, 30);
  while (sockets.closed < 10) await sleep(5);
  expect(await openConnections(service)).toBe(20);
  sockets.close();
  while ((await openConnections(service)) > 0) await sleep(5);
  expect((await rawRequest(service.origin, '/services')).status).toBe(200);
});

describe('a form that is refused', () => {
  it('is answered when it has come in whole: a proxy would lose an answer in the middle', async () => {
    const service = await startService();
    const post = await slowPost(service.origin, 'x'.repeat(100_000));
    expect((await rawRequest(service.origin, '/services')).status).toBe(200);
    expect(post.answered()).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    expect(await post.finish()).toContain('HTTP/1.1 413 ');
  });

  it('is answered at once when it is more than a proxy would take', async () => {
    const service = await startService();
    const post = await slowPost(service.origin, 'x'.repeat(2_000_000));
    expect(await post.untilClosed()).toContain('HTTP/1.1 413 ');
  });
});

/** The file is larger than the buffers of the kernel. */
async function startOnLargeSite(connectionLimits: Partial<ConnectionLimits>): Promise<TestService> {
  const site = writeBuild(temporaryFolder(), { ...pages, 'large.bin': 'x'.repeat(1_000_000) });
  return startService({ SITE_DIST: site.dist, SITE_HTTP_MAP: site.map }, { connectionLimits });
}

const openConnections = ({ app }: TestService): Promise<number> =>
  new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
