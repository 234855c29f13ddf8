import type { ComponentProps } from 'react';
import type { Examples } from '../../ui/examples.ts';
import type { DayBar } from './DayBar.tsx';

export const examples = {
  'Nine hours in four blocks': { hours: [3, 2.5, 2, 1.5] },
  'One block': { hours: [4] },
  'A block too short for its hours': { hours: [3.5, 0.5, 4] },
} satisfies Examples<ComponentProps<typeof DayBar>>;
