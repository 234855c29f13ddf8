import type { Participant, SessionAnswer, SessionRow } from '@vanda/desk-api/sessions';
import { dateRange } from '@vanda/forms/day';
import { forms } from '@vanda/forms/forms';
import { firstWhoFits, keyOf, type SessionKey, waitingListOf } from '../../registrations/availability.ts';
import { momentWords } from '../../registrations/email-texts.ts';
import {
  type Participant as Entry,
  listSessions,
  registrationsOn,
  type SessionLine,
  sessionDetail,
} from '../../registrations/overview.ts';
import type { Registration } from '../../registrations/registration.ts';
import type { Desk } from '../desk.ts';
import { DomainError } from '../domain-error.ts';
import { nameOf, typedValue } from '../enquiry/form-values.ts';
import { sessionsOf, toView } from './registration-view.ts';

export async function allSessions(desk: Desk): Promise<SessionLine[]> {
  return listSessions(desk.database, sessionsOf(desk), desk.now());
}

export async function sessionRows(desk: Desk, lines: readonly SessionLine[]): Promise<SessionRow[]> {
  const entries = await registrationsOn(desk.database, [...new Set(lines.map(({ day }) => day))]);
  return lines.map((line) => toSessionRow(line, entries.get(keyOf(line)) ?? []));
}

export async function sessionView(desk: Desk, key: SessionKey): Promise<Omit<SessionAnswer, 'nowMs'>> {
  const detail = await sessionDetail(desk.database, sessionsOf(desk), key, desk.now());
  const { line, participants, waiting, cancelled } = detail;
  const present = [...participants, ...waiting];
  if (!line.session && present.length + cancelled.length === 0) throw new DomainError({ code: 'not-found' });
  const session = toSessionRow(
    line,
    present.map(({ registration }) => registration),
  );
  const under = Map.groupBy(present, addressOf);
  const shown = (entry: Entry): Participant => ({
    registration: toView(desk, entry.registration, session),
    name: nameOf({ form: key.form, values: entry.values }),
    company: typedValue({ form: key.form, values: entry.values }, 'company'),
    seatFrom: null,
    seatTo: null,
    position: null,
    words: '',
    underAddress: under.get(addressOf(entry))?.length ?? 1,
  });
  let last = 0;
  return {
    session,
    participants: participants.map((entry) => {
      const seatFrom = last + 1;
      last += entry.registration.seats;
      return { ...shown(entry), seatFrom, seatTo: last, words: offerWords(session, entry) };
    }),
    waiting: waiting.map((entry, index) => ({
      ...shown(entry),
      position: index + 1,
      words: waitingWords(session, entry),
    })),
    cancelled: cancelled.map(shown),
    otherDates: (await allSessions(desk)).flatMap(({ form, day, session: offered, closure, free }) =>
      form === key.form && day !== key.day && offered && !closure
        ? [{ day, dates: dateRange(day, offered.end), free: free ?? null }]
        : [],
    ),
  };
}

function toSessionRow(line: SessionLine, entries: readonly Registration[]): SessionRow {
  const { form, day, session, seats, seatsIn, closure } = line;
  const { confirmed, held, offered } = seatsIn;
  const waiting = waitingListOf(entries);
  const taken = held + confirmed + offered;
  const next = closure ? undefined : firstWhoFits({ capacity: seats, taken, line: waiting });
  return {
    form,
    day,
    endDay: session?.end ?? day,
    title: session?.course ?? forms[form].title,
    dates: dateRange(day, session?.end ?? day),
    place: session?.place ?? null,
    startTime: session?.startTime ?? null,
    endTime: session?.endTime ?? null,
    capacity: seats ?? null,
    confirmed,
    held,
    offered,
    free: line.free ?? null,
    waiting: seatsIn.waiting,
    blocks: entries.flatMap(({ reference, seats: size, state }) =>
      state === 'held' || state === 'confirmed' || state === 'offered'
        ? [{ reference, seats: size, state }]
        : [],
    ),
    waitingGroups: waiting.map(({ reference, seats: size }) => ({ reference, seats: size })),
    nextWhoFits: next ?? null,
    closure: closure ?? null,
    registrations: entries.filter(({ state }) => state !== 'cancelled').length,
  };
}

function addressOf({ values: { email = '' } }: Entry): string {
  return email.toLowerCase();
}

function offerWords({ closure }: SessionRow, { registration: { offerUntilMs } }: Entry): string {
  if (offerUntilMs === undefined) return '';
  return closure ? 'the offer has ended' : `offered until ${momentWords(offerUntilMs)}`;
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
