import { randomUUID } from 'node:crypto';
import type { Database, Queries, Row } from '../store/database.ts';
import { recordAct } from './acts.ts';
import { DeskRefusal } from './refusal.ts';
import { hashOf, newToken } from './tokens.ts';

/** What a colleague may do. */
export type Role = 'member' | 'administrator';

/** Somebody who works at the desk. One who was removed keeps the name beside what they did. */
export type Colleague = {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly state: 'invited' | 'active' | 'removed';
  readonly version: number;
  readonly lastSeenAtMs: number | undefined;
  readonly keysOff: readonly string[];
  readonly calendarMadeAtMs: number | undefined;
};

/** An open invitation. */
export type Invitation = {
  readonly id: string;
  readonly kind: 'first' | 'invitation' | 'recovery';
  readonly colleague: string;
  readonly madeAtMs: number;
  readonly expiresAtMs: number;
};

/** Who changes something about colleagues, and when. */
export type Administration = {
  readonly by: string;
  readonly atMs: number;
  readonly actKey?: string | undefined;
};

/** An invitation works once, for an hour. */
export const invitationMs = 60 * 60_000;

/** The command line, as the one who did something. */
export const commandLine = 'command-line';

/** Everybody, those who left included. */
export async function listColleagues(queries: Queries): Promise<Colleague[]> {
  const rows = await queries.all('SELECT * FROM colleagues ORDER BY state, name, id');
  return rows.map(toColleague);
}

/** One colleague, or undefined. */
export async function findColleague(queries: Queries, id: string): Promise<Colleague | undefined> {
  const [row] = await queries.all('SELECT * FROM colleagues WHERE id = $1', [id]);
  return row && toColleague(row);
}

/** Invites somebody new. The token is told this once. */
export function inviteNew(
  queries: Queries,
  { name, role, kind }: { readonly name: string; readonly role: Role; readonly kind: 'first' | 'invitation' },
  { by, atMs, actKey }: Administration,
): Promise<{ invitation: Invitation; token: string }> {
  return once(queries, { by, kind: 'invited', atMs, actKey }, async () => {
    const id = randomUUID();
    await queries.run(
      `INSERT INTO colleagues (id, name, role, state, version, made_at, keys_off)
       VALUES ($1, $2, $3, 'invited', 1, $4, '')`,
      [id, name, role, atMs],
    );
    return insertInvitation(queries, id, kind, atMs);
  });
}

/** Sends a colleague a new link; earlier ones end. For a lost device, or an invitation that ran out. */
export function inviteAgain(
  queries: Queries,
  id: string,
  kind: 'invitation' | 'recovery',
  { by, atMs, actKey }: Administration,
): Promise<{ invitation: Invitation; token: string }> {
  const act = kind === 'recovery' ? 'recovery-made' : 'invited';
  return once(queries, { by, kind: act, atMs, actKey }, async () => {
    const colleague = await findColleague(queries, id);
    if (!colleague) throw new DeskRefusal({ code: 'not-found' });
    if (colleague.state === 'removed') {
      throw new DeskRefusal({ code: 'not-possible', words: 'A colleague who was removed is invited anew.' });
    }
    await queries.run('DELETE FROM invitations WHERE colleague = $1', [id]);
    return insertInvitation(queries, id, kind, atMs);
  });
}

/** Invitations that can still be used. */
export async function openInvitations(queries: Queries, nowMs: number): Promise<Invitation[]> {
  const rows = await queries.all('SELECT * FROM invitations WHERE expires_at > $1 ORDER BY made_at', [nowMs]);
  return rows.map(toInvitation);
}

/** The open invitation of a token. Refuses one that was used, ended, taken back or never made in the same way. */
export async function findInvitation(
  queries: Queries,
  token: string,
  nowMs: number,
): Promise<{ invitation: Invitation; colleague: Colleague }> {
  const [row] = await queries.all('SELECT * FROM invitations WHERE token_hash = $1 AND expires_at > $2', [
    hashOf(token),
    nowMs,
  ]);
  const colleague = row && (await findColleague(queries, String(row.colleague)));
  if (!colleague || colleague.state === 'removed') throw new DeskRefusal({ code: 'link-over' });
  return { invitation: toInvitation(row), colleague };
}

