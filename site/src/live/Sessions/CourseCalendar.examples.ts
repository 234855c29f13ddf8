import type { ComponentProps } from 'react';
import { exampleCourse, exampleNow } from '../../course/course.fixture.ts';
import type { Examples } from '../../ui/examples.ts';
import type { CourseCalendar } from './CourseCalendar.tsx';

const calendar = {
  title: 'When the next course begins',
  note: 'Every announced date, by month.',
  caption: 'Each dot is a session.',
  pastNote: 'All dates have passed; the next ones are being set.',
};
const sessions = exampleCourse.sessions.map((session) => ({
  slug: 'example',
  course: exampleCourse,
  session,
}));

export const examples = {
  'Two months, the first open': { calendar, sessions, now: exampleNow },
  'All past': { calendar, sessions, now: new Date('2026-11-21T09:00:00+08:00') },
} satisfies Examples<ComponentProps<typeof CourseCalendar>>;
