import { dateRange, toIsoDay } from '@vanda/enquiry/day';
import { forms } from '@vanda/enquiry/forms';
import type { Registration as Entry } from '../../../intake/src/ledger/registration.ts';
import { freeSeats, readRoom } from '../../../intake/src/ledger/room.ts';
import { capacityOf, hasStarted, type SessionsOf, sessionOn } from '../../../intake/src/ledger/seats.ts';
import type { Registration } from '../../contract/sessions.ts';
import type { Desk } from '../desk.ts';
import { sessionsOf } from './context.ts';

/** The seats of a session, as a registration of it is shown with them. */
export type SessionSeats = NonNullable<Registration['session']>;

/** A registration with the seats of its session. */
export async function registrationView(desk: Desk, entry: Entry): Promise<Registration> {
  return toView(desk, entry, await seatsOf(desk, entry));
}

/** A registration with seats that were read before. */
export function toView(desk: Desk, entry: Entry, session: SessionSeats | null): Registration {
  const sessions = sessionsOf(desk);
  return {
    reference: entry.reference,
    version: entry.version,
    form: entry.form,
    title: forms[entry.form].title,
    day: entry.day ?? null,
    dates: datesOf(sessions, entry),
    seats: entry.seats,
    state: entry.state,
    waitingSinceMs: entry.waitingSinceMs ?? null,
    offerUntilMs: entry.offerUntilMs ?? null,
    session,
    acts: actsOf(entry, sessions, desk.now()),
  };
}

/** `14–16 Dec 2026`, or that it waits for a date. */
export function datesOf(sessions: SessionsOf, { form, day }: Pick<Entry, 'form' | 'day'>): string {
  if (day === undefined) return 'Next available date';
  return dateRange(day, sessionOn(sessions, form, day)?.end ?? day);
}

async function seatsOf(desk: Desk, { form, day }: Entry): Promise<SessionSeats | null> {
  if (day === undefined) return null;
  const capacity = capacityOf(sessionsOf(desk), form, day);
  const room = await readRoom(desk.database, { form, day }, capacity);
  const [row] = await desk.database.all<{ confirmed: number }>(
    `SELECT CAST(COALESCE(SUM(seats), 0) AS BIGINT) AS confirmed FROM registrations
     WHERE form = $1 AND day = $2 AND state = 'confirmed'`,
    [form, day],
  );
  return {
    capacity: capacity ?? null,
    confirmed: row?.confirmed ?? 0,
    free: capacity === undefined ? null : freeSeats(room),
    hasStarted: hasStarted(day, desk.now()),
  };
}

/** Which acts the ledger would do, as far as they don't depend on the seats. */
function actsOf({ form, day, state }: Entry, sessions: SessionsOf, nowMs: number): Registration['acts'] {
  const isCancelled = state === 'cancelled';
  const isOver = day !== undefined && hasStarted(day, nowMs);
  const isSeated = state === 'held' || state === 'confirmed' || state === 'offered';
  const isElsewhere = sessions(forms[form]).some(({ start }) => start !== day && start > toIsoDay(nowMs));
  return {
    confirm: state === 'held' || ((state === 'waiting' || state === 'offered') && !isOver),
    move: !isCancelled && isElsewhere,
    substitute: !isCancelled && !isOver,
    cancel: !isCancelled,
    offer: state === 'waiting' && day !== undefined && !isOver,
    'to-waiting': day !== undefined && isSeated,
  };
}
