import type { FormId } from '@vanda/enquiry/form';
import type { Queries } from '../store/database.ts';

/** One session: the form and its first day. */
export type SessionKey = { readonly form: FormId; readonly day: string };

/** Somebody in line, with the seats of their whole group. */
type InLine = { readonly reference: string; readonly seats: number };

/** What a session has left, and who waits for it. */
export type Room = {
  /** Undefined for a session that is never full. */
  readonly capacity: number | undefined;
  /** Seats held, confirmed and on offer. */
  readonly taken: number;
  /** In order. */
  readonly line: readonly InLine[];
};

/**
 * Makes everybody else who gives or takes seats of these sessions wait until the transaction ends. Sorted, so that two who
 * need the same two sessions can't wait for each other.
 */
export async function lockSessions(queries: Queries, sessions: readonly SessionKey[]): Promise<void> {
  const keys = new Map(sessions.map((session) => [keyOf(session), session]));
  for (const [, { form, day }] of [...keys].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    await queries.run(
      `INSERT INTO session_turns (form, day, turn) VALUES ($1, $2, 1)
       ON CONFLICT (form, day) DO UPDATE SET turn = session_turns.turn + 1`,
      [form, day],
    );
  }
}

/** Reads the room of a session. It is only sure after {@link lockSessions} in the same transaction. */
export async function readRoom(
  queries: Queries,
  { form, day }: SessionKey,
  capacity: number | undefined,
): Promise<Room> {
  const [sum] = await queries.all<{ taken: number }>(
    `SELECT CAST(COALESCE(SUM(seats), 0) AS BIGINT) AS taken FROM registrations
     WHERE form = $1 AND day = $2 AND state IN ('held', 'confirmed', 'offered')`,
    [form, day],
  );
  const line = await queries.all<InLine>(
    `SELECT reference, seats FROM registrations WHERE form = $1 AND day = $2 AND state = 'waiting'
     ORDER BY waiting_since, reference`,
    [form, day],
  );
  return { capacity, taken: sum?.taken ?? 0, line };
}

/** Seats nobody has; none when the content's number fell below what is taken, and any number where there is none. */
export function freeSeats({ capacity, taken }: Room): number {
  return capacity === undefined ? Number.POSITIVE_INFINITY : Math.max(0, capacity - taken);
}

/**
 * Seats that are left for somebody once each group ahead of them that fits has its own. A group that doesn't fit holds
 * nobody up.
 * @param reference somebody in line; everybody in line is ahead of anybody else
 */
export function seatsLeftFor(room: Room, reference?: string): number {
  return aheadOf(room, reference).reduce(
    (free, { seats }) => (seats <= free ? free - seats : free),
    freeSeats(room),
  );
}

/** The first in line whose whole group fits, ahead of somebody where that is given. */
export function firstWhoFits(room: Room, aheadOfReference?: string): string | undefined {
  const free = freeSeats(room);
  return aheadOf(room, aheadOfReference).find(({ seats }) => seats <= free)?.reference;
}

/** A session's name among others. */
export function keyOf({ form, day }: SessionKey): string {
  return `${form} ${day}`;
}

function aheadOf({ line }: Room, reference: string | undefined): readonly InLine[] {
  const place = line.findIndex((waiting) => waiting.reference === reference);
  return place === -1 ? line : line.slice(0, place);
}
