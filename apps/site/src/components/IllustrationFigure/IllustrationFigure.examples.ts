import type { Examples } from '../examples.ts';
import type { IllustrationFigure } from './IllustrationFigure.tsx';

export const examples = {
  'With its sentence': { name: 'verified-seal', caption: 'A seal over three petals.' },
  Decoration: { name: 'vignette-audit' },
} satisfies Examples<typeof IllustrationFigure>;
