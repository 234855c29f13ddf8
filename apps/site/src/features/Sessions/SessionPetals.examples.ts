import type { Examples } from '../../components/examples.ts';
import { exampleCourse, exampleNow } from '../../topics/course/course.fixture.ts';
import { byMonth } from '../../topics/course/session-months.ts';
import type { SessionPetals } from './SessionPetals.tsx';

const sessions = exampleCourse.sessions.map((session) => ({
  slug: 'example',
  course: exampleCourse,
  session,
}));

export const examples = { 'Two months': { months: byMonth(sessions), now: exampleNow } } satisfies Examples<
  typeof SessionPetals
>;
