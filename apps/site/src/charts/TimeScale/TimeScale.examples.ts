import type { Examples } from '../../components/examples.ts';
import type { TimeScale } from './TimeScale.tsx';

export const examples = {
  'Duties, and days that moved': {
    items: [
      { date: '2024-08-01' },
      { date: '2025-02-02', mark: 'duty' },
      { date: '2026-07-27' },
      { date: '2026-08-02', mark: 'duty' },
      { date: '2027-08-02', mark: 'duty', originalDate: '2026-08-02' },
      { date: '2027-12-02', mark: 'duty', originalDate: '2026-08-02' },
    ],
  },
  'Days counted, with the time that leads to them': {
    unit: 'days',
    items: [
      { date: '2001-01-01' },
      { date: '2001-01-31', mark: 'expected', lead: 'dotted' },
      { date: '2001-02-03', mark: 'duty', lead: 'solid' },
    ],
  },
  'One date': { items: [{ date: '2026-01-01', mark: 'now' }] },
  'Incidents in a cluster, long words': {
    items: [
      { date: '2019-03-01' },
      { date: '2025-11-01' },
      { date: '2026-01-01' },
      { date: '2026-02-13' },
      { date: '2026-12-31' },
    ],
  },
} satisfies Examples<typeof TimeScale>;
