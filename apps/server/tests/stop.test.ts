import { setTimeout as sleep } from 'node:timers/promises';
import { rawRequest } from '@vanda/testing/http';
import { expect, it } from 'vitest';
import { startClients } from './support/clients.ts';
import { prepareService, startProcess } from './support/process.ts';
import { startService } from './support/service.ts';
import { bodyFor, slowPost } from './support/slow-post.ts';
import { overBothStores, withStore } from './support/stores.ts';

overBothStores((freshStore) => {
  it('SIGTERM under load cuts no request that was accepted', { timeout: 60_000 }, async () => {
    const { environment, origin } = await prepareService(await freshStore());
    const service = await startProcess(environment);
    const answered = new Set<string>();
    const failed = new Set<string>();
    const end = startClients(16, async (count, number) => {
      const key = `client-${number}-message-${String(count).padStart(6, '0')}`;
      try {
        const answer = await rawRequest(origin, '/api/enquiries/contact', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: bodyFor(key),
        });
        expect(answer.status).toBe(201);
        expect(JSON.parse(answer.body.toString())).toMatchObject({ status: 'accepted' });
        answered.add(key);
      } catch {
        failed.add(key);
        await sleep(5);
      }
    });

    while (answered.size < 100) await sleep(10);
    // A visitor on a slow line: the second half of the form arrives after the service has stopped accepting
    // connections.
    const slow = await slowPost(origin, bodyFor('slow-visitor-000001'));
    expect([...failed]).toEqual([]);
    const ending = service.end('SIGTERM');
    while (failed.size === 0) await sleep(5);
    const slowAnswer = await slow.finish();
    expect((await ending).status).toBe(0);
    await end();

    const rows = await withStore(environment, ({ database }) =>
      database.all<{ idempotency_key: string }>('SELECT idempotency_key FROM enquiries'),
    );
    const stored = new Set(rows.map((row) => row.idempotency_key));
    expect(slowAnswer).toContain('HTTP/1.1 201');
    expect(stored.has('slow-visitor-000001')).toBe(true);
    expect([...answered].filter((key) => !stored.has(key))).toEqual([]);
    expect([...failed].filter((key) => stored.has(key))).toEqual([]);
  });
});

it('a client that takes too long is let go with 408, while others are served', async () => {
  const requestLimits = { wholeMs: 300, headersMs: 200, checkEveryMs: 20 };
  const service = await startService({}, { requestLimits });
  const slow = await slowPost(service.origin, bodyFor('never-finished-00001'));
  expect((await fetch(`${service.origin}/services`)).status).toBe(200);
  expect(await slow.untilClosed()).toContain('HTTP/1.1 408');
});
