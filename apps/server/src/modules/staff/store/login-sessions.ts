import { randomUUID } from 'node:crypto';
import { DomainError } from '@vanda/desk-api/failures';
import type { Queries } from '../../../platform/database/database.ts';
import { recordCommand } from './audit-log.ts';
import { findStaffMember, hashOf, newToken, type StaffMember } from './staff-members.ts';

export type DeskSession = {
  readonly id: string;
  readonly colleague: string;
  readonly passkey: string;
  readonly signedInAtMs: number;
  readonly lastSeenAtMs: number;
};

export type CurrentUser = { readonly colleague: StaffMember; readonly session: DeskSession };

export const sessionLimits = { idleMs: 30 * 60_000, wholeMs: 12 * 60 * 60_000 } as const;

const noteEveryMs = 60_000;

const sessions = `SELECT id, colleague, passkey, signed_in_at AS "signedInAtMs", last_seen_at AS "lastSeenAtMs"
  FROM desk_sessions`;

/** @returns the token, of which the store has the hash alone */
export async function startSession(
  queries: Queries,
  { colleague, passkey }: Pick<DeskSession, 'colleague' | 'passkey'>,
  atMs: number,
): Promise<string> {
  await queries.run('DELETE FROM desk_sessions WHERE last_seen_at < $1 OR signed_in_at < $2', [
    atMs - sessionLimits.idleMs,
    atMs - sessionLimits.wholeMs,
  ]);
  const token = newToken();
  await queries.run(
    `INSERT INTO desk_sessions (token_hash, id, colleague, passkey, signed_in_at, last_seen_at)
     VALUES ($1, $2, $3, $4, $5, $5)`,
    [hashOf(token), randomUUID(), colleague, passkey, atMs],
  );
  await queries.run('UPDATE colleagues SET last_seen_at = $1 WHERE id = $2', [atMs, colleague]);
  await recordCommand(queries, { by: colleague, kind: 'signed-in', atMs });
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
  const [session] = await queries.all<DeskSession>(`${sessions} WHERE token_hash = $1`, [hashOf(token)]);
  if (!session) throw signedOut('ended');
  if (nowMs - session.signedInAtMs >= sessionLimits.wholeMs) throw signedOut('twelve-hours');
  if (nowMs - session.lastSeenAtMs >= sessionLimits.idleMs) throw signedOut('idle');
  const colleague = await findStaffMember(queries, session.colleague);
  if (colleague?.state !== 'active') throw signedOut('ended');
  if (!isPerson || nowMs - session.lastSeenAtMs < noteEveryMs) return { session, colleague };
  await queries.run('UPDATE desk_sessions SET last_seen_at = $1 WHERE id = $2', [nowMs, session.id]);
  await queries.run('UPDATE colleagues SET last_seen_at = $1 WHERE id = $2', [nowMs, colleague.id]);
  return { session: { ...session, lastSeenAtMs: nowMs }, colleague };
}

function signedOut(why: 'none' | 'idle' | 'twelve-hours' | 'ended'): DomainError {
  return new DomainError({ code: 'signed-out', why });
}

export function listSessionsOf(queries: Queries, colleague: string, nowMs: number): Promise<DeskSession[]> {
  return queries.all<DeskSession>(
    `${sessions} WHERE colleague = $1 AND last_seen_at > $2 AND signed_in_at > $3
     ORDER BY signed_in_at DESC, id`,
    [colleague, nowMs - sessionLimits.idleMs, nowMs - sessionLimits.wholeMs],
  );
}

export async function endAllSessions(queries: Queries, colleague: string): Promise<void> {
  await queries.run('DELETE FROM desk_sessions WHERE colleague = $1', [colleague]);
}

export async function endSession(
  queries: Queries,
  { id, colleague }: Pick<DeskSession, 'id' | 'colleague'>,
  kind: 'signed-out' | 'session-ended',
  atMs: number,
): Promise<boolean> {
  const ended = await queries.run('DELETE FROM desk_sessions WHERE id = $1 AND colleague = $2', [
    id,
    colleague,
  ]);
  if (ended === 1) await recordCommand(queries, { by: colleague, kind, atMs });
  return ended === 1;
}
