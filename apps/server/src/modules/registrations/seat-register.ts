import type { EnquiryValues } from '@vanda/forms/schema';
import type { Database, Queries } from '../../platform/database/database.ts';
import { findEnquiry, writeValues } from '../enquiries/enquiries.ts';
import { replaceTerms } from '../enquiries/search-terms.ts';
import { type Actor, queueEmail } from '../mail/email-repository.ts';
import {
  type Availability,
  endOfLineMs,
  firstWhoFits,
  freeSeats,
  lockSessions,
  readAvailability,
  type SessionKey,
  seatsLeftFor,
} from './availability.ts';
import {
  type EmailText,
  farewellEmail,
  type NotifiedEvent,
  type RegistrationsContext,
  registrationEmail,
} from './email-texts.ts';
import {
  type EventName,
  eventOf,
  findRegistration,
  type HistoryLine,
  historyOf,
  offersOf,
  type Registration,
  toHistoryLine,
} from './registration.ts';
import { bookedSession, closureOf, withDay, withSeats } from './seats.ts';
import { applyTransition, isSeated, type Transition, type TransitionFailure } from './transitions.ts';

/** A command to change one registration. Each runs in a transaction of its own. */
export type SeatCommand = {
  readonly reference: string;
  readonly version: number;
  readonly by: Actor;
  /** The second command with a key gets the first one's result and changes nothing. */
  readonly idempotencyKey: string;
  readonly atMs: number;
  readonly signedBy?: string;
  /** An email that a staff member edited; composed by default. */
  readonly email?: EmailText | null;
};

export type SeatFailure =
  | TransitionFailure
  | ({ readonly ok: false } & (
      | { readonly why: 'stale'; readonly version: number; readonly last: HistoryLine | undefined }
      | { readonly why: 'key-reused' }
      /** `left` seats remain after the groups ahead that fit; `first` is the first of these. */
      | { readonly why: 'full'; readonly left: number; readonly first: string | undefined }
    ));

export type CommandResult = { readonly ok: true; readonly version: number } | SeatFailure;

/** `orWait`: a group that does not fit joins the waiting list. */
export type SeatChange =
  | Exclude<Transition, { kind: 'correct' | 'substitute' | 'move' }>
  | (Extract<Transition, { kind: 'move' }> & { readonly orWait?: boolean })
  /** The values are checked before. Another person or address ends earlier links; both are notified. */
  | { readonly kind: 'correct'; readonly values: EnquiryValues }
  | { readonly kind: 'substitute'; readonly values: EnquiryValues };

/** Locks enquiries until the transaction ends, before any of their sessions, in a sorted order against deadlocks. */
export async function lockEnquiries(queries: Queries, references: readonly string[]): Promise<void> {
  for (const reference of references.toSorted()) await lockEnquiry(queries, reference);
}

/** Ends offers of closed sessions too, each in its own transaction. Returns how many. */
export async function expireOffers(database: Database, context: RegistrationsContext, nowMs: number) {
  const offered = await offersOf(database);
  let count = 0;
  for (const offer of offered) {
    const isOver = (offer.offerUntilMs ?? 0) <= nowMs || closureOf(context.sessionsOf, offer, nowMs);
    if (!isOver) continue;
    if (await database.transaction((queries) => expireOffer(queries, context, offer.reference, nowMs)))
      count++;
  }
  return count;
}

async function expireOffer(queries: Queries, context: RegistrationsContext, reference: string, atMs: number) {
  await lockEnquiry(queries, reference);
  const offered = await findRegistration(queries, reference);
  if (offered?.status !== 'offered') return false;
  const command: SeatCommand = {
    reference,
    version: offered.version,
    by: { kind: 'rule', id: 'offer-over' },
    idempotencyKey: `over:${offered.version}`,
    atMs,
  };
  const { ok } = await changeSeat(queries, context, command, { kind: 'expire' });
  return ok;
}

export async function nextWhoFits(
  queries: Queries,
  { sessionsOf }: Pick<RegistrationsContext, 'sessionsOf'>,
  session: SessionKey,
  nowMs: number,
): Promise<string | undefined> {
  if (closureOf(sessionsOf, session, nowMs)) return undefined;
  return firstWhoFits(await readAvailability(queries, sessionsOf, session));
}

/**
 * The only way to change a registration. Lock order everywhere: the enquiry, its sessions, the rest. A
 * cancelled seat promotes nobody: see {@link nextWhoFits}.
 */
