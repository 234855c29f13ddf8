import type { SessionRow } from '@vanda/desk-api/sessions';
import { dateRange } from '@vanda/forms/day';
import type { FormId } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import { firstWhoFits, keyOf, waitingListOf } from '../../registrations/availability.ts';
import { listSessions, registrationsOn, type SessionLine } from '../../registrations/overview.ts';
import type { Registration } from '../../registrations/registration.ts';
import type { Desk } from '../desk.ts';
import { sessionsOf } from './context.ts';

export type SessionView = 'to-come' | 'past' | 'cancelled';

export async function allSessions(desk: Desk): Promise<SessionLine[]> {
  return listSessions(desk.database, { sessionsOf: sessionsOf(desk) }, desk.now());
}

export function viewOf({ closure }: SessionLine): SessionView {
  if (closure === 'started') return 'past';
  return closure === 'withdrawn' ? 'cancelled' : 'to-come';
}

export async function sessionRows(desk: Desk, lines: readonly SessionLine[]): Promise<SessionRow[]> {
  const entries = await registrationsOn(desk.database, [...new Set(lines.map(({ day }) => day))]);
  return lines.map((line) => toSessionRow(line, entries.get(keyOf(line)) ?? []));
}

export function toSessionRow(line: SessionLine, entries: readonly Registration[]): SessionRow {
  const { form, day, session, seats, seatsIn, closure } = line;
  const waiting = waitingListOf(entries);
  const taken = seatsIn.held + seatsIn.confirmed + seatsIn.offered;
  const next = closure ? undefined : firstWhoFits({ capacity: seats, taken, line: waiting });
  return {
    form: form satisfies FormId,
    day,
    endDay: session?.end ?? day,
    title: session?.course ?? forms[form].title,
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
    closure: closure ?? null,
    registrations: entries.filter(({ state }) => state !== 'cancelled').length,
  };
}
