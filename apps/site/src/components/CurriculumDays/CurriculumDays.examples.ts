import { exampleCourse } from '../../topics/course/course.fixture.ts';
import type { Examples } from '../examples.ts';
import type { CurriculumDays } from './CurriculumDays.tsx';

export const examples = { 'Two days': { days: exampleCourse.days ?? [], cite: () => [] } } satisfies Examples<
  typeof CurriculumDays
>;
