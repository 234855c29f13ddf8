import { dateRange, toIsoDay } from '@vanda/enquiry/day';
import type { FormId } from '@vanda/enquiry/form';
import { forms } from '@vanda/enquiry/forms';
import { momentWords } from '../../../intake/src/ledger/letter-texts.ts';
import { type Participant as Entry, sessionDetail } from '../../../intake/src/ledger/overview.ts';
import type { Participant, SessionAnswer, SessionRow } from '../../contract/sessions.ts';
import type { Desk } from '../desk.ts';
import { nameOf, typedValue } from '../enquiry/words.ts';
import { Refusal } from '../refusal.ts';
import { sessionsOf } from './context.ts';
import { toView } from './registration-view.ts';
import { allSessions, toSessionRow } from './session-rows.ts';

/** One session with everybody in it. Refuses one that nobody offers and nobody registered for. */
export async function sessionView(
  desk: Desk,
  key: { readonly form: FormId; readonly day: string },
): Promise<Omit<SessionAnswer, 'nowMs'>> {
  const nowMs = desk.now();
  const detail = await sessionDetail(desk.database, { sessionsOf: sessionsOf(desk) }, key, nowMs);
  const isKnown =
    detail.line.session !== undefined || Object.values(detail.line.registrationsIn).some(Boolean);
  if (!isKnown) throw new Refusal({ code: 'not-found' });
  const entries = [...detail.participants, ...detail.waiting].map(({ registration }) => registration);
  const session = toSessionRow(detail.line, entries);
  const lines = await allSessions(desk);
  return {
    session,
    participants: seated(desk, session, detail.participants),
    waiting: detail.waiting.map((entry, index) => ({
      ...toParticipant(desk, session, entry),
      position: index + 1,
      words: waitingWords(session, entry),
    })),
    cancelled: detail.cancelled.map((entry) => toParticipant(desk, session, entry)),
    otherDates: lines
      .filter(({ form, day, session: offered }) => form === key.form && day !== key.day && offered)
      .filter(({ day }) => day > toIsoDay(nowMs))
      .map(({ day, session: offered, free }) => ({
        day,
        dates: dateRange(day, offered?.end ?? day),
        free: free ?? null,
      })),
  };
}

/** Participants with their seats, counted in the order of the seat line. */
function seated(desk: Desk, session: SessionRow, entries: readonly Entry[]): Participant[] {
  let last = 0;
  return entries.map((entry) => {
    const seatFrom = last + 1;
    last += entry.registration.seats;
    const { offerUntilMs } = entry.registration;
    return {
      ...toParticipant(desk, session, entry),
      seatFrom,
      seatTo: last,
      words: offerUntilMs === undefined ? '' : `offered until ${momentWords(offerUntilMs)}`,
    };
  });
}

function toParticipant(desk: Desk, session: SessionRow, { registration, values }: Entry): Participant {
  const worded = { form: registration.form, values };
  const { capacity, confirmed, free, hasStarted } = session;
  return {
    registration: toView(desk, registration, { capacity, confirmed, free, hasStarted }),
    name: nameOf(worded),
    company: typedValue(worded, 'company'),
    seatFrom: null,
    seatTo: null,
    position: null,
    words: '',
  };
}

function waitingWords({ nextWhoFits, free, capacity }: SessionRow, { registration }: Entry): string {
  if (capacity !== null && registration.seats > capacity) {
    return `can never fit: needs ${registration.seats} seats of ${capacity}`;
  }
  if (registration.reference === nextWhoFits) return 'next who fits';
  if (free === null || registration.seats <= free) return '';
  return registration.seats === 1 ? 'needs one seat' : `needs ${registration.seats} seats`;
}

/** The course's name, for a file. */
export function courseTitle(form: FormId): string {
  return forms[form].title;
}
