import type { Form } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import type { EnquiryValues } from '@vanda/forms/schema';
import { parameterList, type Queries } from '../../platform/database/database.ts';
import type { SessionsOf } from '../../platform/static/course-sessions.ts';
import { freeSeats, keyOf, type SessionKey, waitingListOf } from './availability.ts';
import { type Registration, type RegistrationState, toRegistration } from './registration.ts';
import { closureOf, sessionOn } from './seats.ts';

export type SessionLine = Readonly<ReturnType<typeof toLine>>;

export type Participant = { readonly registration: Registration; readonly values: EnquiryValues };

type SeatsInState = Pick<Registration, 'state' | 'seats'>;

export async function listSessions(
  queries: Queries,
  sessionsOf: SessionsOf,
  nowMs: number,
): Promise<SessionLine[]> {
  const rows = await queries.all<SessionKey & SeatsInState>(
    `SELECT form, day, state, SUM(seats) AS seats FROM registrations
     WHERE day IS NOT NULL GROUP BY form, day, state`,
  );
  const registered = Map.groupBy(rows, keyOf);
  const offered = Object.values<Form>(forms).flatMap((form) =>
    (sessionsOf(form) ?? []).map(({ start }): SessionKey => ({ form: form.id, day: start })),
  );
  const keys = new Map([...offered, ...rows].map((key) => [keyOf(key), key]));
  return [...keys]
    .map(([name, key]) => toLine(key, registered.get(name) ?? [], sessionsOf, nowMs))
    .toSorted((a, b) => (a.day === b.day ? a.form.localeCompare(b.form) : a.day < b.day ? -1 : 1));
}

export async function sessionDetail(
  queries: Queries,
  sessionsOf: SessionsOf,
  key: SessionKey,
  nowMs: number,
) {
  const rows = await queries.all(
    `SELECT registrations.*, enquiries.data FROM registrations
     JOIN enquiries ON enquiries.reference = registrations.reference
     WHERE registrations.form = $1 AND registrations.day = $2
     ORDER BY enquiries.received_at, registrations.reference`,
    [key.form, key.day],
  );
  const people = rows.map(
    (row): Participant => ({
      registration: toRegistration(row),
      values: JSON.parse(String(row.data)) as EnquiryValues,
    }),
  );
  const registrations = people.map(({ registration }) => registration);
  const inState = (...states: readonly RegistrationState[]) =>
    people.filter(({ registration }) => states.includes(registration.state));
  return {
    line: toLine(key, registrations, sessionsOf, nowMs),
    participants: inState('held', 'confirmed', 'offered'),
    waiting: waitingListOf(registrations).flatMap(
      (waiting) => people.find(({ registration }) => registration === waiting) ?? [],
    ),
    cancelled: inState('cancelled'),
  };
}

/** Not cancelled ones, by {@link keyOf}. */
export async function registrationsOn(
  queries: Queries,
  days: readonly string[],
): Promise<Map<string, Registration[]>> {
  if (days.length === 0) return new Map();
  const rows = await queries.all(
    `SELECT registrations.* FROM registrations
     JOIN enquiries ON enquiries.reference = registrations.reference
     WHERE registrations.day IN (${parameterList(days)}) AND registrations.state <> 'cancelled'
     ORDER BY enquiries.received_at, registrations.reference`,
    days,
  );
  return Map.groupBy(rows.map(toRegistration), ({ form, day = '' }) => keyOf({ form, day }));
}

function toLine(
  { form, day }: SessionKey,
  sums: readonly SeatsInState[],
  sessionsOf: SessionsOf,
  nowMs: number,
) {
  const session = sessionOn(sessionsOf, form, day);
  const seatsIn = { held: 0, confirmed: 0, waiting: 0, offered: 0, cancelled: 0 };
  for (const { state, seats } of sums) seatsIn[state] += seats;
  const taken = seatsIn.held + seatsIn.confirmed + seatsIn.offered;
  return {
    form,
    day,
    session,
    seats: session?.seats,
    closure: closureOf(sessionsOf, { form, day }, nowMs),
    seatsIn,
    free: session?.seats === undefined ? undefined : freeSeats({ capacity: session.seats, taken }),
  };
}
