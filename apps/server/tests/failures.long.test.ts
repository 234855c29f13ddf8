import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryFolder } from '@vanda/testing/temporary-folder';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sqliteFile } from '../src/platform/database/store-folder.ts';
import { createDatabase, type PostgresServer, postgresPrograms, startPostgres } from './support/postgres.ts';
import { prepareService, refusedStart } from './support/process.ts';
import { enquiry, postJson, startService, type TestService } from './support/service.ts';

const numbered = (text: string) => ({
  ...enquiry,
  message: text,
  idempotencyKey: `key-${text.slice(0, 20).replaceAll(' ', '-').padEnd(20, '-')}`,
});

const post = (service: TestService, text: string) => postJson(service.origin, 'contact', numbered(text));

async function readiness({ origin }: TestService): Promise<string> {
  const answer = await fetch(`${origin}/readyz`);
  const { problem = '' } = (await answer.json()) as { problem?: string };
  return `${answer.status} ${problem}`;
}

async function storedMessages({ store }: TestService): Promise<string[]> {
  const rows = await store.database.all<{ data: string }>('SELECT data FROM enquiries ORDER BY received_at');
  return rows.map(({ data }) => JSON.parse(data).message);
}

describe('a full disk', () => {
  /** A file system of two megabytes where this account may mount one, a cap inside SQLite elsewhere. */
  function smallDisk(): {
    folder: string;
    fill(service: TestService): void;
    free(service: TestService): void;
  } {
    const folder = temporaryFolder();
    const ballast = path.join(folder, 'ballast');
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder], { stdio: 'ignore' });
    } catch {
      console.log('No right to mount a small disk here: the limit is set inside SQLite instead.');
      const cap = (pages: number) => (service: TestService) =>
        void service.store.database.script(`PRAGMA max_page_count = ${pages}`);
      return { folder, fill: cap(1), free: cap(1_000_000) };
    }
    onTestFinished(() => void execFileSync('umount', [folder]));
    return {
      folder,
      fill() {
        const chunk = Buffer.alloc(4096);
        try {
          for (;;) writeFileSync(ballast, chunk, { flag: 'a' });
        } catch {
          // The disk is full now.
        }
      },
      free: () => rmSync(ballast),
    };
  }

  it('refuses with 503, loses no accepted enquiry, and accepts again once space is free', async () => {
    const disk = smallDisk();
    const service = await startService({ DATA_DIR: path.join(disk.folder, 'data') });
    expect((await post(service, 'before')).status).toBe(201);
    expect((await fetch(`${service.origin}/readyz`)).status).toBe(200);
    disk.fill(service);
    const promised: string[] = ['before'];
    let refused: Awaited<ReturnType<typeof post>> | undefined;
    for (let count = 0; count < 200 && !refused; count++) {
      const text = `${count} ${'x'.repeat(3900)}`;
      const answer = await post(service, text);
      if (answer.status === 201) promised.push(text);
      else refused = answer;
    }
    expect(refused?.status).toBe(503);
    expect(refused?.body).toMatchObject({ status: 'failed', code: 'unavailable' });
    expect((await fetch(`${service.origin}/services`)).status).toBe(200);
    await expect.poll(() => readiness(service)).toMatch(/^503 .*the disk/);
    expect(await storedMessages(service)).toEqual(promised);
    expect(service.logLines.join('')).toMatch(/the disk (is full|answers with errors)/);

    disk.free(service);
    expect(await readiness(service)).toContain('200');
    expect((await post(service, 'after')).status).toBe(201);
    expect(await storedMessages(service)).toEqual([...promised, 'after']);
  });
});

it('a store that another process locks is waited for shortly, then refuses, and serves the site meanwhile', async () => {
  const service = await startService();
  const other = new DatabaseSync(sqliteFile(service.settings.dataDir));
  other.exec('BEGIN IMMEDIATE');
  const short = post(service, 'short hold');
  await sleep(300);
  other.exec('COMMIT');
  expect((await short).status).toBe(201);

  other.exec('BEGIN IMMEDIATE');
  const long = post(service, 'long hold');
  await sleep(200);
  const page = fetch(`${service.origin}/services`);
  expect(await Promise.race([page.then(() => 'the page'), long.then(() => 'the form')])).toBe('the page');
  expect((await page).status).toBe(200);
  expect(await readiness(service)).toBe('503 the store does not answer');
  const refused = await long;
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('5');
  other.exec('COMMIT');
  other.close();
  expect((await post(service, 'long hold')).status).toBe(201);
  expect(await readiness(service)).toContain('200');
  expect(await storedMessages(service)).toEqual(['short hold', 'long hold']);
});

