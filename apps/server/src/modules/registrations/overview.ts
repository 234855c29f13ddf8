import type { Form, FormId } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import type { EnquiryValues } from '@vanda/forms/schema';
import type { Session } from '@vanda/forms/session';
import { parameterList, type Queries, type Row } from '../../platform/database/database.ts';
import type { SessionsOf } from '../../platform/static/course-sessions.ts';
import { freeSeats, keyOf, type SessionKey, waitingListOf } from './availability.ts';
import { type Registration, type RegistrationState, toRegistration } from './registration.ts';
import { type Closure, closureOf, sessionOn } from './seats.ts';

export type SessionLine = {
  readonly form: FormId;
  readonly day: string;
  /** What the site says of it; undefined when it no longer offers it. */
  readonly session: Session | undefined;
  readonly seats: number | undefined;
  /** Why it gives no seats any more; undefined while it is open. */
  readonly closure: Closure | undefined;
  readonly seatsIn: Readonly<Record<RegistrationState, number>>;
  readonly registrationsIn: Readonly<Record<RegistrationState, number>>;
  readonly free: number | undefined;
};

export type Participant = {
  readonly registration: Registration;
  readonly values: EnquiryValues;
  readonly receivedAtMs: number;
};

export type SessionDetail = {
  readonly line: SessionLine;
  readonly participants: readonly Participant[];
  readonly waiting: readonly Participant[];
  readonly cancelled: readonly Participant[];
};

const noSeats: Readonly<Record<RegistrationState, number>> = {
  held: 0,
  confirmed: 0,
  waiting: 0,
  offered: 0,
  cancelled: 0,
};

/** Sessions on the site or with registrations, by day and form. */
export async function listSessions(
  queries: Queries,
  { sessionsOf }: { readonly sessionsOf: SessionsOf },
  nowMs: number,
): Promise<SessionLine[]> {
  const rows = await queries.all(
    `SELECT form, day, state, CAST(SUM(seats) AS BIGINT) AS seats, CAST(COUNT(*) AS BIGINT) AS registrations
     FROM registrations WHERE day IS NOT NULL GROUP BY form, day, state`,
  );
  const registered = Map.groupBy(rows, (row) => keyOf(keyFrom(row)));
  const offered = Object.values<Form>(forms).flatMap((form) =>
    (sessionsOf(form) ?? []).map(({ start }): SessionKey => ({ form: form.id, day: start })),
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
    }),
  );
  const inState = (...states: readonly RegistrationState[]) =>
    people.filter(({ registration }) => states.includes(registration.state));
  return {
    line: toLine(key, sums, sessionsOf, nowMs),
    participants: inState('held', 'confirmed', 'offered'),
    waiting: waitingListOf(people.map(({ registration }) => registration)).flatMap(
      ({ reference }) => people.find(({ registration }) => registration.reference === reference) ?? [],
    ),
    cancelled: inState('cancelled'),
  };
}

export async function registrationsOn(
  queries: Queries,
  days: readonly string[],
): Promise<Map<string, Registration[]>> {
  if (days.length === 0) return new Map();
  const rows = await queries.all(
    `SELECT registrations.* FROM registrations
     JOIN enquiries ON enquiries.reference = registrations.reference
     WHERE registrations.day IN (${parameterList(days)})
       AND registrations.state <> 'cancelled'
     ORDER BY enquiries.received_at, registrations.reference`,
    days,
  );
  return Map.groupBy(rows.map(toRegistration), ({ form, day }) => keyOf({ form, day: day ?? '' }));
}

function toLine(key: SessionKey, sums: readonly Row[], sessionsOf: SessionsOf, nowMs: number): SessionLine {
  const session = sessionOn(sessionsOf, key.form, key.day);
  const countOf = (column: 'seats' | 'registrations') => ({
    ...noSeats,
    ...Object.fromEntries(sums.map((row) => [String(row.state), Number(row[column])])),
  });
  const seatsIn = countOf('seats');
  const taken = seatsIn.held + seatsIn.confirmed + seatsIn.offered;
  return {
    ...key,
    session,
    seats: session?.seats,
    closure: closureOf(sessionsOf, key, nowMs),
    seatsIn,
    registrationsIn: countOf('registrations'),
    free: session?.seats === undefined ? undefined : freeSeats({ capacity: session.seats, taken }),
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