export async function changeSeat(
  queries: Queries,
  context: RegistrationsContext,
  command: SeatCommand,
  change: SeatChange,
): Promise<CommandResult> {
  const { reference } = command;
  const name = eventOf[change.kind];
  await lockEnquiry(queries, reference);
  const enquiry = await findEnquiry(queries, reference);
  const before = await findRegistration(queries, reference);
  if (!enquiry || !before) return { ok: false, why: 'unknown' };
  const [known] = await queries.all(
    'SELECT * FROM registration_history WHERE reference = $1 AND idempotency_key = $2',
    [reference, command.idempotencyKey],
  );
  if (known) {
    const repeated = toHistoryLine(known);
    return repeated.event === name
      ? { ok: true, version: repeated.version }
      : { ok: false, why: 'key-reused' };
  }
  if (before.version !== command.version) {
    const last = (await historyOf(queries, reference)).at(-1);
    return { ok: false, why: 'stale', version: before.version, last };
  }
  const given = 'values' in change ? change.values : undefined;
  const fields = given ? differing(enquiry.values, given) : [];
  if (change.kind === 'correct' && fields.length === 0)
    return { ok: false, why: 'not-possible', status: before.status };
  const transition: Transition =
    change.kind === 'correct' ? { kind: 'correct', isOtherAddress: fields.includes('email') } : change;
  const day = transition.kind === 'move' ? transition.toDay : before.day;
  const keys = [...new Set([before.day, day])].flatMap((each) =>
    each === undefined ? [] : [{ form: before.form, day: each }],
  );
  const sessionsOf = await lockSessions(queries, context.sessionsOf, keys);
  const availability =
    day === undefined ? undefined : await readAvailability(queries, sessionsOf, { form: before.form, day });
  const at = {
    sessionsOf,
    nowMs: command.atMs,
    endOfLineMs: availability ? endOfLineMs(availability, command.atMs) : command.atMs,
  };
  let changed = applyTransition(before, transition, at);
  if ('ok' in changed) return changed;
  const failure = availability && fullnessFor(availability, reference, seatsAdded(before, changed));
  if (failure && change.kind === 'move' && change.orWait) {
    changed = applyTransition(before, { ...change, isFull: true }, at);
    if ('ok' in changed) return changed;
  } else if (failure) return failure;

  const after: Registration = {
    ...changed,
    version: before.version + 1,
    endDay: bookedSession(sessionsOf, {
      ...changed,
      endDay: changed.day === before.day ? before.endDay : undefined,
    })?.end,
  };
  const values =
    given ??
    (name === 'moved'
      ? withDay(before.form, enquiry.values, after.day)
      : after.seats !== before.seats
        ? withSeats(before.form, enquiry.values, after.seats)
        : enquiry.values);
  await write(queries, command, name, after, detailsOf(name, before, after, fields));
  if (values !== enquiry.values) await writeValues(queries, enquiry, values, name === 'substituted');
  else if (name === 'group-changed') await replaceTerms(queries, reference, values);
  await notify(queries, { ...context, sessionsOf }, command, name, [before, enquiry.values], [after, values]);
  return { ok: true, version: after.version };
}

function detailsOf(
  name: NotifiedEvent,
  before: Registration,
  after: Registration,
  fields: readonly string[],
): HistoryLine['details'] {
  switch (name) {
    case 'moved':
      return {
        ...(before.day ? { from: before.day, fromEnd: before.endDay ?? before.day } : {}),
        ...(after.day ? { to: after.day, toEnd: after.endDay ?? after.day } : {}),
      };
    case 'corrected':
      return { fields: fields.join(' ') };
    case 'group-changed':
      return { from: before.seats, seats: after.seats, names: after.names.length };
    case 'substituted':
    case 'link-ended':
      return {};
    default:
      return { seats: after.seats };
  }
}

function seatsAdded(before: Registration, after: Registration): number {
  const had = isSeated(before) && before.day === after.day ? before.seats : 0;
  return isSeated(after) ? after.seats - had : 0;
}

const differing = (before: EnquiryValues, after: EnquiryValues): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => before[name] !== after[name],
  );

/** Locks the row, which serialises transactions on the enquiry and its registration. */
async function lockEnquiry(queries: Queries, reference: string): Promise<void> {
  await queries.run('UPDATE enquiries SET status = status WHERE reference = $1', [reference]);
}

async function write(
  queries: Queries,
  { reference, by, idempotencyKey, atMs }: SeatCommand,
  name: EventName,
  after: Registration,
  details: HistoryLine['details'],
): Promise<void> {
  await queries.run(
    `UPDATE registrations SET day = $1, seats = $2, status = $3, waiting_since = $4, offer_until = $5, version = $6,
       token_version = $7, names = $8, end_day = $9 WHERE reference = $10`,
    [
      after.day ?? null,
      after.seats,
      after.status,
      after.waitingSinceMs ?? null,
      after.offerUntilMs ?? null,
      after.version,
      after.tokenVersion,
      after.names.join('\n'),
      after.endDay ?? null,
      reference,
    ],
  );
  await queries.run(
    `INSERT INTO registration_history (reference, version, event, by_kind, by_id, idempotency_key, at, details)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [reference, after.version, name, by.kind, by.id, idempotencyKey, atMs, JSON.stringify(details)],
  );
}

/** Queues an email for each change, and one to an address that was replaced. */
async function notify(
  queries: Queries,
  context: RegistrationsContext,
  command: SeatCommand,
  name: NotifiedEvent,
  [before, valuesBefore]: readonly [Registration, EnquiryValues],
  [after, values]: readonly [Registration, EnquiryValues],
): Promise<void> {
  const { reference, by, atMs, signedBy } = command;
  const common = { reference, by, atMs, dueAtMs: atMs };
  const email =
    command.email ??
    registrationEmail({ event: name, registration: after, values, before, signedBy }, context);
  const formerEmail = valuesBefore.email;
  if ((name === 'substituted' || name === 'corrected') && formerEmail && formerEmail !== values.email) {
    const farewell = farewellEmail(name, { registration: after, values: valuesBefore, signedBy }, context);
    await queueEmail(queries, {
      ...common,
      ...farewell,
      recipient: formerEmail,
      key: `${after.version}-before`,
    });
  }
  await queueEmail(queries, {
    ...common,
    ...email,
    tokenVersion: after.tokenVersion,
    key: String(after.version),
  });
}

function fullnessFor(availability: Availability, reference: string, seats: number): SeatFailure | undefined {
  const left = seatsLeftFor(availability, reference);
  if (seats <= 0 || seats <= left) return undefined;
  const first = seats <= freeSeats(availability) ? firstWhoFits(availability, reference) : undefined;
  return { ok: false, why: 'full', left, first };
}
