import type { ComponentProps } from 'react';
import type { Examples } from '../../lib/examples.ts';
import { exampleCourse } from '../course.fixture.ts';
import type { CurriculumDays } from './CurriculumDays.tsx';

export const examples = { 'Two days': { days: exampleCourse.days ?? [], cite: () => [] } } satisfies Examples<
  ComponentProps<typeof CurriculumDays>
>;
