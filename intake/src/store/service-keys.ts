import { randomBytes } from 'node:crypto';
import type { Queries } from './database.ts';

/** Keys that the service makes for itself. */
export type KeyName = 'registrant-links';

/** A secret of 256 bits, made when it is first asked for and the same for every instance on this store. */
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
