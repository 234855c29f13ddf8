import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../src/env.ts';
import { openStore } from '../src/store/store.ts';
import { rawRequest } from './support/http.ts';
import { freePort } from './support/postgres.ts';
import { spawnService, untilHealthy } from './support/process.ts';
import { writeSite } from './support/site.ts';
import { overBothStores } from './support/stores.ts';

function bodyFor(key: string): string {
  return JSON.stringify({ name: 'Mei', email: 'mei@example.com', message: key, idempotencyKey: key });
}

async function prepare(store: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'intake-stop-'));
  const site = writeSite();
  const port = await freePort();
  const environment = {
    ...store,
    DATA_DIR: path.join(folder, 'data'),
    SITE_DIST: site.dist,
    SITE_HTTP_MAP: site.map,
    PORT: String(port),
    HOST: '127.0.0.1',
  };
  const clean = () => {
    for (const path of [folder, site.folder]) rmSync(path, { recursive: true, force: true });
  };
  return { environment, port, origin: `http://127.0.0.1:${port}`, clean };
}

overBothStores((freshStore) => {
  it('SIGTERM under load cuts no request that was accepted', { timeout: 60_000 }, async () => {
    const { environment, port, origin, clean } = await prepare(await freshStore());
    const service = spawnService(environment);
    await untilHealthy(origin, service);
    const answered = new Set<string>();
    const failed = new Set<string>();
    let isRunning = true;
    const client = async (number: number) => {
      for (let count = 0; isRunning; count++) {
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
      }
    };
    const load = Promise.all(Array.from({ length: 16 }, (_, number) => client(number)));

    while (answered.size < 100) await sleep(10);
    // A visitor on a slow line: the second half of the form arrives after the signal.
    const slow = slowPost(port, bodyFor('slow-visitor-000001'));
    await sleep(1000);
    const ending = service.end('SIGTERM');
    await sleep(300);
    const slowAnswer = await slow.finish();
    expect((await ending).status).toBe(0);
    isRunning = false;
    await load;

    const store = openStore(readSettings(environment));
    const rows = await store.database.all<{ idempotency_key: string }>(
      'SELECT idempotency_key FROM enquiries',
    );
    await store.close();
    const stored = new Set(rows.map((row) => row.idempotency_key));
    expect(slowAnswer).toContain('HTTP/1.1 201');
    expect(stored.has('slow-visitor-000001')).toBe(true);
    expect([...answered].filter((key) => !stored.has(key))).toEqual([]);
    // Stored without an answer would be a request that was accepted and then cut.
    expect([...failed].filter((key) => stored.has(key))).toEqual([]);
    clean();
  });
});

describe('slow clients', () => {
  it('are let go after fifteen seconds, while others are served', { timeout: 40_000 }, async () => {
    const { environment, port, origin, clean } = await prepare({});
    const service = spawnService(environment);
    await untilHealthy(origin, service);
    const slow = slowPost(port, bodyFor('never-finished-00001'));
    const startedAt = performance.now();
    const answer = await slow.untilClosed();
    expect(performance.now() - startedAt).toBeLessThan(25_000);
    expect(answer).toMatch(/^HTTP\/1\.1 408/);
    expect((await fetch(`${origin}/services`)).status).toBe(200);
    expect((await service.end('SIGTERM')).status).toBe(0);
    clean();
  });
});

/** Sends the head and half of the body, the rest when told. */
function slowPost(port: number, body: string) {
  const socket = connect({ host: '127.0.0.1', port });
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString();
  });
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(answer)));
  const half = Math.floor(body.length / 2);
  socket.write(
    `POST /api/enquiries/contact HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, half)}`,
  );
  return {
    finish() {
      socket.write(body.slice(half));
      return closed;
    },
    untilClosed: () => closed,
  };
}
