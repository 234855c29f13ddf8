import { monthAndYear } from '@vanda/forms/date-formats';
import { sessionState } from '@vanda/forms/day';
import type { Course, Session } from '../../schemas/course.ts';

export type DatedSession = { slug: string; course: Course; session: Session };
export type SessionMonth = {
  key: string;
  name: string;
  sessions: DatedSession[];
};

export function byMonth(sessions: readonly DatedSession[]): SessionMonth[] {
  const months = new Map<string, DatedSession[]>();
  for (const dated of sessions) {
    const key = dated.session.start.slice(0, 7);
    months.set(key, [...(months.get(key) ?? []), dated]);
  }
  return [...months].map(([key, list]) => ({ key, name: monthAndYear(`${key}-01`), sessions: list }));
}

/** From the next month with an upcoming session, or the last three. */
export function nextThreeMonths(months: readonly SessionMonth[], now: Date): SessionMonth[] {
  const next = months.findIndex(({ sessions }) =>
    sessions.some(({ session }) => sessionState(session.start, now) === 'upcoming'),
  );
  return next < 0 ? months.slice(-3) : months.slice(next, next + 3);
}
