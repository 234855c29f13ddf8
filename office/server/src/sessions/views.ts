import { notFound } from '@vanda/desk-api/failures';
import type { ResponseOf, WithoutTime } from '@vanda/desk-api/routes';
import type { Participant, SessionRow } from '@vanda/desk-api/sessions';
import { weekdayAndTime } from '@vanda/forms/date-formats';
import { dateRange } from '@vanda/forms/day';
import type { Form } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import { inWords } from '@vanda/forms/plural';
import {
  firstWhoFits,
  freeSeats,
  isSeated,
  personOf,
  type Registration,
  waitingListOf,
} from '@vanda/server/office';
import type { Desk } from '../desk.ts';
import { nameOf, typedValue } from '../enquiry/form-values.ts';
import {
  keyOf,
  registrationsOf,
  registrationsOn,
  type SessionKey,
  seatSums,
} from '../store/session-registrations.ts';
import { sessionsOf, toView } from './registration-view.ts';

export type SessionLine = ReturnType<typeof toLine>;

/** Includes cancelled sessions that still have registrations. */
export async function allSessions(desk: Desk): Promise<SessionLine[]> {
  const rows = await seatSums(desk.database);
  const registered = Map.groupBy(rows, keyOf);
  const offered = Object.values<Form>(forms).flatMap((form) =>
    (sessionsOf(desk)(form) ?? []).map(({ start }): SessionKey => ({ form: form.id, day: start })),
  );
  const keys = new Map([...offered, ...rows].map((key) => [keyOf(key), key]));
  return [...keys]
    .map(([name, key]) => toLine(desk, key, registered.get(name) ?? []))
    .toSorted((a, b) => (a.day === b.day ? a.form.localeCompare(b.form) : a.day < b.day ? -1 : 1));
}

export async function sessionRows(desk: Desk, lines: readonly SessionLine[]): Promise<SessionRow[]> {
  const entries = await registrationsOn(desk.database, [...new Set(lines.map(({ day }) => day))]);
  return lines.map((line) => toSessionRow(line, entries.get(keyOf(line)) ?? []));
}

export async function sessionView(desk: Desk, key: SessionKey): Promise<WithoutTime<ResponseOf<'session'>>> {
  const entries = await registrationsOf(desk.database, key);
  const line = toLine(desk, key, entries);
  if (!line.session && entries.length === 0) throw notFound();
  const present = entries.filter(({ status }) => status !== 'cancelled');
  const session = toSessionRow(line, present);
  const under = Map.groupBy(present, ({ values }) => personOf(values));
  const shown = (entry: Entry): Participant => ({
    registration: toView(desk, entry, session),
    name: nameOf(entry),
    company: typedValue(entry, 'company'),
    seatFrom: null,
    seatTo: null,
    message: '',
    underAddress: under.get(personOf(entry.values))?.length ?? 1,
    callOn: entry.values.email ? null : (entry.values.phone ?? null),
  });
  let last = 0;
  return {
    session,
    participants: present.filter(isSeated).map((entry) => {
      const seatFrom = last + 1;
      last += entry.seats;
      return { ...shown(entry), seatFrom, seatTo: last, message: offerMessage(session, entry) };
    }),
    waiting: waitingListOf(entries).map((entry) => ({
      ...shown(entry),
      message: waitingMessage(session, entry),
    })),
    cancelled: entries.filter(({ status }) => status === 'cancelled').map(shown),
    otherDates: (await allSessions(desk)).flatMap(({ form, day, session: offered, closure, free }) =>
      form === key.form && day !== key.day && offered && !closure ? [{ day, free: free ?? null }] : [],
    ),
  };
}

type Entry = Awaited<ReturnType<typeof registrationsOf>>[number];

function toLine(
  desk: Desk,
  { form, day }: SessionKey,
  sums: readonly Pick<Registration, 'status' | 'seats'>[],
) {
  const session = desk.register.sessionOn(form, day);
  const seatsIn: Record<Registration['status'], number> = {
    held: 0,
    confirmed: 0,
    waiting: 0,
    offered: 0,
    cancelled: 0,
  };
  for (const { status, seats } of sums) seatsIn[status] += seats;
  const taken = seatsIn.held + seatsIn.confirmed + seatsIn.offered;
  return {
    form,
    day,
    session,
    seats: session?.seats,
    closure: desk.register.closureOf({ form, day }, desk.now()),
    seatsIn,
    taken,
    free: session?.seats === undefined ? undefined : freeSeats({ capacity: session.seats, taken }),
  };
}

function toSessionRow(line: SessionLine, entries: readonly Registration[]): SessionRow {
  const { form, day, session, seats, seatsIn, taken, closure } = line;
  const { cancelled: _, ...present } = seatsIn;
  const endDay = session?.end ?? entries.find(({ endDay: last }) => last !== undefined)?.endDay;
  const waiting = waitingListOf(entries);
  const next = closure ? undefined : firstWhoFits({ capacity: seats, taken, line: waiting });
  return {
    form,
    day,
    endDay: endDay ?? day,
    title: session?.course ?? forms[form].title,
    dates: dateRange(day, endDay ?? day),
    place: session?.place ?? null,
    startTime: session?.startTime ?? null,
    endTime: session?.endTime ?? null,
    capacity: seats ?? null,
    ...present,
    free: line.free ?? null,
    blocks: entries.flatMap(({ reference, seats: size, status }) =>
      status === 'held' || status === 'confirmed' || status === 'offered'
        ? [{ reference, seats: size, status }]
        : [],
    ),
    waitingGroups: waiting.map(({ reference, seats: size }) => ({ reference, seats: size })),
    nextWhoFits: next ?? null,
    closure: closure ?? null,
    registrations: entries.length,
  };
}

function offerMessage({ closure }: SessionRow, { offerUntilMs }: Registration): string {
  if (offerUntilMs === undefined) return '';
  return closure ? 'the offer has ended' : `offered until ${weekdayAndTime(offerUntilMs)}`;
}

function waitingMessage(
  { nextWhoFits, free, capacity, closure }: SessionRow,
  { reference, seats }: Registration,
): string {
  if (closure) return '';
  if (capacity !== null && seats > capacity) return `can never fit: needs ${seats} seats of ${capacity}`;
  if (reference === nextWhoFits) return 'next who fits';
  if (free === null || seats <= free) return '';
  return `needs ${inWords(seats, 'seat')}`;
}
