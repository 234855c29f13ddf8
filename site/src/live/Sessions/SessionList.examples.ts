import type { ComponentProps } from 'react';
import { exampleCourse, exampleNow } from '../../course/course.fixture.ts';
import type { Examples } from '../../ui/examples.ts';
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
} satisfies Examples<ComponentProps<typeof SessionList>>;
