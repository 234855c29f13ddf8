import type { Database, Queries, Row } from '../store/database.ts';
import { recordAct } from './acts.ts';
import { keepAnAdministrator } from './colleagues.ts';
import { orderedId } from './ordered-id.ts';
import { DeskRefusal } from './refusal.ts';

/** A passkey as its authenticator made it, and what is known of its use. */
export type Passkey = {
  readonly id: string;
  /** The credential's id, base64url. */
  readonly credential: string;
  /** Its public key as COSE, base64url. */
  readonly publicKey: string;
  /** How often it was used, where its authenticator counts; 0 otherwise. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly colleague: string;
  readonly name: string;
  /** Kept in more than one place by its owner's password manager. */
  readonly isSynced: boolean;
  readonly addedAtMs: number;
  readonly lastUsedAtMs: number | undefined;
  readonly isRemoved: boolean;
};

/** A passkey of a credential's id, also one that was removed. */
export async function findPasskey(queries: Queries, credential: string): Promise<Passkey | undefined> {
  const [row] = await queries.all('SELECT * FROM passkeys WHERE credential = $1', [credential]);
  return row && toPasskey(row);
}

/** Passkeys that open the desk, of one colleague or of all. */
export async function listPasskeys(queries: Queries, colleague?: string): Promise<Passkey[]> {
  const rows = await queries.all(
    `SELECT * FROM passkeys WHERE removed_at IS NULL ${colleague === undefined ? '' : 'AND colleague = $1'}
     ORDER BY added_at, id`,
    colleague === undefined ? [] : [colleague],
  );
  return rows.map(toPasskey);
}

/** Adds a passkey. Refuses one that is known: its authenticator holds it already. */
export async function addPasskey(
  queries: Queries,
  passkey: Omit<Passkey, 'id' | 'lastUsedAtMs' | 'isRemoved'>,
  actKey?: string,
): Promise<string> {
  const { colleague, addedAtMs } = passkey;
  const id = orderedId();
  if (!(await recordAct(queries, { by: colleague, kind: 'passkey-added', atMs: addedAtMs, actKey })))
    return id;
  const added = await queries.run(
    `INSERT INTO passkeys (id, credential, public_key, counter, transports, colleague, name, is_synced, added_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING`,
    [
      id,
      passkey.credential,
      passkey.publicKey,
      passkey.counter,
      passkey.transports.join(' '),
      colleague,
      passkey.name,
      passkey.isSynced ? 1 : 0,
      addedAtMs,
    ],
  );
  if (added === 0) throw new DeskRefusal({ code: 'not-possible', words: 'This passkey is known already.' });
  return id;
}

/** Notes a use. False when its counter went back: then there are two of it. */
export async function notePasskeyUse(
  queries: Queries,
  id: string,
  counter: number,
  atMs: number,
): Promise<boolean> {
  return (
    (await queries.run(
      `UPDATE passkeys SET counter = $1, last_used_at = $2
       WHERE id = $3 AND removed_at IS NULL AND (counter < $1 OR (counter = 0 AND $1 = 0))`,
      [counter, atMs, id],
    )) === 1
  );
}

/** Gives a colleague's own passkey another name. */
export async function renamePasskey(
  queries: Queries,
  { id, colleague, name }: { readonly id: string; readonly colleague: string; readonly name: string },
  act: { readonly atMs: number; readonly actKey: string },
): Promise<void> {
  if (!(await recordAct(queries, { by: colleague, kind: 'passkey-renamed', ...act }))) return;
  const renamed = await queries.run(
    'UPDATE passkeys SET name = $1 WHERE id = $2 AND colleague = $3 AND removed_at IS NULL',
    [name, id, colleague],
  );
  if (renamed === 0) throw new DeskRefusal({ code: 'not-found' });
}

/**
 * Takes a passkey off, and ends what it signed in. The last one of a colleague stays unless an administrator takes it:
 * that is for a lost device, and a new invitation follows.
 */
export async function removePasskey(
  database: Database,
  { id, colleague }: { readonly id: string; readonly colleague: string },
  { by, atMs }: { readonly by: string; readonly atMs: number },
): Promise<void> {
  await database.transaction(async (queries) => {
    // Of two that are taken off at once, the second waits and finds itself the last.
    await queries.run('UPDATE colleagues SET version = version + 1 WHERE id = $1', [colleague]);
    const removed = await queries.run(
      'UPDATE passkeys SET removed_at = $1 WHERE id = $2 AND colleague = $3 AND removed_at IS NULL',
      [atMs, id, colleague],
    );
    if (removed === 0) throw new DeskRefusal({ code: 'not-found' });
    const left = await listPasskeys(queries, colleague);
    if (left.length === 0 && by === colleague) throw new DeskRefusal({ code: 'last-one', of: 'passkey' });
    await keepAnAdministrator(queries);
    await queries.run('DELETE FROM desk_sessions WHERE passkey = $1', [id]);
    await recordAct(queries, { by, kind: 'passkey-removed', atMs });
  });
}

function toPasskey(row: Row): Passkey {
  return {
    id: String(row.id),
    credential: String(row.credential),
    publicKey: String(row.public_key),
    counter: Number(row.counter),
    transports: String(row.transports).split(' ').filter(Boolean),
    colleague: String(row.colleague),
    name: String(row.name),
    isSynced: row.is_synced === 1,
    addedAtMs: Number(row.added_at),
    lastUsedAtMs: row.last_used_at === null ? undefined : Number(row.last_used_at),
    isRemoved: row.removed_at !== null,
  };
}
