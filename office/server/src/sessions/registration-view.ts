import type { Registration } from '@vanda/desk-api/sessions';
import { toIsoDay } from '@vanda/forms/day';
import { forms } from '@vanda/forms/forms';
import { typedText } from '@vanda/forms/summary';
import {
  applyTransition,
  closureOf,
  datesOf,
  type Registration as Entry,
  freeSeats,
  readAvailability,
} from '@vanda/server/office';
import type { Desk } from '../desk.ts';

type SessionSeats = NonNullable<Registration['session']>;

export const sessionsOf = ({ services }: Desk) => services.courseSessions.sessionsOf;

export function registrationsContext(desk: Desk) {
  const { services } = desk;
  return {
    companyName: services.site().company.name,
    siteUrl: services.settings.siteUrl,
    sessionsOf: sessionsOf(desk),
  };
}

export async function registrationView(desk: Desk, entry: Entry): Promise<Registration> {
  const { form, day } = entry;
  if (day === undefined) return toView(desk, entry, null);
  const availability = await readAvailability(desk.database, sessionsOf(desk), { form, day });
  const { capacity, confirmed } = availability;
  return toView(desk, entry, {
    capacity: capacity ?? null,
    confirmed,
    free: capacity === undefined ? null : freeSeats(availability),
    closure: closureOf(sessionsOf(desk), entry, desk.now()) ?? null,
  });
}

export const toView = (desk: Desk, entry: Entry, session: SessionSeats | null): Registration => ({
  reference: entry.reference,
  version: entry.version,
  form: entry.form,
  title: forms[entry.form].title,
  day: entry.day ?? null,
  dates: datesOf(sessionsOf(desk), entry),
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
  const context = { sessionsOf: sessionsOf(desk), nowMs, endOfLineMs: nowMs };
  const can = (kind: 'confirm' | 'substitute' | 'cancel' | 'offer' | 'to-waiting') =>
    !('ok' in applyTransition(entry, { kind }, context));
  const isElsewhere = (context.sessionsOf(forms[form]) ?? []).some(
    ({ start }) => start !== day && start > toIsoDay(nowMs),
  );
  return {
    confirm: can('confirm'),
    // Who may name a substitute may change the group too.
    group: can('substitute'),
    move: can('cancel') && (isElsewhere || closureOf(context.sessionsOf, entry, nowMs) === 'withdrawn'),
    substitute: can('substitute'),
    cancel: can('cancel'),
    offer: can('offer'),
    'to-waiting': can('to-waiting'),
  };
}
