import type { ComponentProps } from 'react';
import { exampleCourse, exampleNow } from '../../course/course.fixture.ts';
import { byMonth } from '../../course/session-months.ts';
import type { Examples } from '../../ui/examples.ts';
import type { SessionPetals } from './SessionPetals.tsx';

const sessions = exampleCourse.sessions.map((session) => ({
  slug: 'example',
  course: exampleCourse,
  session,
}));

export const examples = {
  'Two months': { months: byMonth(sessions), now: exampleNow },
} satisfies Examples<ComponentProps<typeof SessionPetals>>;
