import { randomUUID } from 'node:crypto';
import { DomainError } from '@vanda/desk-api/failures';
import type { Queries } from '@vanda/server/office';
import { recordCommand } from './audit-log.ts';
import { findStaffMember, hashOf, newToken, type StaffMember } from './staff-members.ts';

export type LoginSession = {
  readonly id: string;
  readonly staffMember: string;
  readonly passkey: string;
  readonly signedInAtMs: number;
  readonly lastSeenAtMs: number;
};

export type CurrentUser = { readonly staffMember: StaffMember; readonly session: LoginSession };

export const sessionLimits = { idleMs: 30 * 60_000, wholeMs: 12 * 60 * 60_000 } as const;

const noteEveryMs = 60_000;

const sessions = `SELECT id, staff_member AS "staffMember", passkey, signed_in_at AS "signedInAtMs", last_seen_at AS "lastSeenAtMs"
  FROM login_sessions`;

/** @returns the token; the store has only its hash */
export async function startSession(
  queries: Queries,
  { staffMember, passkey }: Pick<LoginSession, 'staffMember' | 'passkey'>,
  atMs: number,
): Promise<string> {
  await queries.run('DELETE FROM login_sessions WHERE last_seen_at < $1 OR signed_in_at < $2', [
    atMs - sessionLimits.idleMs,
    atMs - sessionLimits.wholeMs,
  ]);
  const token = newToken();
  await queries.run(
    `INSERT INTO login_sessions (token_hash, id, staff_member, passkey, signed_in_at, last_seen_at)
     VALUES ($1, $2, $3, $4, $5, $5)`,
    [hashOf(token), randomUUID(), staffMember, passkey, atMs],
  );
  await queries.run('UPDATE staff_members SET last_seen_at = $1 WHERE id = $2', [atMs, staffMember]);
  await recordCommand(queries, { by: staffMember, kind: 'signed-in', atMs });
  return token;
}

/** @throws {DomainError} `signed-out` */
export async function findSession(
  queries: Queries,
  token: string | undefined,
  nowMs: number,
  isPerson: boolean,
): Promise<CurrentUser> {
  if (!token) throw signedOut('none');
  const [session] = await queries.all<LoginSession>(`${sessions} WHERE token_hash = $1`, [hashOf(token)]);
  if (!session) throw signedOut('ended');
  if (nowMs - session.signedInAtMs >= sessionLimits.wholeMs) throw signedOut('twelve-hours');
  if (nowMs - session.lastSeenAtMs >= sessionLimits.idleMs) throw signedOut('idle');
  const staffMember = await findStaffMember(queries, session.staffMember);
  if (staffMember?.status !== 'active') throw signedOut('ended');
  if (!isPerson || nowMs - session.lastSeenAtMs < noteEveryMs) return { session, staffMember };
  await queries.run('UPDATE login_sessions SET last_seen_at = $1 WHERE id = $2', [nowMs, session.id]);
  await queries.run('UPDATE staff_members SET last_seen_at = $1 WHERE id = $2', [nowMs, staffMember.id]);
  return { session: { ...session, lastSeenAtMs: nowMs }, staffMember };
}

const signedOut = (why: 'none' | 'idle' | 'twelve-hours' | 'ended'): DomainError =>
  new DomainError({ code: 'signed-out', why });

export const listSessionsOf = (
  queries: Queries,
  staffMember: string,
  nowMs: number,
): Promise<LoginSession[]> =>
  queries.all<LoginSession>(
    `${sessions} WHERE staff_member = $1 AND last_seen_at > $2 AND signed_in_at > $3
     ORDER BY signed_in_at DESC, id`,
    [staffMember, nowMs - sessionLimits.idleMs, nowMs - sessionLimits.wholeMs],
  );

export async function endAllSessions(queries: Queries, staffMember: string): Promise<void> {
  await queries.run('DELETE FROM login_sessions WHERE staff_member = $1', [staffMember]);
}

export async function endSession(
  queries: Queries,
  { id, staffMember }: Pick<LoginSession, 'id' | 'staffMember'>,
  kind: 'signed-out' | 'session-ended',
  atMs: number,
): Promise<boolean> {
  const ended = await queries.run('DELETE FROM login_sessions WHERE id = $1 AND staff_member = $2', [
    id,
    staffMember,
  ]);
  if (ended === 1) await recordCommand(queries, { by: staffMember, kind, atMs });
  return ended === 1;
}
