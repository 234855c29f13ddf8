import type { Database, Queries, Row } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { recordCommand } from './audit-log.ts';
import { orderedId } from './ordered-id.ts';
import { keepAnAdministrator } from './staff-members.ts';

export type Passkey = {
  readonly id: string;
  /** Credential id, base64url. */
  readonly credential: string;
  /** COSE public key, base64url. */
  readonly publicKey: string;
  /** Signature counter; 0 where the authenticator has none. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly colleague: string;
  readonly name: string;
  readonly isSynced: boolean;
  readonly addedAtMs: number;
  readonly lastUsedAtMs: number | undefined;
  readonly isRemoved: boolean;
  /** Who made the link that added it; undefined where its owner added it. */
  readonly linkedBy: string | undefined;
};

export async function findPasskey(queries: Queries, credential: string): Promise<Passkey | undefined> {
  const [row] = await queries.all('SELECT * FROM passkeys WHERE credential = $1', [credential]);
  return row && toPasskey(row);
}

/** Not removed ones, of one staff member or all. */
export async function listPasskeys(queries: Queries, colleague?: string): Promise<Passkey[]> {
  const rows = await queries.all(
    `SELECT * FROM passkeys WHERE removed_at IS NULL ${colleague === undefined ? '' : 'AND colleague = $1'}
     ORDER BY added_at, id`,
    colleague === undefined ? [] : [colleague],
  );
  return rows.map(toPasskey);
}

export async function addPasskey(
  queries: Queries,
  passkey: Omit<Passkey, 'id' | 'lastUsedAtMs' | 'isRemoved'>,
  idempotencyKey?: string,
): Promise<string> {
  const { colleague, addedAtMs } = passkey;
  const id = orderedId();
  const command = {
    by: colleague,
    kind: 'passkey-added',
    target: colleague,
    atMs: addedAtMs,
    idempotencyKey,
  };
  if (!(await recordCommand(queries, command))) return id;
  const added = await queries.run(
    `INSERT INTO passkeys (id, credential, public_key, counter, transports, colleague, name, is_synced, added_at, linked_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING`,
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
      passkey.linkedBy ?? null,
    ],
  );
  if (added === 0) throw new DomainError({ code: 'not-possible', reason: 'passkey-known' });
  return id;
}

/**
 * Unacknowledged passkeys added through another person's link. Hidden from sessions of such a passkey: only the
 * owner's other devices can acknowledge it.
 */
export async function unacknowledgedPasskeys(
  queries: Queries,
  { colleague, passkey }: { readonly colleague: string; readonly passkey: string },
): Promise<Passkey[]> {
  const rows = await queries.all(
    `SELECT * FROM passkeys WHERE colleague = $1 AND id <> $2 AND removed_at IS NULL
       AND linked_by IS NOT NULL AND acknowledged_at IS NULL ORDER BY added_at, id`,
    [colleague, passkey],
  );
  return rows.map(toPasskey);
}

/** Acknowledges the notification of a passkey, from a session of another passkey. */
export async function acknowledgePasskey(
  queries: Queries,
  session: { readonly colleague: string; readonly passkey: string },
  id: string,
  atMs: number,
): Promise<void> {
  const acknowledged = await queries.run(
    'UPDATE passkeys SET acknowledged_at = $1 WHERE id = $2 AND colleague = $3 AND id <> $4 AND linked_by IS NOT NULL',
    [atMs, id, session.colleague, session.passkey],
  );
  if (acknowledged === 0) throw new DomainError({ code: 'not-found' });
}

/** False when the signature counter decreased, which indicates a cloned authenticator. */
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

/** Removes a passkey and ends its sessions. Only an administrator may remove the last one of a staff member. */
export async function removePasskey(
  database: Database,
  { id, colleague }: { readonly id: string; readonly colleague: string },
  { by, atMs }: { readonly by: string; readonly atMs: number },
): Promise<void> {
  await database.transaction(async (queries) => {
    // Row lock: concurrent removals are serialised, so one passkey remains.
    await queries.run('UPDATE colleagues SET version = version + 1 WHERE id = $1', [colleague]);
    const removed = await queries.run(
      'UPDATE passkeys SET removed_at = $1 WHERE id = $2 AND colleague = $3 AND removed_at IS NULL',
      [atMs, id, colleague],
    );
    if (removed === 0) throw new DomainError({ code: 'not-found' });
    const left = await listPasskeys(queries, colleague);
    if (left.length === 0 && by === colleague) throw new DomainError({ code: 'last-one', of: 'passkey' });
    await keepAnAdministrator(queries);
    await queries.run('DELETE FROM desk_sessions WHERE passkey = $1', [id]);
    await recordCommand(queries, { by, kind: 'passkey-removed', target: colleague, atMs });
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
    linkedBy: row.linked_by === null ? undefined : String(row.linked_by),
  };
}
