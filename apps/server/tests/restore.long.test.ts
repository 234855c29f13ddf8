import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { temporaryFolder } from '@vanda/testing/temporary-folder';
import { beforeEach, describe, expect, it } from 'vitest';
import { runCommand, spawnCommand } from './support/command.ts';
import { insertEnquiry } from './support/insert-enquiry.ts';
import { prepareService, refusedStart, startProcess } from './support/process.ts';
import { enquiry, postJson } from './support/service.ts';
import { withStore } from './support/stores.ts';

let environment: Record<string, string>;
let origin: string;
let data: string;
let copies: string;

beforeEach(async () => {
  ({ environment, origin } = await prepareService({}));
  data = String(environment.DATA_DIR);
  copies = temporaryFolder();
});

const start = () => startProcess(environment);

async function backup(): Promise<string> {
  const copy = path.join(copies, 'copy.db');
  const { out } = await runCommand(environment, 'backup', copy);
  expect(out).toContain(`then enquiries restore ${copy}`);
  return copy;
}

let sentBefore = 0;

async function send(count: number): Promise<void> {
  for (let number = 0; number < count; number++) {
    const message = `Message ${sentBefore++} `.repeat(100);
    expect((await postJson(origin, 'contact', { ...enquiry, message })).status).toBe(201);
  }
}

const fillStore = (count: number) =>
  withStore(environment, async (store) => {
    for (let number = 0; number < count; number++)
      await insertEnquiry(store, { ...enquiry, message: `Message ${number} `.repeat(100) });
  });

