import type { EnquiryValues } from '@vanda/enquiry/schema';
import type { Database, Queries } from '../store/database.ts';
import { findEnquiry, writeValues } from '../store/enquiries.ts';
import { type Actor, queueLetter } from '../store/letters.ts';
import {
  farewellLetter,
  type LedgerContext,
  type LetterText,
  ledgerLetter,
  type ToldAct,
} from './letter-texts.ts';
import {
  type ActName,
  findRegistration,
  type HistoryLine,
  type Registration,
  type RegistrationState,
  toHistoryLine,
} from './registration.ts';
import { firstWhoFits, freeSeats, lockSessions, readRoom, type SessionKey, seatsLeftFor } from './room.ts';
import { capacityOf, hasStarted, sessionOn } from './seats.ts';
import { withDay } from './values.ts';

/** Something that is done to one registration. Run it in a transaction of its own. */
export type Act = {
  readonly reference: string;
  /** The version that whoever acts has seen. */
  readonly version: number;
  readonly by: Actor;
  /** Two acts with one key are one: the second is answered like the first and changes nothing. */
  readonly actKey: string;
  readonly atMs: number;
  /** The colleague under whose name the letter goes out. */
  readonly signedBy?: string;
  /** The letter to the registrant as a colleague has edited it; the ledger's own words where there is none. */
  readonly letter?: LetterText | null;
};

/** Why something was not done. Nothing has changed then. */
export type Refusal = { readonly ok: false } & (
  | { readonly why: 'unknown' }
  /** Somebody was faster: this is what they did. */
  | { readonly why: 'stale'; readonly version: number; readonly last: HistoryLine | undefined }
  /** The seats left for this group, after the groups ahead of it that fit; `first` is the first of these. */
  | { readonly why: 'full'; readonly left: number; readonly first: string | undefined }
  | { readonly why: 'started' }
  | { readonly why: 'not-possible'; readonly state: RegistrationState }
);

/** What became of an act. */
export type ActResult = { readonly ok: true; readonly version: number } | Refusal;

/** How long an offer stands when nobody says otherwise. */
export const offerMs = 24 * 60 * 60_000;

/**
 * Confirms a registration's seats. Somebody who waits is confirmed where their group fits and nobody ahead of them does.
 * @param act `seats`: how many there really are, where the form only asked for a band
 */
export function confirmSeat(
  queries: Queries,
  context: LedgerContext,
  act: Act & { readonly seats?: number },
): Promise<ActResult> {
  return change(queries, context, act, 'confirmed', async (before) => {
    if (before.state === 'cancelled') return notPossible(before);
    if (before.state === 'confirmed' && (act.seats ?? before.seats) === before.seats)
      return notPossible(before);
    const seats = act.seats ?? before.seats;
    const more = isSeated(before) ? seats - before.seats : seats;
    if (isInLine(before) && hasBegun(before, act)) return { ok: false, why: 'started' };
    const refusal = more > 0 ? await refusalFor(queries, context, before, more) : undefined;
    return refusal ?? { after: { ...before, ...seated('confirmed'), seats }, details: { seats } };
  });
}

/**
 * Moves a registration to another session. Confirmed seats stay confirmed; anybody else has theirs kept. Where the group
 * doesn't fit it is refused, or joins the end of the line there when `orWait` says so.
 */
export function moveSeat(
  queries: Queries,
  context: LedgerContext,
  act: Act & { readonly toDay: string; readonly orWait?: boolean },
): Promise<ActResult> {
  const { toDay, atMs } = act;
  return change(
    queries,
    context,
    act,
    'moved',
    async (before) => {
      if (before.state === 'cancelled' || before.day === toDay) return notPossible(before);
      if (!sessionOn(context.sessionsOf, before.form, toDay)) return { ok: false, why: 'unknown' };
      if (hasStarted(toDay, atMs)) return { ok: false, why: 'started' };
      const refusal = await refusalFor(queries, context, { ...before, day: toDay }, before.seats);
      if (refusal && !act.orWait) return refusal;
      const place = refusal ? inLine(atMs) : seated(before.state === 'confirmed' ? 'confirmed' : 'held');
      return {
        after: { ...before, ...place, day: toDay },
        details: { ...(before.day ? { from: before.day } : {}), to: toDay },
        values: (values) => withDay(before.form, values, toDay),
      };
    },
    toDay,
  );
}

