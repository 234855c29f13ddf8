import type { ComponentProps } from 'react';
import type { Examples } from '../../ui/examples.ts';
import type { Petals } from './Petals.tsx';

export const examples = {
  'Two of three, four of five': {
    shares: [
      { filled: 2, of: 3, label: 'consumers would rather buy from a holder', isAbout: true },
      { filled: 4, of: 5, label: 'firms would rather work with one' },
    ],
  },
  'All, and none': {
    shares: [
      { filled: 7, of: 7, label: 'all of the seven' },
      { filled: 0, of: 2, label: 'neither of the two' },
    ],
  },
} satisfies Examples<ComponentProps<typeof Petals>>;
