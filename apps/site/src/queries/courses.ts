import type { Course } from '../schemas/course.ts';
import type { DatedSession } from '../topics/course/session-months.ts';
import { getEntries } from './entry.ts';

export async function getCourses(): Promise<Record<string, Course>> {
  const entries = await getEntries('courses');
  return Object.fromEntries(entries.map(({ id, data }) => [id, data]));
}

export async function getSessions(): Promise<DatedSession[]> {
  const courses = Object.entries(await getCourses());
  return courses
    .flatMap(([slug, course]) => course.sessions.map((session) => ({ slug, course, session })))
    .sort(
      (a, b) =>
        a.session.start.localeCompare(b.session.start) || a.course.title.localeCompare(b.course.title),
    );
}