/** Uses an invitation up. Of two who use it at once, one gets it. */
export async function useInvitation(queries: Queries, invitation: Invitation, atMs: number): Promise<void> {
  const used = await queries.run('DELETE FROM invitations WHERE id = $1', [invitation.id]);
  if (used === 0) throw new DeskRefusal({ code: 'link-over' });
  await queries.run(
    "UPDATE colleagues SET state = 'active', version = version + 1 WHERE id = $1 AND state = 'invited'",
    [invitation.colleague],
  );
  await recordAct(queries, { by: invitation.colleague, kind: 'colleague-joined', atMs });
}

/** Takes an invitation back. Somebody who never came is removed with it. */
export async function withdrawInvitation(
  queries: Queries,
  id: string,
  { by, atMs }: Administration,
): Promise<void> {
  const [row] = await queries.all<{ colleague: string }>(
    'DELETE FROM invitations WHERE id = $1 RETURNING colleague',
    [id],
  );
  if (!row) throw new DeskRefusal({ code: 'not-found' });
  await queries.run(
    "UPDATE colleagues SET state = 'removed', version = version + 1 WHERE id = $1 AND state = 'invited'",
    [row.colleague],
  );
  await recordAct(queries, { by, kind: 'invitation-withdrawn', atMs });
}

/** Gives a colleague another name or role. One administrator stays. */
export function changeColleague(
  database: Database,
  id: string,
  version: number,
  { name, role }: { readonly name: string; readonly role: Role },
  administration: Administration,
): Promise<void> {
  return administer(database, id, version, 'colleague-changed', administration, async (queries) => {
    await queries.run('UPDATE colleagues SET name = $1, role = $2 WHERE id = $3', [name, role, id]);
  });
}

/** Removes a colleague: signed out everywhere, passkeys and links over, what they had in hand given back. */
export function removeColleague(
  database: Database,
  id: string,
  version: number,
  administration: Administration,
): Promise<void> {
  return administer(database, id, version, 'colleague-removed', administration, async (queries) => {
    await queries.run(
      "UPDATE colleagues SET state = 'removed', calendar_hash = NULL, calendar_made_at = NULL WHERE id = $1",
      [id],
    );
    await queries.run('DELETE FROM desk_sessions WHERE colleague = $1', [id]);
    await queries.run('DELETE FROM invitations WHERE colleague = $1', [id]);
    await queries.run('DELETE FROM answer_drafts WHERE colleague = $1', [id]);
    await queries.run('UPDATE passkeys SET removed_at = $1 WHERE colleague = $2 AND removed_at IS NULL', [
      administration.atMs,
      id,
    ]);
    await queries.run('UPDATE enquiries SET owner = NULL, version = version + 1 WHERE owner = $1', [id]);
  });
}

/** Notes which keys a colleague has switched off. */
export async function setKeysOff(
  queries: Queries,
  id: string,
  keysOff: readonly string[],
  atMs: number,
): Promise<void> {
  await queries.run('UPDATE colleagues SET keys_off = $1 WHERE id = $2', [keysOff.join(' '), id]);
  await recordAct(queries, { by: id, kind: 'keys-changed', atMs });
}

/** Makes a colleague's private calendar address; an earlier one ends. The token is told this once. */
export function makeCalendar(queries: Queries, { by, atMs, actKey }: Administration): Promise<string> {
  return once(queries, { by, kind: 'calendar-made', atMs, actKey }, async () => {
    const token = newToken();
    await queries.run('UPDATE colleagues SET calendar_hash = $1, calendar_made_at = $2 WHERE id = $3', [
      hashOf(token),
      atMs,
      by,
    ]);
    return token;
  });
}

