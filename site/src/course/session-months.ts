import { sessionState } from '@vanda/enquiry/day';
import type { Course, Session } from '../schemas/course.ts';
import { monthName } from '../text/dates.ts';

export type DatedSession = { slug: string; course: Course; session: Session };
export type SessionMonth = {
  /** `2025-08`, how the days in it begin. */
  key: string;
  /** `August 2025`. */
  name: string;
  sessions: DatedSession[];
};

/** Sessions by month, in the order given. */
export function byMonth(sessions: readonly DatedSession[]): SessionMonth[] {
  const months = new Map<string, DatedSession[]>();
  for (const dated of sessions) {
    const key = dated.session.start.slice(0, 7);
    months.set(key, [...(months.get(key) ?? []), dated]);
  }
  return [...months].map(([key, list]) => ({ key, name: monthName(`${key}-01`), sessions: list }));
}

/** The months that a picture of three shows: from the next one that still has a session to come, or the last three. */
export function nextThreeMonths(months: readonly SessionMonth[], now: Date): SessionMonth[] {
  const next = months.findIndex(({ sessions }) =>
    sessions.some(({ session }) => sessionState(session.start, now) === 'upcoming'),
  );
  return next < 0 ? months.slice(-3) : months.slice(next, next + 3);
}