/**
 * Puts the registration into another person's name. What belonged to the person before goes with them, their links end,
 * and both are told.
 * @param act `values`: the whole new values, already checked
 */
export function substitutePerson(
  queries: Queries,
  context: LedgerContext,
  act: Act & { readonly values: EnquiryValues },
): Promise<ActResult> {
  return change(queries, context, act, 'substituted', async (before) => {
    if (before.state === 'cancelled') return notPossible(before);
    if (hasBegun(before, act)) return { ok: false, why: 'started' };
    return {
      after: { ...before, linkTurn: before.linkTurn + 1 },
      details: {},
      values: () => act.values,
      isOtherPerson: true,
    };
  });
}

/**
 * Corrects a person's details. With another email address the links made before end, and the address before is told.
 * @param act `values`: the whole new values, already checked
 */
export function correctDetails(
  queries: Queries,
  context: LedgerContext,
  act: Act & { readonly values: EnquiryValues },
): Promise<ActResult> {
  return change(queries, context, act, 'corrected', async (before, values) => {
    const fields = [...new Set([...Object.keys(values), ...Object.keys(act.values)])].filter(
      (name) => values[name] !== act.values[name],
    );
    if (fields.length === 0) return notPossible(before);
    const linkTurn = before.linkTurn + (fields.includes('email') ? 1 : 0);
    return {
      after: { ...before, linkTurn },
      details: { fields: fields.join(' ') },
      values: () => act.values,
    };
  });
}

/** Cancels a registration. Who is next for its seats is for {@link nextWhoFits} to say and a person to decide. */
export function cancelSeat(queries: Queries, context: LedgerContext, act: Act): Promise<ActResult> {
  return change(queries, context, act, 'cancelled', async (before) =>
    before.state === 'cancelled'
      ? notPossible(before)
      : { after: { ...before, ...seated('cancelled') }, details: { seats: before.seats } },
  );
}

/**
 * Offers free seats to somebody who waits, when nobody ahead of them fits. The seats are theirs until they answer or the
 * time is over, at the latest until the session starts.
 */
export function offerSeat(
  queries: Queries,
  context: LedgerContext,
  act: Act & { readonly untilMs?: number },
): Promise<ActResult> {
  return change(queries, context, act, 'offered', async (before) => {
    if (before.state !== 'waiting' || before.day === undefined) return notPossible(before);
    if (hasBegun(before, act)) return { ok: false, why: 'started' };
    const refusal = await refusalFor(queries, context, before, before.seats);
    if (refusal) return refusal;
    const startMs = Date.parse(`${before.day}T00:00:00+08:00`);
    const offerUntilMs = Math.min(act.untilMs ?? act.atMs + offerMs, startMs);
    return { after: { ...before, state: 'offered', offerUntilMs }, details: { seats: before.seats } };
  });
}

/** Takes an offer, which confirms the seats, or declines it, which cancels the registration. */
export function answerOffer(
  queries: Queries,
  context: LedgerContext,
  act: Act & { readonly isTaken: boolean },
): Promise<ActResult> {
  return change(queries, context, act, act.isTaken ? 'accepted' : 'declined', async (before) => {
    if (before.state !== 'offered') return notPossible(before);
    if (act.isTaken && hasBegun(before, act)) return { ok: false, why: 'started' };
    // Over, though nobody has noted it yet.
    if (act.isTaken && (before.offerUntilMs ?? 0) <= act.atMs) return notPossible(before);
    const after: Registration = { ...before, ...seated(act.isTaken ? 'confirmed' : 'cancelled') };
    return { after, details: { seats: before.seats } };
  });
}

/** Puts a registration at the end of its session's line and frees its seats. */
export function toWaiting(queries: Queries, context: LedgerContext, act: Act): Promise<ActResult> {
  return change(queries, context, act, 'to-waiting', async (before) =>
    before.day !== undefined && isSeated(before)
      ? { after: { ...before, ...inLine(act.atMs) }, details: { seats: before.seats } }
      : notPossible(before),
  );
}

/** Ends the links made so far and sends a new one to the address of the registration. */
export function renewLink(queries: Queries, context: LedgerContext, act: Act): Promise<ActResult> {
  return change(queries, context, act, 'link-ended', async (before) => ({
    after: { ...before, linkTurn: before.linkTurn + 1 },
    details: {},
  }));
}

