import type { Examples } from '../../components/examples.ts';
import type { AmountBars } from './AmountBars.tsx';

export const examples = {
  'Lost, recovered, averted': {
    title: 'S$140.5m was recovered',
    items: [
      { stat: 'S$1.1bn', title: 'lost in 2024', text: 'In 51,501 cases.' },
      { stat: 'S$140.5m', title: 'recovered', text: 'By the command.' },
      { stat: 'S$348m', title: 'averted', text: 'With its help; never lost.', mark: 'expected' },
    ],
  },
  'One sum, long words': {
    title: 'Up to €7.5 million',
    items: [
      {
        stat: '€7.5 million',
        title:
          'for incorrect, incomplete or misleading information to notified bodies or national authorities',
        text: 'Whichever is higher: the sum, or one per cent of the total worldwide annual turnover of the year before.',
      },
    ],
  },
} satisfies Examples<typeof AmountBars>;
