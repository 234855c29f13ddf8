import type { Registration } from '@vanda/desk-api/sessions';
import { dateRange, toIsoDay } from '@vanda/forms/day';
import { forms } from '@vanda/forms/forms';
import { typedText } from '@vanda/forms/summary';
import type { SessionsOf } from '../../../platform/static/course-sessions.ts';
import { freeSeats, readAvailability } from '../../registrations/availability.ts';
import type { Registration as Entry } from '../../registrations/registration.ts';
import { capacityOf, closureOf, sessionOn } from '../../registrations/seats.ts';
import { isSeated } from '../../registrations/transitions.ts';
import type { Desk } from '../desk.ts';
import { sessionsOf } from './context.ts';

export type SessionSeats = NonNullable<Registration['session']>;

export async function registrationView(desk: Desk, entry: Entry): Promise<Registration> {
  return toView(desk, entry, await seatsOf(desk, entry));
}

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
    names: entry.names.map(typedText),
    state: entry.state,
    waitingSinceMs: entry.waitingSinceMs ?? null,
    offerUntilMs: entry.offerUntilMs ?? null,
    session,
    allowed: allowedFor(entry, sessions, desk.now()),
  };
}

export function datesOf(sessions: SessionsOf, { form, day }: Pick<Entry, 'form' | 'day'>): string {
  if (day === undefined) return 'Next available date';
  return dateRange(day, sessionOn(sessions, form, day)?.end ?? day);
}

async function seatsOf(desk: Desk, { form, day }: Entry): Promise<SessionSeats | null> {
  if (day === undefined) return null;
  const capacity = capacityOf(sessionsOf(desk), form, day);
  const availability = await readAvailability(desk.database, { form, day }, capacity);
  return {
    capacity: capacity ?? null,
    confirmed: availability.confirmed,
    free: capacity === undefined ? null : freeSeats(availability),
    closure: closureOf(sessionsOf(desk), { form, day }, desk.now()) ?? null,
  };
}

/** Commands allowed by the register, apart from availability. */
function allowedFor(entry: Entry, sessions: SessionsOf, nowMs: number): Registration['allowed'] {
  const { form, day, state } = entry;
  const isCancelled = state === 'cancelled';
  const closure = closureOf(sessions, entry, nowMs);
  const isElsewhere = (sessions(forms[form]) ?? []).some(
    ({ start }) => start !== day && start > toIsoDay(nowMs),
  );
  return {
    confirm: !closure && (state === 'held' || state === 'waiting' || state === 'offered'),
    group: !isCancelled && !closure,
    move: !isCancelled && (isElsewhere || closure === 'withdrawn'),
    substitute: !isCancelled && !closure,
    cancel: !isCancelled,
    offer: state === 'waiting' && day !== undefined && !closure,
    'to-waiting': day !== undefined && isSeated(entry) && !closure,
  };
}
