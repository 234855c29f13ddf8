import type { ComponentProps } from 'react';
import type { Examples } from '../../lib/examples.ts';
import { exampleCourse } from '../course.fixture.ts';
import type { ModuleList } from './ModuleList.tsx';

const modules = exampleCourse.days?.flatMap((day) => day.modules) ?? [];

export const examples = {
  'From the first': { modules, cite: () => [] },
  'Numbered through from five': { modules, cite: () => [], start: 5 },
} satisfies Examples<ComponentProps<typeof ModuleList>>;