/**
 * Ends the offers whose time is over, each in a transaction of its own: the group goes to the end of the line, and out of
 * it once the session starts. Returns how many.
 */
export async function expireOffers(
  database: Database,
  context: LedgerContext,
  nowMs: number,
): Promise<number> {
  const over = await database.all<{ reference: string }>(
    "SELECT reference FROM registrations WHERE state = 'offered' AND offer_until <= $1 ORDER BY offer_until",
    [nowMs],
  );
  let count = 0;
  for (const { reference } of over) {
    if (await database.transaction((queries) => expireOffer(queries, context, reference, nowMs))) count++;
  }
  return count;
}

async function expireOffer(
  queries: Queries,
  context: LedgerContext,
  reference: string,
  atMs: number,
): Promise<boolean> {
  await lockEnquiry(queries, reference);
  const offered = await findRegistration(queries, reference);
  if (offered?.state !== 'offered') return false;
  const act: Act = {
    reference,
    version: offered.version,
    by: { kind: 'rule', id: 'offer-over' },
    actKey: `over:${offered.version}`,
    atMs,
  };
  const { ok } = await change(queries, context, act, 'expired', async (before) =>
    before.state === 'offered' && (before.offerUntilMs ?? 0) <= atMs
      ? {
          after: { ...before, ...(hasBegun(before, act) ? seated('cancelled') : inLine(atMs)) },
          details: { seats: before.seats },
        }
      : notPossible(before),
  );
  return ok;
}

/** The first in a session's line whose whole group fits into what is free; nobody once it has started. */
export async function nextWhoFits(
  queries: Queries,
  { sessionsOf }: Pick<LedgerContext, 'sessionsOf'>,
  session: SessionKey,
  nowMs: number,
): Promise<string | undefined> {
  if (hasStarted(session.day, nowMs)) return undefined;
  return firstWhoFits(await readRoom(queries, session, capacityOf(sessionsOf, session.form, session.day)));
}

/** What an act makes of a registration. */
type Outcome = {
  readonly after: Registration;
  readonly details: HistoryLine['details'];
  readonly values?: (values: EnquiryValues) => EnquiryValues;
  readonly isOtherPerson?: boolean;
};

type Decide = (before: Registration, values: EnquiryValues) => Promise<Refusal | Outcome>;

/**
 * The one way in which a registration changes: waits for whoever else changes it or its sessions, compares the version,
 * decides, and writes the change with its line of history and its letters.
 * Locks are taken in one order everywhere: the enquiry, its sessions, the rest.
 */
async function change(
  queries: Queries,
  context: LedgerContext,
  act: Act,
  name: ToldAct,
  decide: Decide,
  toDay?: string,
): Promise<ActResult> {
  const { reference } = act;
  await lockEnquiry(queries, reference);
  const [enquiry, before] = [
    await findEnquiry(queries, reference),
    await findRegistration(queries, reference),
  ];
  if (!enquiry || !before) return { ok: false, why: 'unknown' };
  const repeated = await lineWithKey(queries, act);
  if (repeated) return { ok: true, version: repeated.version };
  if (before.version !== act.version) {
    return { ok: false, why: 'stale', version: before.version, last: await lastLine(queries, reference) };
  }
  const days = [before.day, toDay].filter((day) => day !== undefined);
  await lockSessions(
    queries,
    days.map((day) => ({ form: before.form, day })),
  );
  const outcome = await decide(before, enquiry.values);
  if ('ok' in outcome) return outcome;
  const after = { ...outcome.after, version: before.version + 1 };
  const values = outcome.values?.(enquiry.values) ?? enquiry.values;
  await write(queries, act, name, after, outcome.details);
  if (values !== enquiry.values) {
    await writeValues(queries, enquiry, values, outcome.isOtherPerson ?? false);
  }
  await tell(queries, context, act, name, { before, after, valuesBefore: enquiry.values, values });
  return { ok: true, version: after.version };
}

/** Makes everybody else who changes the enquiry or its registration wait: one transaction at a time has changed a row. */
async function lockEnquiry(queries: Queries, reference: string): Promise<void> {
  await queries.run('UPDATE enquiries SET state = state WHERE reference = $1', [reference]);
}

