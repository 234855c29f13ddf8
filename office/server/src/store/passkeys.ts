import { DomainError, notFound, notPossible } from '@vanda/desk-api/failures';
import type { Database, Queries } from '@vanda/server/office';
import { type CommandOrigin, orderedId, recordCommand } from './audit-log.ts';
import type { LoginSession } from './login-sessions.ts';
import { keepAnAdministrator } from './staff-members.ts';

export type Passkey = {
  readonly id: string;
  /** Credential id, base64url. */
  readonly credential: string;
  /** COSE public key, base64url. */
  readonly publicKey: string;
  readonly counter: number;
  /** Values separated by spaces. */
  readonly transports: string;
  readonly staffMember: string;
  readonly name: string;
  readonly isSynced: number;
  readonly addedAtMs: number;
  readonly lastUsedAtMs: number | null;
  readonly removedAtMs: number | null;
  /** The staff member who made the link that added the passkey; null where its owner added it. */
  readonly linkedBy: string | null;
};

const passkeys = `SELECT id, credential, public_key AS "publicKey", counter, transports, staff_member AS "staffMember", name,
  is_synced AS "isSynced", added_at AS "addedAtMs", last_used_at AS "lastUsedAtMs",
  removed_at AS "removedAtMs", linked_by AS "linkedBy" FROM passkeys`;

export async function findPasskey(queries: Queries, credential: string): Promise<Passkey | undefined> {
  const [passkey] = await queries.all<Passkey>(`${passkeys} WHERE credential = $1`, [credential]);
  return passkey;
}

export const listPasskeys = (queries: Queries, staffMember?: string): Promise<Passkey[]> =>
  queries.all<Passkey>(
    `${passkeys} WHERE removed_at IS NULL ${staffMember === undefined ? '' : 'AND staff_member = $1'}
     ORDER BY added_at, id`,
    staffMember === undefined ? [] : [staffMember],
  );

export async function addPasskey(
  queries: Queries,
  passkey: Omit<Passkey, 'id' | 'lastUsedAtMs' | 'removedAtMs'>,
  idempotencyKey?: string,
): Promise<string> {
  const { staffMember, addedAtMs } = passkey;
  const id = orderedId();
  const command = { by: staffMember, target: staffMember, atMs: addedAtMs, idempotencyKey };
  if (!(await recordCommand(queries, { ...command, kind: 'passkey-added' }))) return id;
  const added = await queries.run(
    `INSERT INTO passkeys (id, credential, public_key, counter, transports, staff_member, name, is_synced, added_at, linked_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING`,
    [
      id,
      passkey.credential,
      passkey.publicKey,
      passkey.counter,
      passkey.transports,
      staffMember,
      passkey.name,
      passkey.isSynced,
      addedAtMs,
      passkey.linkedBy,
    ],
  );
  if (added === 0) throw notPossible('This passkey is known already.');
  return id;
}

/**
 * Passkeys that were added through another person's link. Sessions of such a passkey do not list them: only
 * the owner's other devices can acknowledge it.
 */
export const unacknowledgedPasskeys = (
  queries: Queries,
  { staffMember, passkey }: LoginSession,
): Promise<Passkey[]> =>
  queries.all<Passkey>(
    `${passkeys} WHERE staff_member = $1 AND id <> $2 AND removed_at IS NULL
       AND linked_by IS NOT NULL AND acknowledged_at IS NULL ORDER BY added_at, id`,
    [staffMember, passkey],
  );

/** Returns false for a passkey that the owner added, for that of the session itself, and for another person's. */
export async function acknowledgePasskey(
  queries: Queries,
  id: string,
  { staffMember, passkey }: LoginSession,
  atMs: number,
): Promise<boolean> {
  const acknowledged = await queries.run(
    `UPDATE passkeys SET acknowledged_at = $1
     WHERE id = $2 AND staff_member = $3 AND id <> $4 AND linked_by IS NOT NULL`,
    [atMs, id, staffMember, passkey],
  );
  return acknowledged === 1;
}

/** Returns false when the signature counter decreased, which indicates a cloned authenticator. */
export async function notePasskeyUse(queries: Queries, id: string, counter: number, atMs: number) {
  const noted = await queries.run(
    `UPDATE passkeys SET counter = $1, last_used_at = $2
     WHERE id = $3 AND removed_at IS NULL AND (counter < $1 OR (counter = 0 AND $1 = 0))`,
    [counter, atMs, id],
  );
  return noted === 1;
}

/** Removes a passkey and ends its sessions. Only an administrator may remove the last one of a staff member. */
export async function removePasskey(
  database: Database,
  { id, staffMember }: Pick<Passkey, 'id' | 'staffMember'>,
  { by, atMs }: CommandOrigin,
): Promise<void> {
  await database.transaction(async (queries) => {
    // Row lock: concurrent removals are serialised, so one passkey remains.
    await queries.run('UPDATE staff_members SET version = version + 1 WHERE id = $1', [staffMember]);
    const removed = await queries.run(
      'UPDATE passkeys SET removed_at = $1 WHERE id = $2 AND staff_member = $3 AND removed_at IS NULL',
      [atMs, id, staffMember],
    );
    if (removed === 0) throw notFound();
    const left = await listPasskeys(queries, staffMember);
    if (left.length === 0 && by === staffMember) throw new DomainError({ code: 'last-one', of: 'passkey' });
    await keepAnAdministrator(queries);
    await queries.run('DELETE FROM login_sessions WHERE passkey = $1', [id]);
    await recordCommand(queries, { by, kind: 'passkey-removed', target: staffMember, atMs });
  });
}

/** Consumes a challenge and deletes expired ones. Only one of two uses returns true. */
export async function consumeChallenge(
  queries: Queries,
  challenge: string,
  purpose: string,
  { nowMs, expiresAtMs }: { readonly nowMs: number; readonly expiresAtMs: number },
): Promise<boolean> {
  await queries.run('DELETE FROM challenges WHERE expires_at <= $1', [nowMs]);
  const stored = await queries.run(
    'INSERT INTO challenges (challenge, purpose, expires_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [challenge, purpose, expiresAtMs],
  );
  return stored === 1;
}
