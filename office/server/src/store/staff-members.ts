import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Actor, Role, StaffName } from '@vanda/desk-api/common';
import { DomainError, notFound, notPossible } from '@vanda/desk-api/failures';
import { countOf, type Database, type Queries, type Row } from '@vanda/server/office';
import { type CommandOrigin, recordCommand } from './audit-log.ts';

export type StaffMember = Readonly<ReturnType<typeof toStaffMember>>;

export type Invitation = {
  readonly id: string;
  readonly kind: 'first' | 'invitation' | 'recovery';
  readonly staffMember: string;
  readonly madeBy: string;
  readonly expiresAtMs: number;
};

type Invited = { readonly invitation: Invitation; readonly token: string };

const invitations = `SELECT id, kind, staff_member AS "staffMember", made_by AS "madeBy",
  expires_at AS "expiresAtMs" FROM invitations`;

export const invitationMs = 60 * 60_000;

export const commandLine = 'command-line';

export const newToken = (): string => randomBytes(32).toString('base64url');

/** Stored form of a secret. Secrets are random, so an unsalted hash is enough. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export async function listStaffMembers(queries: Queries): Promise<StaffMember[]> {
  const rows = await queries.all('SELECT * FROM staff_members ORDER BY status, name, id');
  return rows.map(toStaffMember);
}

export const activeAdministrators = (queries: Queries): Promise<StaffName[]> =>
  queries.all<StaffName>(
    "SELECT id, name FROM staff_members WHERE role = 'administrator' AND status = 'active' ORDER BY name",
  );

export async function findStaffMember(queries: Queries, id: string): Promise<StaffMember | undefined> {
  const [row] = await queries.all('SELECT * FROM staff_members WHERE id = $1', [id]);
  return row && toStaffMember(row);
}

/** Invites a new staff member. Only this response contains the token. */
export const inviteNew = (
  database: Database,
  { name, role, kind }: { readonly name: string; readonly role: Role; readonly kind: 'first' | 'invitation' },
  { by, atMs, idempotencyKey }: CommandOrigin,
): Promise<Invited> =>
  database.transaction(async (queries) => {
    const id = randomUUID();
    await once(queries, { by, kind: 'invited', target: id, createsTarget: true, atMs, idempotencyKey });
    if (kind === 'first') await endFirstInvitations(queries);
    await queries.run(
      `INSERT INTO staff_members (id, name, role, status, version, made_at, keys_off)
       VALUES ($1, $2, $3, 'invited', 1, $4, '')`,
      [id, name, role, atMs],
    );
    return insertInvitation(queries, id, kind, { by, atMs });
  });

/**
 * Ends earlier links. Only the command line may invite a person who has a passkey: an administrator could
 * otherwise sign in as that person unnoticed.
 */
export const inviteAgain = (
  database: Database,
  id: string,
  kind: 'invitation' | 'recovery',
  { by, atMs, idempotencyKey }: CommandOrigin,
): Promise<Invited> =>
  database.transaction(async (queries) => {
    const name = kind === 'recovery' ? 'recovery-made' : 'invited';
    await once(queries, { by, kind: name, target: id, atMs, idempotencyKey });
    const staffMember = await findStaffMember(queries, id);
    if (!staffMember) throw notFound();
    if (staffMember.status === 'removed') throw notPossible('A colleague who was removed is invited anew.');
    const passkeys = 'passkeys WHERE staff_member = $1 AND removed_at IS NULL';
    if (kind === 'invitation' && (await countOf(queries, passkeys, [id])) > 0)
      throw notPossible('This colleague still has a passkey. Remove the passkey first, then invite again.');
    await queries.run('DELETE FROM invitations WHERE staff_member = $1', [id]);
    return insertInvitation(queries, id, kind, { by, atMs });
  });

export const openInvitations = (queries: Queries, nowMs: number): Promise<Invitation[]> =>
  queries.all<Invitation>(`${invitations} WHERE expires_at > $1 ORDER BY made_at`, [nowMs]);

export async function findInvitation(queries: Queries, token: string, nowMs: number) {
  const [invitation] = await queries.all<Invitation>(
    `${invitations} WHERE token_hash = $1 AND expires_at > $2`,
    [hashOf(token), nowMs],
  );
  const staffMember = invitation && (await findStaffMember(queries, invitation.staffMember));
  if (!staffMember || staffMember.status === 'removed') throw new DomainError({ code: 'link-over' });
  return { invitation, staffMember };
}

/** Only one of two concurrent uses succeeds. Ends the person's sessions, so that they notice. */
export async function useInvitation(queries: Queries, invitation: Invitation, atMs: number) {
  const { id, staffMember, kind } = invitation;
  const used = await queries.run('DELETE FROM invitations WHERE id = $1', [id]);
  if (used === 0) throw new DomainError({ code: 'link-over' });
  const joined = await queries.run(
    "UPDATE staff_members SET status = 'active', version = version + 1 WHERE id = $1 AND status = 'invited'",
    [staffMember],
  );
  if (kind === 'first') await endFirstInvitations(queries);
  await queries.run('DELETE FROM login_sessions WHERE staff_member = $1', [staffMember]);
  await recordCommand(queries, { by: staffMember, kind: 'staff-joined', target: staffMember, atMs });
  return { hadJoined: joined === 0 };
}

/**
 * Runs in the caller's transaction. Also removes an account that was never used. Returns the staff member's
 * id; undefined for an unknown invitation.
 */