function countIn(file: string): number {
  const connection = new DatabaseSync(file);
  expect(connection.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  const row = connection.prepare('SELECT COUNT(*) AS count FROM enquiries').get();
  connection.close();
  return Number(row?.count);
}

const store = () => path.join(data, 'enquiries.db');
const kept = () => readdirSync(data).filter((name) => name.startsWith('before-restore-'));

describe('restore', () => {
  it('brings a copy back after a crash, keeps what was there, and refuses while the service runs', async () => {
    const service = await start();
    await send(5);
    const copy = await backup();
    await send(7);
    const refused = await runCommand(environment, 'restore', copy);
    expect(refused).toMatchObject({ status: 1, out: '' });
    expect(refused.error).toMatch(
      /^The service, or another command, uses .*: stop the service, then restore$/,
    );

    await service.end('SIGKILL');
    // An old log beside a new file would corrupt it.
    expect(statSync(`${store()}-wal`).size).toBeGreaterThan(0);
    const restored = await runCommand(environment, 'restore', copy);
    expect(restored.out).toContain(`5 enquiries restored from ${copy}. Start the service.`);
    expect(readdirSync(data).toSorted()).toEqual([...kept(), 'enquiries.db', 'enquiries.lock']);
    expect(countIn(store())).toBe(5);
    expect(kept()).toHaveLength(1);
    expect(restored.out).toContain(`kept in ${path.join(data, String(kept()[0]))}`);
    expect(countIn(path.join(data, String(kept()[0]), 'enquiries.db'))).toBe(12);

    const next = await start();
    await send(1);
    expect((await next.end('SIGTERM')).status).toBe(0);
    expect(countIn(store())).toBe(6);
  });

  it('restores a copy made by hand together with its write-ahead log', async () => {
    const service = await start();
    await send(3);
    await service.end('SIGKILL');
    for (const end of ['', '-wal']) copyFileSync(store() + end, path.join(copies, `by-hand.db${end}`));
    const { out } = await runCommand(environment, 'restore', path.join(copies, 'by-hand.db'));
    expect(out).toContain('3 enquiries restored');
    expect(existsSync(`${store()}-wal`)).toBe(false);
    expect(countIn(store())).toBe(3);
  });

  it('changes nothing for a copy that is missing, damaged, empty, foreign, newer, or no database', async () => {
    await fillStore(30);
    const good = await backup();
    const before = readFileSync(store());
    const copy = (name: string) => path.join(copies, name);

    copyFileSync(good, copy('damaged.db'));
    writeSync(openSync(copy('damaged.db'), 'r+'), Buffer.alloc(9000, 0x5a), 0, 9000, 4096 * 3);
    writeFileSync(copy('empty.db'), '');
    writeFileSync(copy('text.db'), 'This is a letter. '.repeat(500));
    foreignDatabase(copy('foreign.db'));
    copyFileSync(good, copy('newer.db'));
    const newer = new DatabaseSync(copy('newer.db'));
    newer.exec("INSERT INTO migrations VALUES ('9999-of-the-future.breaking.sql')");
    newer.close();
    for (const [name, reason] of [
      ['missing.db', 'There is no file'],
      ['damaged.db', 'is damaged'],
      ['empty.db', 'it is empty'],
      ['text.db', 'is no SQLite file, or damaged'],
      ['foreign.db', 'it belongs to another program and holds recipes'],
      ['newer.db', 'made by a newer version of this service (9999-of-the-future.breaking.sql)'],
      ['.', 'The system refuses'],
    ] as const) {
      const { status, out, error } = await runCommand(environment, 'restore', copy(name));
      expect({ status, out, lines: error.split('\n').length }, name).toEqual({
        status: 1,
        out: '',
        lines: 1,
      });
      expect(error).toContain(reason);
      expect(readFileSync(store()).equals(before)).toBe(true);
      expect(readdirSync(data).toSorted()).toEqual(['enquiries.db', 'enquiries.lock']);
    }
  });

  it('that was interrupted keeps the service from starting until it is run again', async () => {
    await fillStore(2);
    const copy = await backup();
    copyFileSync(copy, `${store()}.restoring`);
    rmSync(store());
    expect(await refusedStart(environment)).toMatch(/^A restore of .* was interrupted: run it again, .*$/);
    expect((await runCommand(environment, 'list')).error).toContain('was interrupted');
    expect((await runCommand(environment, 'restore', copy)).out).toContain('2 enquiries restored');
    expect(countIn(store())).toBe(2);
  });
});

describe('a start', () => {
  it('says of a damaged store that it is damaged, and a restore repairs it', async () => {
    await fillStore(30);
    const copy = await backup();
    writeSync(openSync(store(), 'r+'), Buffer.alloc(9000, 0x5a), 0, 9000, 4096 * 3);
    expect(await refusedStart(environment)).toMatch(
      /^The store .* is damaged \(.*\): put a backup in its place, "enquiries restore FILE"$/,
    );
    await runCommand(environment, 'restore', copy);
    await (await start()).end('SIGTERM');
    expect(countIn(store())).toBe(30);
  });

  it("says of another program's database whose it is, and leaves it alone", async () => {
    mkdirSync(data);
    foreignDatabase(store());
    const before = readFileSync(store());
    expect(await refusedStart(environment)).toMatch(
      /^.* is not the store of this service: it belongs to another program and holds recipes\. Set DATA_DIR .*$/,
    );
    expect(readFileSync(store()).equals(before)).toBe(true);
  });

  it('takes every right from other accounts, in a folder and to files that were there before', async () => {
    await fillStore(1);
    const files = () => readdirSync(data).map((name) => path.join(data, name));
    for (const name of [data, ...files()]) chmodSync(name, name === data ? 0o755 : 0o644);
    const second = await start();
    await send(1);
    const mode = (name: string) => (statSync(name).mode & 0o777).toString(8);
    expect(
      files()
        .map((name) => path.basename(name))
        .toSorted(),
    ).toEqual(['enquiries.db', 'enquiries.db-shm', 'enquiries.db-wal', 'enquiries.lock']);
    expect(mode(data)).toBe('700');
    for (const name of files()) expect(mode(name), name).toBe('600');
    const made = [path.join(copies, 'copy.db'), path.join(copies, 'all.csv')];
    await spawnCommand(environment, 'backup', String(made[0]));
    await spawnCommand(environment, 'export', '--csv', String(made[1]));
    for (const name of made) expect(mode(name), name).toBe('600');
    await second.end('SIGTERM');
  });
});

function foreignDatabase(file: string): void {
  const connection = new DatabaseSync(file);
  connection.exec('CREATE TABLE recipes (name TEXT); INSERT INTO recipes VALUES (1)');
  connection.close();
}
