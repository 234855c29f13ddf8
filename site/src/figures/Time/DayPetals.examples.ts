import type { ComponentProps } from 'react';
import type { Examples } from '../../ui/examples.ts';
import type { DayPetals } from './DayPetals.tsx';

export const examples = {
  'First day': { day: 1, start: 1, count: 4 },
  'Second day': { day: 2, start: 5, count: 4 },
  'Third day': { day: 3, start: 9, count: 4 },
} satisfies Examples<ComponentProps<typeof DayPetals>>;
