import type { ComponentProps } from 'react';
import { byMonth } from '../../lib/calendar.ts';
import type { Examples } from '../../lib/examples.ts';
import { exampleCourse, exampleNow } from '../course.fixture.ts';
import type { SessionPetals } from './SessionPetals.tsx';

const sessions = exampleCourse.sessions.map((session) => ({
  slug: 'example',
  course: exampleCourse,
  session,
}));

export const examples = {
  'Two months': { months: byMonth(sessions), label: 'Sessions by month', now: exampleNow },
} satisfies Examples<ComponentProps<typeof SessionPetals>>;
