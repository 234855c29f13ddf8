import { expect, it } from 'vitest';
import { prepareService, startProcess } from './support/process.ts';
import { bodyFor, slowPost } from './support/slow-post.ts';

it('a client that sends half a form is let go after fifteen seconds, while others are served', async () => {
  const { environment, origin } = await prepareService({});
  const service = await startProcess(environment);
  const startedAt = performance.now();
  const slow = await slowPost(origin, bodyFor('never-finished-00001'));
  expect((await fetch(`${origin}/services`)).status).toBe(200);
  expect(await slow.untilClosed()).toContain('HTTP/1.1 408');
  const waitedMs = performance.now() - startedAt;
  expect(waitedMs).toBeGreaterThan(14_000);
  expect(waitedMs).toBeLessThan(25_000);
  expect((await fetch(`${origin}/services`)).status).toBe(200);
  expect((await service.end('SIGTERM')).status).toBe(0);
});
