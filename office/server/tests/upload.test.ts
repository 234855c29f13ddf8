import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { rawRequest } from '@vanda/testing/http';
import { openSockets } from '@vanda/testing/sockets';
import { temporaryFolder } from '@vanda/testing/temporary-folder';
import { expect, it, onTestFinished, vi } from 'vitest';
import { deskUrl, startDesk } from './support/desk.ts';

const address = '/api/content/drafts/d0123456789ab/pictures';
const picture = { name: 'photo-1', kind: 'photograph', alt: '', address: '' };

/** A publisher that takes a while, and keeps what it is sent. */
async function startSlowPublisher(ms: number) {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, '.desk'));
  const received: { body: { data: string } }[] = [];
  const server = createServer(async (request, response) => {
    received.push((await json(request)) as { body: { data: string } });
    await sleep(ms);
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ picture }));
  });
  server.listen(path.join(folder, '.desk/publisher.sock'));
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return { environment: { CONTENT_DIR: folder }, received };
}

const headersFor = (cookie: string, bytes: number) => ({
  origin: deskUrl,
  cookie,
  'content-type': 'application/octet-stream',
  'content-length': String(bytes),
});

it('takes a picture from a signed-in editor for as long as it arrives, and from nobody else', async () => {
  const { environment, received } = await startSlowPublisher(0);
  const requestLimits = { wholeMs: 300, headersMs: 200, checkEveryMs: 50 };
  const desk = await startDesk(environment, { requestLimits });
  const { cookie } = await desk.signedIn();
  const slowly = async (sent: string) => {
    const fields = Object.entries({ host: new URL(desk.origin).host, ...headersFor(sent, 40) });
    const head = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    const state = await openSockets(desk.origin, 1, { sends: `POST ${address} HTTP/1.1\r\n${head}\r\n` });
    for (let part = 0; part < 4 && state.closed === 0; part++) {
      await sleep(200);
      state.write('x'.repeat(10));
    }
    await expect.poll(() => state.received).toMatch(/^HTTP/);
    return state.received.slice(0, 12);
  };
  expect(await slowly(cookie)).toBe('HTTP/1.1 200');
  expect(await slowly('')).toBe('HTTP/1.1 401');
  expect(received.map(({ body }) => Buffer.from(body.data, 'base64').toString())).toEqual(['x'.repeat(40)]);
});

it('answers when the publisher takes longer than a client may stall', async () => {
  const { environment } = await startSlowPublisher(1500);
  const desk = await startDesk(environment, { connectionLimits: { stalledMs: 300 } });
  const { cookie } = await desk.signedIn();
  const options = { method: 'POST', headers: headersFor(cookie, 3), body: 'abc' };
  expect(await rawRequest(desk.origin, address, options)).toMatchObject({ status: 200 });
});

it('says after fifteen seconds that the publisher is still at work', async () => {
  const { environment, received } = await startSlowPublisher(2000);
  const desk = await startDesk(environment);
  const { cookie } = await desk.signedIn();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const options = { method: 'POST', headers: headersFor(cookie, 3), body: 'abc' };
  const asked = rawRequest(desk.origin, address, options);
  await vi.waitUntil(() => received.length === 1, 20_000);
  vi.advanceTimersByTime(15_000);
  expect((await asked).body.toString()).toContain('still at work');
});
