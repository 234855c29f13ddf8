import { exampleCourse } from '../../topics/course/course.fixture.ts';
import type { Examples } from '../examples.ts';
import type { ModuleList } from './ModuleList.tsx';

const modules = exampleCourse.days?.flatMap((day) => day.modules) ?? [];

export const examples = {
  'From the first': { modules, cite: () => [] },
  'Numbered through from five': { modules, cite: () => [], start: 5 },
} satisfies Examples<typeof ModuleList>;
