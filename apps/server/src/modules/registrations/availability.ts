import type { FormId } from '@vanda/forms/form';
import type { Queries } from '../../platform/database/database.ts';
import type { SessionsOf } from '../../platform/static/course-sessions.ts';
import { type Registration, toRegistration } from './registration.ts';
import { sessionOn } from './seats.ts';

export type SessionKey = { readonly form: FormId; readonly day: string };

type InLine = { readonly reference: string; readonly seats: number };

export type Availability = {
  /** Undefined for a session without a limit. */
  readonly capacity: number | undefined;
  readonly taken: number;
  readonly confirmed: number;
  readonly line: readonly InLine[];
  /** The latest place in the waiting list, including offers. */
  readonly lastWaitingSinceMs: number;
};

/**
 * Locks until the transaction ends, in a sorted order against deadlocks. Returns the sessions as they are
 * stored then.
 */
export async function lockSessions(
  queries: Queries,
  sessionsOf: SessionsOf,
  sessions: readonly SessionKey[],
): Promise<SessionsOf> {
  const keys = new Map(sessions.map((session) => [keyOf(session), session]));
  for (const [, { form, day }] of [...keys].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    await queries.run(
      `INSERT INTO session_versions (form, day, version) VALUES ($1, $2, 1)
       ON CONFLICT (form, day) DO UPDATE SET version = session_versions.version + 1`,
      [form, day],
    );
  }
  return (await sessionsOf.readIn?.(queries)) ?? sessionsOf;
}

/** Reads the availability of a session. It is exact only after {@link lockSessions} in the same transaction. */
export async function readAvailability(
  queries: Queries,
  sessionsOf: SessionsOf,
  { form, day }: SessionKey,
): Promise<Availability> {
  const [sums] = await queries.all<{ taken: number; confirmed: number; last: number }>(
    `SELECT COALESCE(SUM(seats) FILTER (WHERE status <> 'waiting'), 0) AS taken,
       COALESCE(SUM(seats) FILTER (WHERE status = 'confirmed'), 0) AS confirmed,
       COALESCE(MAX(waiting_since), 0) AS last
     FROM registrations WHERE form = $1 AND day = $2 AND status <> 'cancelled'`,
    [form, day],
  );
  const rows = await queries.all(
    "SELECT * FROM registrations WHERE form = $1 AND day = $2 AND status = 'waiting'",
    [form, day],
  );
  return {
    capacity: sessionOn(sessionsOf, form, day)?.seats,
    taken: sums?.taken ?? 0,
    confirmed: sums?.confirmed ?? 0,
    line: waitingListOf(rows.map(toRegistration)),
    lastWaitingSinceMs: sums?.last ?? 0,
  };
}

export const waitingListOf = <R extends Registration>(registrations: readonly R[]): R[] =>
  registrations
    .filter(({ status }) => status === 'waiting')
    .toSorted(
      (a, b) => (a.waitingSinceMs ?? 0) - (b.waitingSinceMs ?? 0) || (a.reference < b.reference ? -1 : 1),
    );

/** Free seats; 0 when the capacity was lowered below what is taken, infinite without a capacity. */
export const freeSeats = ({ capacity, taken }: Pick<Availability, 'capacity' | 'taken'>): number =>
  capacity === undefined ? Number.POSITIVE_INFINITY : Math.max(0, capacity - taken);

/**
 * Seats left once each waiting group ahead that fits has its own; one that does not fit blocks nobody.
 * @param reference a waiting registration; without one, the whole list is ahead
 */
export const seatsLeftFor = (availability: Availability, reference?: string): number =>
  aheadOf(availability, reference).reduce(
    (free, { seats }) => (seats <= free ? free - seats : free),
    freeSeats(availability),
  );

/** The first waiting group that fits, or the first ahead of a given one. */
export function firstWhoFits(
  availability: Pick<Availability, 'capacity' | 'taken' | 'line'>,
  aheadOfReference?: string,
): string | undefined {
  const free = freeSeats(availability);
  return aheadOf(availability, aheadOfReference).find(({ seats }) => seats <= free)?.reference;
}

/** Later than every other place, whatever the clock says. Valid only under {@link lockSessions}. */
export const endOfLineMs = ({ lastWaitingSinceMs }: Availability, nowMs: number): number =>
  Math.max(nowMs, lastWaitingSinceMs + 1);

const keyOf = ({ form, day }: SessionKey): string => `${form} ${day}`;

function aheadOf({ line }: Pick<Availability, 'line'>, reference: string | undefined): readonly InLine[] {
  const place = line.findIndex((waiting) => waiting.reference === reference);
  return place === -1 ? line : line.slice(0, place);
}
