import { dateRange } from '@vanda/enquiry/day';
import type { FormId } from '@vanda/enquiry/form';
import { forms } from '@vanda/enquiry/forms';
import { listSessions, type SessionLine } from '../../../intake/src/ledger/overview.ts';
import { type Registration, toRegistration } from '../../../intake/src/ledger/registration.ts';
import { firstWhoFits, keyOf } from '../../../intake/src/ledger/room.ts';
import type { SessionRow } from '../../contract/sessions.ts';
import type { Desk } from '../desk.ts';
import { sessionsOf } from './context.ts';

/** Lists of sessions. */
export type SessionView = 'to-come' | 'past' | 'cancelled';

/** A session with the registrations in it, in the order they came. */
export type SessionWithEntries = { readonly line: SessionLine; readonly entries: readonly Registration[] };

/** All sessions, by day. */
export async function allSessions(desk: Desk): Promise<SessionLine[]> {
  return listSessions(desk.database, { sessionsOf: sessionsOf(desk) }, desk.now());
}

/** The list that a session stands in. */
export function viewOf({ session, hasStarted }: SessionLine): SessionView {
  if (hasStarted) return 'past';
  return session ? 'to-come' : 'cancelled';
}

/** Sessions with their seats as lines. */
export async function sessionRows(desk: Desk, lines: readonly SessionLine[]): Promise<SessionRow[]> {
  const entries = await entriesOf(desk, lines);
  return lines.map((line) => toSessionRow(line, entries.get(keyOf(line)) ?? []));
}

/** One session as a line. */
export function toSessionRow(line: SessionLine, entries: readonly Registration[]): SessionRow {
  const { form, day, session, seats, seatsIn, hasStarted } = line;
  const waiting = inOrder(entries);
  const taken = seatsIn.held + seatsIn.confirmed + seatsIn.offered;
  const next = hasStarted ? undefined : firstWhoFits({ capacity: seats, taken, line: waiting });
  return {
    form: form satisfies FormId,
    day,
    endDay: session?.end ?? day,
    title: forms[form].title,
    dates: dateRange(day, session?.end ?? day),
    place: session?.place ?? null,
    startTime: session?.startTime ?? null,
    endTime: session?.endTime ?? null,
    capacity: seats ?? null,
    confirmed: seatsIn.confirmed,
    held: seatsIn.held,
    offered: seatsIn.offered,
    free: line.free ?? null,
    waiting: seatsIn.waiting,
    blocks: entries.flatMap(({ reference, seats: size, state }) =>
      state === 'held' || state === 'confirmed' || state === 'offered'
        ? [{ reference, seats: size, state }]
        : [],
    ),
    waitingGroups: waiting.map(({ reference, seats: size }) => ({ reference, seats: size })),
    nextWhoFits: next ?? null,
    hasStarted,
    isCancelled: session === undefined && !hasStarted,
  };
}

/** Those who wait, in their order. */
export function inOrder(entries: readonly Registration[]): Registration[] {
  return entries
    .filter(({ state }) => state === 'waiting')
    .toSorted(
      (a, b) => (a.waitingSinceMs ?? 0) - (b.waitingSinceMs ?? 0) || (a.reference < b.reference ? -1 : 1),
    );
}

async function entriesOf(desk: Desk, lines: readonly SessionLine[]): Promise<Map<string, Registration[]>> {
  const days = [...new Set(lines.map(({ day }) => day))];
  if (days.length === 0) return new Map();
  const rows = await desk.database.all(
    `SELECT registrations.* FROM registrations
     JOIN enquiries ON enquiries.reference = registrations.reference
     WHERE registrations.day IN (${days.map((_, index) => `$${index + 1}`).join(', ')})
       AND registrations.state <> 'cancelled'
     ORDER BY enquiries.received_at, registrations.reference`,
    days,
  );
  return Map.groupBy(rows.map(toRegistration), ({ form, day }) => keyOf({ form, day: day ?? '' }));
}
