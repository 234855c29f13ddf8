import { randomBytes } from 'node:crypto';
import type { Queries } from './database.ts';

export type StateName = 'last_seen_at' | 'erasing_due' | 'backed_up_at' | 'backup_proved_at' | 'notified_of';

export async function readState(queries: Queries, name: StateName): Promise<number | undefined> {
  const [row] = await queries.all<{ value: number }>('SELECT value FROM service_state WHERE name = $1', [
    name,
  ]);
  return row?.value;
}

export async function writeState(queries: Queries, name: StateName, value: number): Promise<void> {
  await queries.run(
    `INSERT INTO service_state (name, value) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    [name, value],
  );
}

/** Clears a state unless it has changed since it was read. */
export async function clearState(queries: Queries, name: StateName, value: number): Promise<void> {
  await queries.run('DELETE FROM service_state WHERE name = $1 AND value = $2', [name, value]);
}

type KeyName = 'registrant-links' | 'desk-challenges';

/** A key of 256 bits, created on first use and shared by all instances on this store. */
export async function serviceKey(queries: Queries, name: KeyName): Promise<string> {
  const select = 'SELECT value FROM service_keys WHERE name = $1';
  const [known] = await queries.all<{ value: string }>(select, [name]);
  if (known) return known.value;
  await queries.run('INSERT INTO service_keys (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    name,
    randomBytes(32).toString('base64url'),
  ]);
  const [made] = await queries.all<{ value: string }>(select, [name]);
  if (!made) throw new Error(`the store did not keep the key ${name}`);
  return made.value;
}
