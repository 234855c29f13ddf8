import type { Form, FormId } from '@vanda/enquiry/form';
import { forms } from '@vanda/enquiry/forms';
import type { EnquiryValues } from '@vanda/enquiry/schema';
import type { Session } from '@vanda/enquiry/session';
import type { Queries, Row } from '../store/database.ts';
import { type Registration, type RegistrationState, toRegistration } from './registration.ts';
import { firstWhoFits, freeSeats, keyOf, readRoom, type SessionKey } from './room.ts';
import { capacityOf, hasStarted, type SessionsOf, sessionOn } from './seats.ts';

/** A session with its seats, as a line of a list. */
export type SessionLine = {
  readonly form: FormId;
  readonly day: string;
  /** What the site says of it; undefined when it no longer offers it. */
  readonly session: Session | undefined;
  /** Seats there are; undefined where the content sets no number. */
  readonly seats: number | undefined;
  readonly hasStarted: boolean;
  /** Seats in each state. */
  readonly seatsIn: Readonly<Record<RegistrationState, number>>;
  /** Registrations in each state. */
  readonly registrationsIn: Readonly<Record<RegistrationState, number>>;
  /** Undefined where there is no number of seats. */
  readonly free: number | undefined;
  /** When the first of its offers runs out. */
  readonly nextOfferEndsMs: number | undefined;
};

/** A registration with what its person sent. */
export type Participant = {
  readonly registration: Registration;
  readonly values: EnquiryValues;
  readonly receivedAtMs: number;
};

/** One session with everybody in it. */
export type SessionDetail = {
  readonly line: SessionLine;
  /** Held, confirmed and on offer, in the order they came. */
  readonly participants: readonly Participant[];
  /** In order. */
  readonly waiting: readonly Participant[];
  readonly cancelled: readonly Participant[];
  /** The first in line whose whole group fits into what is free. */
  readonly next: string | undefined;
};

const noSeats: Readonly<Record<RegistrationState, number>> = {
  held: 0,
  confirmed: 0,
  waiting: 0,
  offered: 0,
  cancelled: 0,
};

/** All sessions that the site offers or that somebody registered for, by day. */
export async function listSessions(
  queries: Queries,
  { sessionsOf }: { readonly sessionsOf: SessionsOf },
  nowMs: number,
): Promise<SessionLine[]> {
  const rows = await queries.all(
    `SELECT form, day, state, CAST(SUM(seats) AS BIGINT) AS seats, CAST(COUNT(*) AS BIGINT) AS registrations,
       MIN(offer_until) AS offer_until
     FROM registrations WHERE day IS NOT NULL GROUP BY form, day, state`,
  );
  const registered = Map.groupBy(rows, (row) => keyOf(keyFrom(row)));
  const offered = Object.values<Form>(forms).flatMap((form) =>
    sessionsOf(form).map(({ start }): SessionKey => ({ form: form.id, day: start })),
  );
  const keys = new Map([...offered, ...rows.map(keyFrom)].map((key) => [keyOf(key), key]));
  return [...keys]
    .map(([name, key]) => toLine(key, registered.get(name) ?? [], sessionsOf, nowMs))
    .toSorted((a, b) => (a.day === b.day ? a.form.localeCompare(b.form) : a.day < b.day ? -1 : 1));
}

/** One session with everybody in it; its lists are empty where nobody registered. */
export async function sessionDetail(
  queries: Queries,
  { sessionsOf }: { readonly sessionsOf: SessionsOf },
  key: SessionKey,
  nowMs: number,
): Promise<SessionDetail> {
  const rows = await queries.all(
    `SELECT registrations.*, enquiries.data, enquiries.received_at FROM registrations
     JOIN enquiries ON enquiries.reference = registrations.reference
     WHERE registrations.form = $1 AND registrations.day = $2
     ORDER BY enquiries.received_at, registrations.reference`,
    [key.form, key.day],
  );
  const people = rows.map(toParticipant);
  const sums = [...Map.groupBy(people, ({ registration }) => registration.state)].map(
    ([state, inState]): Row => ({
      form: key.form,
      day: key.day,
      state,
      seats: inState.reduce((sum, { registration }) => sum + registration.seats, 0),
      registrations: inState.length,
      offer_until: inState.reduce<number | null>(
        (first, { registration: { offerUntilMs } }) =>
          offerUntilMs === undefined ? first : Math.min(first ?? offerUntilMs, offerUntilMs),
        null,
      ),
    }),
  );
  const room = await readRoom(queries, key, capacityOf(sessionsOf, key.form, key.day));
  const place = new Map(room.line.map(({ reference }, index) => [reference, index]));
  const inState = (...states: readonly RegistrationState[]) =>
    people.filter(({ registration }) => states.includes(registration.state));
  return {
    line: toLine(key, sums, sessionsOf, nowMs),
    participants: inState('held', 'confirmed', 'offered'),
    waiting: inState('waiting').toSorted(
      (a, b) => (place.get(a.registration.reference) ?? 0) - (place.get(b.registration.reference) ?? 0),
    ),
    cancelled: inState('cancelled'),
    next: hasStarted(key.day, nowMs) ? undefined : firstWhoFits(room),
  };
}

function toLine(key: SessionKey, sums: readonly Row[], sessionsOf: SessionsOf, nowMs: number): SessionLine {
  const session = sessionOn(sessionsOf, key.form, key.day);
  const countOf = (column: 'seats' | 'registrations') => ({
    ...noSeats,
    ...Object.fromEntries(sums.map((row) => [String(row.state), Number(row[column])])),
  });
  const seatsIn = countOf('seats');
  const taken = seatsIn.held + seatsIn.confirmed + seatsIn.offered;
  const offer = sums.find(({ state }) => state === 'offered')?.offer_until;
  return {
    ...key,
    session,
    seats: session?.seats,
    hasStarted: hasStarted(key.day, nowMs),
    seatsIn,
    registrationsIn: countOf('registrations'),
    free: session?.seats === undefined ? undefined : freeSeats({ capacity: session.seats, taken, line: [] }),
    nextOfferEndsMs: typeof offer === 'number' ? offer : undefined,
  };
}

function toParticipant(row: Row): Participant {
  return {
    registration: toRegistration(row),
    values: JSON.parse(String(row.data)) as EnquiryValues,
    receivedAtMs: Number(row.received_at),
  };
}

function keyFrom(row: Row): SessionKey {
  return { form: String(row.form) as FormId, day: String(row.day) };
}
