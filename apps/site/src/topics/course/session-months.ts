import { monthAndYear } from '@vanda/forms/date-formats';
import { sessionState } from '@vanda/forms/day';
import type { Course, Session } from '../../schemas/course.ts';
import { groupBy } from '../../text/group-by.ts';

export type DatedSession = { slug: string; course: Course; session: Session };
export type SessionMonth = { key: string; name: string; sessions: DatedSession[] };

export function byMonth(sessions: readonly DatedSession[]): SessionMonth[] {
  const months = groupBy(sessions, ({ session }) => session.start.slice(0, 7));
  return [...months].map(([key, list]) => ({ key, name: monthAndYear(`${key}-01`), sessions: list }));
}

export const upcoming = (sessions: readonly DatedSession[], now: Date) =>
  sessions.filter(({ session }) => sessionState(session.start, now) === 'upcoming');

/** Three months from the next one with an upcoming session, or the last three. */
export function nextThreeMonths(months: readonly SessionMonth[], now: Date): SessionMonth[] {
  const next = months.findIndex(({ sessions }) => upcoming(sessions, now).length > 0);
  return next < 0 ? months.slice(-3) : months.slice(next, next + 3);
}