/** Ends a colleague's private calendar address. */
export async function endCalendar(queries: Queries, { by, atMs }: Administration): Promise<void> {
  await queries.run('UPDATE colleagues SET calendar_hash = NULL, calendar_made_at = NULL WHERE id = $1', [
    by,
  ]);
  await recordAct(queries, { by, kind: 'calendar-ended', atMs });
}

/** Whether a token opens a calendar. */
export async function hasCalendar(queries: Queries, token: string): Promise<boolean> {
  const [row] = await queries.all("SELECT id FROM colleagues WHERE calendar_hash = $1 AND state = 'active'", [
    hashOf(token),
  ]);
  return row !== undefined;
}

/** Runs a change that leaves at least one administrator who can sign in. */
export async function keepAnAdministrator(queries: Queries): Promise<void> {
  const [row] = await queries.all<{ count: number }>(
    `SELECT CAST(COUNT(*) AS BIGINT) AS count FROM colleagues
     WHERE role = 'administrator' AND state = 'active'
       AND EXISTS (SELECT 1 FROM passkeys WHERE passkeys.colleague = colleagues.id AND removed_at IS NULL)`,
  );
  if ((row?.count ?? 0) === 0) throw new DeskRefusal({ code: 'last-one', of: 'administrator' });
}

async function administer(
  database: Database,
  id: string,
  version: number,
  kind: string,
  { by, atMs, actKey }: Administration,
  work: (queries: Queries) => Promise<void>,
): Promise<void> {
  await database.transaction(async (queries) => {
    if (!(await recordAct(queries, { by, kind, atMs, actKey }))) return;
    // Two administrators who remove each other at once wait here for one another.
    await queries.run("UPDATE colleagues SET version = version WHERE role = 'administrator'");
    const raised = await queries.run(
      "UPDATE colleagues SET version = version + 1 WHERE id = $1 AND version = $2 AND state <> 'removed'",
      [id, version],
    );
    if (raised === 0) {
      const colleague = await findColleague(queries, id);
      if (!colleague || colleague.state === 'removed') throw new DeskRefusal({ code: 'not-found' });
      throw new DeskRefusal({ code: 'stale', reference: '', version: colleague.version, since: version });
    }
    await work(queries);
    await keepAnAdministrator(queries);
  });
}

/** A secret can be told once: whoever asks again with the same key is told to make another. */
async function once<T>(
  queries: Queries,
  act: Parameters<typeof recordAct>[1],
  work: () => Promise<T>,
): Promise<T> {
  if (!(await recordAct(queries, act))) {
    throw new DeskRefusal({ code: 'not-possible', words: 'This link was made already and is shown once.' });
  }
  return work();
}

async function insertInvitation(
  queries: Queries,
  colleague: string,
  kind: Invitation['kind'],
  atMs: number,
): Promise<{ invitation: Invitation; token: string }> {
  const token = newToken();
  const invitation = { id: randomUUID(), kind, colleague, madeAtMs: atMs, expiresAtMs: atMs + invitationMs };
  await queries.run(
    `INSERT INTO invitations (id, token_hash, kind, colleague, made_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [invitation.id, hashOf(token), kind, colleague, atMs, invitation.expiresAtMs],
  );
  return { invitation, token };
}

function toColleague(row: Row): Colleague {
  return {
    id: String(row.id),
    name: String(row.name),
    role: row.role === 'administrator' ? 'administrator' : 'member',
    state: String(row.state) as Colleague['state'],
    version: Number(row.version),
    lastSeenAtMs: row.last_seen_at === null ? undefined : Number(row.last_seen_at),
    keysOff: String(row.keys_off).split(' ').filter(Boolean),
    calendarMadeAtMs: row.calendar_made_at === null ? undefined : Number(row.calendar_made_at),
  };
}

function toInvitation(row: Row): Invitation {
  return {
    id: String(row.id),
    kind: String(row.kind) as Invitation['kind'],
    colleague: String(row.colleague),
    madeAtMs: Number(row.made_at),
    expiresAtMs: Number(row.expires_at),
  };
}
