import type { ComponentProps } from 'react';
import type { Examples } from '../examples.ts';
import type { PlateFigure } from './PlateFigure.tsx';

export const examples = {
  'With its sentence': { name: 'verified-seal', caption: 'A seal over three petals.' },
  Decoration: { name: 'vignette-audit' },
} satisfies Examples<ComponentProps<typeof PlateFigure>>;
