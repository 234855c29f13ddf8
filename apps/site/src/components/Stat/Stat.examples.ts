import type { Examples } from '../examples.ts';
import type { Stat } from './Stat.tsx';

export const examples = {
  Plain: { text: '93' },
  'A price, with the double rule': { text: 'SGD 800', isPrice: true },
  'With a power': { text: '10^25^ FLOPs' },
} satisfies Examples<typeof Stat>;
