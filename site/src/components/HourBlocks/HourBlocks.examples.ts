import type { ComponentProps } from 'react';
import type { Examples } from '../../lib/examples.ts';
import { exampleCourse } from '../course.fixture.ts';
import type { HourBlocks } from './HourBlocks.tsx';

export const examples = {
  'Hours and their sum': { blocks: exampleCourse.blocks ?? [], cite: () => [] },
} satisfies Examples<ComponentProps<typeof HourBlocks>>;
