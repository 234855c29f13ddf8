import type { ComponentProps } from 'react';
import type { Examples } from '../../ui/examples.ts';
import type { FigureFrame } from './FigureFrame.tsx';

export const examples = {
  titled: {
    id: 'frame-titled',
    title: 'Three dates moved, by twelve to sixteen months',
    legend: 'One year is one equal step.',
    note: 'Percentages are of turnover.',
    children: 'The drawing and its list',
  },
  'under the heading of its section': {
    id: 'frame-plain',
    name: 'Four risk tiers',
    children: 'The drawing and its list',
  },
} satisfies Examples<ComponentProps<typeof FigureFrame>>;
