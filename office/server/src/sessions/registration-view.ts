import type { Registration } from '@vanda/desk-api/sessions';
import { toIsoDay } from '@vanda/forms/day';
import { forms } from '@vanda/forms/forms';
import { typedText } from '@vanda/forms/summary';
import { type Registration as Entry, freeSeats } from '@vanda/server/office';
import type { Desk } from '../desk.ts';

type SessionSeats = NonNullable<Registration['session']>;

export const sessionsOf = ({ services }: Desk) => services.courseSessions.sessionsOf;

export async function registrationView(desk: Desk, entry: Entry): Promise<Registration> {
  const { form, day } = entry;
  if (day === undefined) return toView(desk, entry, null);
  const availability = await desk.register.availability(desk.database, { form, day });
  const { capacity, confirmed } = availability;
  return toView(desk, entry, {
    capacity: capacity ?? null,
    confirmed,
    free: capacity === undefined ? null : freeSeats(availability),
    closure: desk.register.closureOf(entry, desk.now()) ?? null,
  });
}

export const toView = (desk: Desk, entry: Entry, session: SessionSeats | null): Registration => ({
  reference: entry.reference,
  version: entry.version,
  form: entry.form,
  title: forms[entry.form].title,
  day: entry.day ?? null,
  dates: desk.register.datesOf(entry),
  seats: entry.seats,
  names: entry.names.map(typedText),
  status: entry.status,
  waitingSinceMs: entry.waitingSinceMs ?? null,
  offerUntilMs: entry.offerUntilMs ?? null,
  session: session && {
    capacity: session.capacity,
    confirmed: session.confirmed,
    free: session.free,
    closure: session.closure,
  },
  allowed: allowedFor(desk, entry),
});

function allowedFor(desk: Desk, entry: Entry): Registration['allowed'] {
  const { form, day } = entry;
  const nowMs = desk.now();
  const { register } = desk;
  const can = (kind: 'confirm' | 'substitute' | 'cancel' | 'offer' | 'to-waiting') =>
    register.allows(entry, { kind }, nowMs);
  const isElsewhere = (sessionsOf(desk)(forms[form]) ?? []).some(
    ({ start }) => start !== day && start > toIsoDay(nowMs),
  );
  return {
    confirm: can('confirm'),
    // Who may name a substitute may change the group too.
    group: can('substitute'),
    move: can('cancel') && (isElsewhere || register.closureOf(entry, nowMs) === 'withdrawn'),
    substitute: can('substitute'),
    cancel: can('cancel'),
    offer: can('offer'),
    'to-waiting': can('to-waiting'),
  };
}
