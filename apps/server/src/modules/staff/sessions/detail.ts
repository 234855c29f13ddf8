import type { Participant, SessionAnswer, SessionRow } from '@vanda/desk-api/sessions';
import { dateRange } from '@vanda/forms/day';
import type { FormId } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import { momentWords } from '../../registrations/email-texts.ts';
import { type Participant as Entry, sessionDetail } from '../../registrations/overview.ts';
import type { Desk } from '../desk.ts';
import { DomainError } from '../domain-error.ts';
import { nameOf, typedValue } from '../enquiry/form-values.ts';
import { sessionsOf } from './context.ts';
import { toView } from './registration-view.ts';
import { allSessions, toSessionRow } from './session-rows.ts';

export async function sessionView(
  desk: Desk,
  key: { readonly form: FormId; readonly day: string },
): Promise<Omit<SessionAnswer, 'nowMs'>> {
  const nowMs = desk.now();
  const detail = await sessionDetail(desk.database, { sessionsOf: sessionsOf(desk) }, key, nowMs);
  const isKnown =
    detail.line.session !== undefined || Object.values(detail.line.registrationsIn).some(Boolean);
  if (!isKnown) throw new DomainError({ code: 'not-found' });
  const entries = [...detail.participants, ...detail.waiting].map(({ registration }) => registration);
  const session = toSessionRow(detail.line, entries);
  const lines = await allSessions(desk);
  const under = addressCounts([...detail.participants, ...detail.waiting]);
  return {
    session,
    participants: seated(desk, session, detail.participants, under),
    waiting: detail.waiting.map((entry, index) => ({
      ...toParticipant(desk, session, entry, under),
      position: index + 1,
      words: waitingWords(session, entry),
    })),
    cancelled: detail.cancelled.map((entry) => toParticipant(desk, session, entry, under)),
    otherDates: lines
      .filter(({ form, day, session: offered }) => form === key.form && day !== key.day && offered)
      .filter(({ closure }) => closure === undefined)
      .map(({ day, session: offered, free }) => ({
        day,
        dates: dateRange(day, offered?.end ?? day),
        free: free ?? null,
      })),
  };
}

/** Participants with their seats, counted in the order of the seat line. */
function seated(
  desk: Desk,
  session: SessionRow,
  entries: readonly Entry[],
  under: ReadonlyMap<string, number>,
): Participant[] {
  let last = 0;
  return entries.map((entry) => {
    const seatFrom = last + 1;
    last += entry.registration.seats;
    const { offerUntilMs } = entry.registration;
    return {
      ...toParticipant(desk, session, entry, under),
      seatFrom,
      seatTo: last,
      words:
        offerUntilMs === undefined
          ? ''
          : session.closure
            ? 'the offer has ended'
            : `offered until ${momentWords(offerUntilMs)}`,
    };
  });
}

function toParticipant(
  desk: Desk,
  session: SessionRow,
  { registration, values }: Entry,
  under: ReadonlyMap<string, number>,
): Participant {
  const worded = { form: registration.form, values };
  const { capacity, confirmed, free, closure } = session;
  return {
    registration: toView(desk, registration, { capacity, confirmed, free, closure }),
    name: nameOf(worded),
    company: typedValue(worded, 'company'),
    seatFrom: null,
    seatTo: null,
    position: null,
    words: '',
    underAddress: under.get(addressOf(values)) ?? 1,
  };
}

function addressCounts(entries: readonly Entry[]): ReadonlyMap<string, number> {
  return new Map(
    [...Map.groupBy(entries, ({ values }) => addressOf(values))].map(([address, each]) => [
      address,
      each.length,
    ]),
  );
}

function addressOf({ email = '' }: Entry['values']): string {
  return email.toLowerCase();
}

function waitingWords({ nextWhoFits, free, capacity, closure }: SessionRow, { registration }: Entry): string {
  if (closure) return '';
  if (capacity !== null && registration.seats > capacity) {
    return `can never fit: needs ${registration.seats} seats of ${capacity}`;
  }
  if (registration.reference === nextWhoFits) return 'next who fits';
  if (free === null || registration.seats <= free) return '';
  return registration.seats === 1 ? 'needs one seat' : `needs ${registration.seats} seats`;
}

export function courseTitle(form: FormId): string {
  return forms[form].title;
}
