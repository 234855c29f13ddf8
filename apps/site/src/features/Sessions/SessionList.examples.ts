import type { Examples } from '../../components/examples.ts';
import { exampleCourse, exampleNow } from '../../topics/course/course.fixture.ts';
import type { SessionList } from './SessionList.tsx';

export const examples = {
  'Upcoming, one published as available': {
    course: exampleCourse,
    slug: 'professional-scrum-master',
    now: exampleNow,
  },
  'All past': {
    course: exampleCourse,
    slug: 'professional-scrum-master',
    now: new Date('2026-11-21T09:00:00+08:00'),
  },
} satisfies Examples<typeof SessionList>;
