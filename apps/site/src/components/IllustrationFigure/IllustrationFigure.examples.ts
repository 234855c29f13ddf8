import type { Examples } from '../examples.ts';
import type { IllustrationFigure } from './IllustrationFigure.tsx';

export const examples = {
  'With its sentence': { name: 'verified-seal', caption: 'A seal over three petals.', loading: 'eager' },
  Decoration: { name: 'service-compliance', loading: 'lazy' },
} satisfies Examples<typeof IllustrationFigure>;