async function write(
  queries: Queries,
  { reference, by, actKey, atMs }: Act,
  name: ActName,
  after: Registration,
  details: HistoryLine['details'],
): Promise<void> {
  await queries.run(
    `UPDATE registrations SET day = $1, seats = $2, state = $3, waiting_since = $4, offer_until = $5, version = $6,
       link_turn = $7 WHERE reference = $8`,
    [
      after.day ?? null,
      after.seats,
      after.state,
      after.waitingSinceMs ?? null,
      after.offerUntilMs ?? null,
      after.version,
      after.linkTurn,
      reference,
    ],
  );
  await queries.run(
    `INSERT INTO registration_history (reference, version, act, by_kind, by_id, act_key, at, details)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [reference, after.version, name, by.kind, by.id, actKey, atMs, JSON.stringify(details)],
  );
}

type Told = {
  readonly before: Registration;
  readonly after: Registration;
  readonly valuesBefore: EnquiryValues;
  readonly values: EnquiryValues;
};

/** One letter for each change, and one more to an address that the registration has no longer. */
async function tell(
  queries: Queries,
  context: LedgerContext,
  act: Act,
  name: ToldAct,
  { before, after, valuesBefore, values }: Told,
): Promise<void> {
  const { reference, by, atMs, signedBy } = act;
  const common = { reference, by, atMs, dueAtMs: atMs };
  const letter =
    act.letter ??
    ledgerLetter({ act: name, registration: after, values, fromDay: before.day, signedBy }, context);
  const formerEmail = valuesBefore.email;
  if ((name === 'substituted' || name === 'corrected') && formerEmail && formerEmail !== values.email) {
    // What was written to the person before and has not left yet goes to them.
    await queries.run(
      `UPDATE letters SET recipient = $1 WHERE recipient IS NULL
       AND id IN (SELECT id FROM outbox WHERE reference = $2 AND kind = 'letter' AND state <> 'sent')`,
      [formerEmail, reference],
    );
    const farewell = farewellLetter(name, { registration: after, values: valuesBefore, signedBy }, context);
    await queueLetter(queries, {
      ...common,
      ...farewell,
      recipient: formerEmail,
      key: `${after.version}-before`,
    });
  }
  await queueLetter(queries, { ...common, ...letter, linkTurn: after.linkTurn, key: String(after.version) });
}

/** Undefined when so many more seats are left for the registration once everybody ahead of it who fits has theirs. */
async function refusalFor(
  queries: Queries,
  { sessionsOf }: LedgerContext,
  { reference, form, day }: Registration,
  seats: number,
): Promise<Refusal | undefined> {
  if (day === undefined) return undefined;
  const room = await readRoom(queries, { form, day }, capacityOf(sessionsOf, form, day));
  const left = seatsLeftFor(room, reference);
  if (seats <= left) return undefined;
  return {
    ok: false,
    why: 'full',
    left,
    first: seats <= freeSeats(room) ? firstWhoFits(room, reference) : undefined,
  };
}

async function lineWithKey(queries: Queries, { reference, actKey }: Act): Promise<HistoryLine | undefined> {
  const [row] = await queries.all(
    'SELECT * FROM registration_history WHERE reference = $1 AND act_key = $2',
    [reference, actKey],
  );
  return row && toHistoryLine(row);
}

async function lastLine(queries: Queries, reference: string): Promise<HistoryLine | undefined> {
  const [row] = await queries.all(
    'SELECT * FROM registration_history WHERE reference = $1 ORDER BY version DESC LIMIT 1',
    [reference],
  );
  return row && toHistoryLine(row);
}

function isSeated({ state }: Registration): boolean {
  return state === 'held' || state === 'confirmed' || state === 'offered';
}

function isInLine({ state }: Registration): boolean {
  return state === 'waiting' || state === 'offered';
}

function hasBegun({ day }: Registration, { atMs }: Act): boolean {
  return day !== undefined && hasStarted(day, atMs);
}

function notPossible({ state }: Registration): Refusal {
  return { ok: false, why: 'not-possible', state };
}

/** Out of the line, for good or with seats. */
function seated<State extends RegistrationState>(state: State) {
  return { state, waitingSinceMs: undefined, offerUntilMs: undefined };
}

function inLine(atMs: number) {
  return { state: 'waiting', waitingSinceMs: atMs, offerUntilMs: undefined } as const;
}
