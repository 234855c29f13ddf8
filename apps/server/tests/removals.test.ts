import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@vanda/testing/temporary-folder';
import { expect, it } from 'vitest';
import { writeValues } from '../src/modules/enquiries/enquiries.ts';
import { erasePersonalData, personKey } from '../src/modules/enquiries/personal-data.ts';
import { queueEmail } from '../src/modules/mail/email-repository.ts';
import { openStore, type Store } from '../src/platform/database/store.ts';
import { readSettings } from '../src/platform/env.ts';
import { runCommand } from './support/command.ts';
import { insertEnquiry } from './support/insert-enquiry.ts';
import { august2025, enquiry } from './support/service.ts';
import { overBothStores, withStore } from './support/stores.ts';

const eraser = { id: 'rachel', atMs: august2025 };
const tables = ['login_sessions', 'challenges', 'invitations'];

async function begin(stored: Record<string, string> = {}) {
  const folder = temporaryFolder();
  const environment = { DATA_DIR: path.join(folder, 'data'), ...stored };
  const store = openStore(readSettings(environment));
  await store.ready();
  return { environment, store, database: store.database, file: path.join(folder, 'file') };
}

const register = (store: Store, email: string, earlier?: string) =>
  insertEnquiry(store, { ...enquiry, email }, { kinds: ['receipt'], ...(earlier && { reference: earlier }) });

async function addStaff({ database }: Store): Promise<void> {
  for (const id of ['leaves', 'stays']) {
    await database.run(
      `INSERT INTO staff_members (id, name, role, status, version, made_at, keys_off, calendar_hash)
       VALUES ($1, $1, 'administrator', 'active', 1, 0, '', $1)`,
      [id],
    );
    await database.run(
      `INSERT INTO passkeys (id, credential, public_key, counter, transports, staff_member, name, is_synced, added_at)
       VALUES ($1, $1, '', 0, '', $1, '', 0, 0)`,
      [id],
    );
  }
  await database.run("INSERT INTO login_sessions VALUES ('hash', 'session', 'leaves', 'leaves', 0, 0)");
  await database.run("INSERT INTO challenges VALUES ('challenge', 'sign-in', 9999999999999)");
  await database.run(
    "INSERT INTO invitations (id, token_hash, kind, staff_member, made_by, made_at, expires_at) VALUES ('id', 'hash', 'recovery', 'leaves', 'command-line', 0, 9999999999999)",
  );
}

async function removeStaff({ database }: Store): Promise<void> {
  await database.run("UPDATE staff_members SET status = 'removed' WHERE id = 'leaves'");
  await database.run("UPDATE passkeys SET removed_at = 5 WHERE id = 'leaves'");
}

async function expectRemoved({ database }: Store, kept: string, gone: string): Promise<void> {
  const references = await database.all('SELECT reference FROM enquiries ORDER BY reference');
  expect(references).toEqual([{ reference: kept }]);
  const tombstones = await database.all('SELECT by_id FROM erasures WHERE reference = $1', [gone]);
  expect(tombstones).toEqual([{ by_id: 'rachel' }]);
  for (const table of tables) expect(await database.all(`SELECT * FROM ${table}`), table).toEqual([]);
  expect(await database.all('SELECT id, status, calendar_hash FROM staff_members ORDER BY id')).toEqual([
    { id: 'leaves', status: 'removed', calendar_hash: null },
    { id: 'stays', status: 'active', calendar_hash: 'stays' },
  ]);
  expect(await database.all('SELECT id, removed_at FROM passkeys ORDER BY id')).toEqual([
    { id: 'leaves', removed_at: 5 },
    { id: 'stays', removed_at: null },
  ]);
}

it('restoring a copy repeats what was erased and removed since, and ends sign-ins and invitations', async () => {
  const { environment, file, store: before } = await begin();
  const [kept, gone] = [
    await register(before, 'kept@example.com'),
    await register(before, 'gone@example.com'),
  ];
  await addStaff(before);
  await runCommand(environment, 'backup', file);
  await before.database.transaction((queries) => erasePersonalData(queries, 'gone@example.com', eraser));
  await removeStaff(before);
  await before.close();

  const { out } = await runCommand(environment, 'restore', file);
  expect(out).toContain('Ended: 1 sign-ins, 1 invitations.');
  expect(out).toContain('Repeated: 1 erasures, 1 removals of staff, 1 of passkeys.');
  expect(readFileSync(path.join(environment.DATA_DIR, 'enquiries.db'), 'latin1')).not.toContain('gone@');
  await withStore(environment, (after) => expectRemoved(after, kept, gone));
});

it('says that nothing could be carried over from a damaged store', async () => {
  const { environment, file, store } = await begin();
  await store.close();
  await runCommand(environment, 'backup', file);
  writeFileSync(path.join(environment.DATA_DIR, 'enquiries.db'), 'damaged');
  expect((await runCommand(environment, 'restore', file)).out).toContain("The earlier store can't be read");
});

overBothStores((freshStore) => {
  it('removals are saved from one store and repeated on another', async () => {
    const { environment, file, store, database } = await begin(await freshStore());
    const kept = await register(store, 'kept@example.com');
    await addStaff(store);
    await removeStaff(store);
    const gone = await register(store, 'gone@example.com');
    await database.transaction((queries) => erasePersonalData(queries, 'gone@example.com', eraser));
    expect((await runCommand(environment, 'removals', 'save', file)).out).toContain('1 erasures, 1 removals');

    await database.run('DELETE FROM erasures');
    await database.run("UPDATE staff_members SET status = 'active'");
    await database.run('UPDATE passkeys SET removed_at = NULL');
    await register(store, 'gone@example.com', gone);
    const { out } = await runCommand(environment, 'removals', 'replay', file);
    expect(out).toContain('Repeated: 1 erasures, 1 removals of staff, 1 of passkeys.');
    await expectRemoved(store, kept, gone);
    await store.close();
  });

  it('the erasure of a former holder is repeated without taking the seat from the present one', async () => {
    const { environment, file, store, database } = await begin(await freshStore());
    const reference = await register(store, 'former@example.com');
    const email = { reference, subject: '', text: 'Dear former', by: { kind: 'rule', id: 'x' } } as const;
    const write = () =>
      database.transaction((queries) =>
        queueEmail(queries, { ...email, recipient: 'former@example.com', atMs: 0, dueAtMs: 0 }),
      );
    await database.transaction((queries) =>
      writeValues(
        queries,
        { reference, form: 'contact', values: { email: 'former@example.com' } },
        { email: 'present@example.com' },
        true,
      ),
    );
    await write();
    await database.transaction((queries) => erasePersonalData(queries, 'former@example.com', eraser));
    const tombstones = await database.all('SELECT reference FROM erasures');
    expect(tombstones).toEqual([{ reference: personKey(reference, 'former@example.com') }]);
    await runCommand(environment, 'removals', 'save', file);
    await write();
    await runCommand(environment, 'removals', 'replay', file);
    expect(await database.all("SELECT id FROM outbox WHERE person = 'former@example.com'")).toEqual([]);
    expect(await database.all('SELECT email FROM enquiries')).toEqual([{ email: 'present@example.com' }]);
    await store.close();
  });
});