export async function deleteInvitation(queries: Queries, id: string): Promise<string | undefined> {
  const [row] = await queries.all<{ staffMember: string }>(
    'DELETE FROM invitations WHERE id = $1 RETURNING staff_member AS "staffMember"',
    [id],
  );
  if (!row) return undefined;
  await queries.run(
    "UPDATE staff_members SET status = 'removed', version = version + 1 WHERE id = $1 AND status = 'invited'",
    [row.staffMember],
  );
  return row.staffMember;
}

/** Locks rows until the transaction ends: two administrators who remove each other are serialised here. */
export async function lockAdministrators(queries: Queries): Promise<void> {
  await queries.run("UPDATE staff_members SET version = version WHERE role = 'administrator'");
}

/** Optimistic locking: returns false when the version is another one, or the staff member was removed. */
export async function raiseStaffVersion(
  queries: Queries,
  { id, version }: Pick<StaffMember, 'id' | 'version'>,
): Promise<boolean> {
  const raised = await queries.run(
    "UPDATE staff_members SET version = version + 1 WHERE id = $1 AND version = $2 AND status <> 'removed'",
    [id, version],
  );
  return raised === 1;
}

export async function updateStaffMember(
  queries: Queries,
  { id, name, role }: Pick<StaffMember, 'id' | 'name' | 'role'>,
): Promise<void> {
  await queries.run('UPDATE staff_members SET name = $1, role = $2 WHERE id = $3', [name, role, id]);
}

/**
 * Runs in the caller's transaction. Ends sessions, links, passkeys and calendar, deletes drafts, and
 * unassigns enquiries. The row stays for its name.
 */
export async function removeStaffMember(queries: Queries, id: string, atMs: number): Promise<void> {
  await queries.run(
    "UPDATE staff_members SET status = 'removed', calendar_hash = NULL, calendar_made_at = NULL WHERE id = $1",
    [id],
  );
  await queries.run('DELETE FROM login_sessions WHERE staff_member = $1', [id]);
  await queries.run('DELETE FROM invitations WHERE staff_member = $1', [id]);
  await queries.run('DELETE FROM reply_drafts WHERE staff_member = $1', [id]);
  await queries.run('UPDATE passkeys SET removed_at = $1 WHERE staff_member = $2 AND removed_at IS NULL', [
    atMs,
    id,
  ]);
  await queries.run('UPDATE enquiries SET assignee = NULL, version = version + 1 WHERE assignee = $1', [id]);
}

export async function storeKeysOff(queries: Queries, id: string, keysOff: readonly string[]): Promise<void> {
  await queries.run('UPDATE staff_members SET keys_off = $1 WHERE id = $2', [keysOff.join(' '), id]);
}

/** Ends the person's earlier calendar address. */
export async function storeCalendar(queries: Queries, token: string, { by, atMs }: CommandOrigin) {
  await queries.run('UPDATE staff_members SET calendar_hash = $1, calendar_made_at = $2 WHERE id = $3', [
    hashOf(token),
    atMs,
    by,
  ]);
}

export async function hasCalendar(queries: Queries, token: string): Promise<boolean> {
  const ofToken = "staff_members WHERE calendar_hash = $1 AND status = 'active'";
  return (await countOf(queries, ofToken, [hashOf(token)])) > 0;
}

export async function keepAnAdministrator(queries: Queries): Promise<void> {
  const left = await countOf(
    queries,
    `staff_members WHERE role = 'administrator' AND status = 'active'
       AND EXISTS (SELECT 1 FROM passkeys WHERE passkeys.staff_member = staff_members.id AND removed_at IS NULL)`,
  );
  if (left === 0) throw new DomainError({ code: 'last-one', of: 'administrator' });
}

export async function once(queries: Queries, command: Parameters<typeof recordCommand>[1]): Promise<void> {
  if (!(await recordCommand(queries, command)))
    throw notPossible('This link was made already and is shown once.');
}

async function endFirstInvitations(queries: Queries): Promise<void> {
  await queries.run(
    `UPDATE staff_members SET status = 'removed', version = version + 1
     WHERE status = 'invited' AND id IN (SELECT staff_member FROM invitations WHERE kind = 'first')`,
  );
  await queries.run("DELETE FROM invitations WHERE kind = 'first'");
}

async function insertInvitation(
  queries: Queries,
  staffMember: string,
  kind: Invitation['kind'],
  { by, atMs }: CommandOrigin,
): Promise<Invited> {
  const token = newToken();
  const invitation = { id: randomUUID(), kind, staffMember, madeBy: by, expiresAtMs: atMs + invitationMs };
  await queries.run(
    `INSERT INTO invitations (id, token_hash, kind, staff_member, made_by, made_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [invitation.id, hashOf(token), kind, staffMember, by, atMs, invitation.expiresAtMs],
  );
  return { invitation, token };
}

const toStaffMember = (row: Row) => ({
  id: String(row.id),
  name: String(row.name),
  role: row.role as Role,
  status: row.status as 'invited' | 'active' | 'removed',
  version: Number(row.version),
  lastSeenAtMs: row.last_seen_at as number | null,
  keysOff: String(row.keys_off).split(' ').filter(Boolean),
});

export type Names = ReadonlyMap<string, string>;

export const namesOf = async (queries: Queries): Promise<Names> =>
  new Map((await listStaffMembers(queries)).map(({ id, name }) => [id, name]));

export const staffName = (names: Names, id: string): StaffName => ({
  id,
  name: names.get(id) ?? 'A colleague',
});

export function actorOf(names: Names, { kind, id }: { readonly kind: string; readonly id: string }): Actor {
  if (kind === 'staff') return { kind, ...staffName(names, id) };
  return { kind: kind === 'registrant' ? 'registrant' : 'rule' };
}
