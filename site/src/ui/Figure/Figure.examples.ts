import type { ComponentProps } from 'react';
import type { Examples } from '../examples.ts';
import type { Figure } from './Figure.tsx';

export const examples = {
  Plain: { text: '93' },
  'Final, with the double rule': { text: 'SGD 800', isFinal: true },
  'With a power': { text: '10^25^ FLOPs' },
} satisfies Examples<ComponentProps<typeof Figure>>;
