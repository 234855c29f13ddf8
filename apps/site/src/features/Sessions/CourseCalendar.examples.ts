import type { ComponentProps } from 'react';
import type { Examples } from '../../components/examples.ts';
import { exampleCourse, exampleNow } from '../../topics/course/course.fixture.ts';
import type { CourseCalendar } from './CourseCalendar.tsx';

const calendar = {
  title: 'Next dates',
  note: 'Public sessions in Singapore.',
  noneNote: 'No public session is set at present.',
  caption: 'Each dot is a session.',
};
const sessions = exampleCourse.sessions.map((session) => ({
  slug: 'example',
  course: exampleCourse,
  session,
}));

const { priceSgd: _priceSgd, durationDays: _durationDays, ...unpriced } = exampleCourse;
const courses: ComponentProps<typeof CourseCalendar>['courses'] = [
  { slug: 'professional-scrum-master', course: exampleCourse },
  {
    slug: 'kanban-system',
    course: {
      ...exampleCourse,
      form: 'agile-training',
      shortTitle: 'Kanban System',
      durationDays: 1,
      sessions: [],
    },
  },
  {
    slug: 'responsible-ai',
    course: {
      ...unpriced,
      form: 'ai-certification',
      title: 'Responsible AI',
      shortTitle: 'Responsible AI',
      durationWeeks: 3,
      meetings: 6,
      sessions: [],
    },
  },
];

export const examples = {
  'Two months, the first open': { calendar, sessions, courses, now: exampleNow },
  'All past': { calendar, sessions, courses, now: new Date('2026-11-21T09:00:00+08:00') },
} satisfies Examples<typeof CourseCalendar>;
