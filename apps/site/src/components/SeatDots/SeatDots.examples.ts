import type { Examples } from '../examples.ts';
import type { SeatDots } from './SeatDots.tsx';

export const examples = {
  'Needed, and room': { min: 8, max: 16 },
  'Without a smallest class, in two rows': { max: 24 },
} satisfies Examples<typeof SeatDots>;
