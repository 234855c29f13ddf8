import type { Queries } from './database.ts';

/** What the service remembers: the latest moment it is sure of, and since when deleted text waits to be erased. */
export type StateName = 'last_seen_at' | 'erasing_due';

/** One remembered number, or undefined. */
export async function readState(queries: Queries, name: StateName): Promise<number | undefined> {
  const [row] = await queries.all<{ value: number }>('SELECT value FROM service_state WHERE name = $1', [
    name,
  ]);
  return row?.value;
}

/** Remembers a number under its name. */
export async function writeState(queries: Queries, name: StateName, value: number): Promise<void> {
  await queries.run(
    `INSERT INTO service_state (name, value) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    [name, value],
  );
}

/** Forgets a number, unless it has changed since it was read. */
export async function clearState(queries: Queries, name: StateName, value: number): Promise<void> {
  await queries.run('DELETE FROM service_state WHERE name = $1 AND value = $2', [name, value]);
}