describe('a store whose file', () => {
  it('is damaged while the service runs is not ready', async () => {
    const service = await startService();
    for (let count = 0; count < 20; count++) await post(service, `enquiry ${count}`);
    expect(await readiness(service)).toContain('200');
    const file = sqliteFile(service.settings.dataDir);
    await service.store.database.all('PRAGMA wal_checkpoint(TRUNCATE)');
    const { size } = statSync(file);
    const handle = openSync(file, 'r+');
    writeSync(handle, Buffer.alloc(size - 4096, 0x5a), 0, size - 4096, 4096);
    closeSync(handle);
    await expect.poll(() => readiness(service)).toBe('503 the store is damaged');
    expect((await post(service, 'into the damage')).status).toBe(503);
    expect((await fetch(`${service.origin}/services`)).status).toBe(200);
  });

  it('is taken away while the service runs is not ready', async () => {
    const service = await startService();
    expect(await readiness(service)).toContain('200');
    rmSync(sqliteFile(service.settings.dataDir));
    await expect.poll(() => readiness(service)).toContain('503 the file of the store');
  });
});

describe.skipIf(!postgresPrograms)('PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  }, 120_000);
  afterAll(() => server.remove(), 60_000);

  it('may be down at the start: the site is served, forms are refused, and it recovers by itself', {
    timeout: 60_000,
  }, async () => {
    const address = await createDatabase(server.address);
    await server.stop();
    const service = await startService({ DATABASE_URL: address });
    service.outbox.start();
    expect((await fetch(`${service.origin}/services`)).status).toBe(200);
    expect((await fetch(`${service.origin}/healthz`)).status).toBe(200);
    const ready = await fetch(`${service.origin}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({ status: 'not ready', problem: 'the database can not be reached' });
    expect((await post(service, 'too early')).status).toBe(503);
    await server.start();
    await expect.poll(async () => (await post(service, 'too early')).status).toBe(201);
    expect((await fetch(`${service.origin}/readyz`)).status).toBe(200);
    expect(await storedMessages(service)).toEqual(['too early']);
  });

  it('that answers but can not be written is not ready', async () => {
    const address = await createDatabase(server.address);
    const service = await startService({ DATABASE_URL: address });
    expect(await readiness(service)).toContain('200');
    const administrator = new pg.Client({ connectionString: address });
    await administrator.connect();
    await administrator.query('BEGIN; LOCK TABLE enquiries IN EXCLUSIVE MODE');
    await expect.poll(() => readiness(service)).toBe('503 the store does not answer');
    await administrator.query('ROLLBACK');
    await expect.poll(() => readiness(service)).toContain('200');
    await administrator.query(
      `ALTER DATABASE ${address.split('/').at(-1)} SET default_transaction_read_only = on`,
    );
    await administrator.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'vanda-intake'`,
    );
    await administrator.end();
    await expect.poll(() => readiness(service)).toBe('503 the database is read-only');
  });

  it('may break while it is used: nothing promised is lost, and a retry is stored once', async () => {
    const service = await startService({ DATABASE_URL: await createDatabase(server.address) });
    const promised = new Set<string>();
    const wanted = Array.from({ length: 60 }, (_, index) => `enquiry ${String(index).padStart(3, '0')}`);
    const send = async (text: string) => {
      for (;;) {
        const answer = await post(service, text);
        if (answer.status < 300) return promised.add(text);
        expect(answer.status).toBe(503);
        await sleep(50);
      }
    };
    const load = (async () => {
      for (let index = 0; index < wanted.length; index += 6)
        await Promise.all(wanted.slice(index, index + 6).map(send));
    })();
    for (let outage = 0; outage < 3; outage++) {
      await sleep(20);
      await server.stop();
      await sleep(50);
      await server.start();
    }
    await load;
    expect((await storedMessages(service)).toSorted()).toEqual(wanted);
  });
});

describe('starting', () => {
  const start = async (change: Record<string, string>) =>
    refusedStart({ ...(await prepareService({})).environment, ...change });

  it('ends with status 1 and one line for a busy port', async () => {
    const { port } = new URL((await startService()).origin);
    expect(await start({ PORT: port })).toBe(
      `Port ${port} is busy: stop what uses it, or set PORT to a free one`,
    );
  });

  it.each([
    [
      'a missing build',
      { SITE_DIST: '/nonexistent/dist' },
      /^There is no built site in .*: run "npm run build".*$/,
    ],
    ['a store that cannot be made', { DATA_DIR: '/dev/null/data' }, /^.*$/],
    ['every issue of the environment', { RATE_LIMIT: 'many', SITE_URL: 'nowhere' }, /^.+\n.+$/],
  ])('ends with status 1 and one line for %s', async (_, change, output) => {
    expect(await start(change)).toMatch(output);
  });
});
