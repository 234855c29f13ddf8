import { exampleCourse } from '../../topics/course/course.fixture.ts';
import type { Examples } from '../examples.ts';
import type { HourBlocks } from './HourBlocks.tsx';

export const examples = {
  'Hours and their sum': { blocks: exampleCourse.blocks ?? [], cite: () => [] },
} satisfies Examples<typeof HourBlocks>;
