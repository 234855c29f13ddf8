import type { Examples } from '../../components/examples.ts';
import type { ChartFrame } from './ChartFrame.tsx';

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
} satisfies Examples<typeof ChartFrame>;
