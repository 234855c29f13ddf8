import type { Course, Session } from '../schemas/course.ts';
import { monthName } from '../text/dates.ts';

export type DatedSession = { slug: string; course: Course; session: Session };
export type SessionMonth = { name: string; sessions: DatedSession[] };

/** Sessions by month, in the order given. */
export function byMonth(sessions: readonly DatedSession[]): SessionMonth[] {
  const months = new Map<string, DatedSession[]>();
  for (const dated of sessions) {
    const name = monthName(dated.session.start);
    months.set(name, [...(months.get(name) ?? []), dated]);
  }
  return [...months].map(([name, list]) => ({ name, sessions: list }));
}
