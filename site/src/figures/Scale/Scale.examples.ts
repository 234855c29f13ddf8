import type { ComponentProps } from 'react';
import type { Examples } from '../../ui/examples.ts';
import type { Scale } from './Scale.tsx';

export const examples = {
  'Duties, and days that moved': {
    items: [
      { date: '2024-08-01', words: ['In force'] },
      { date: '2025-02-02', words: ['Prohibitions apply'], mark: 'duty' },
      { date: '2026-07-27', words: ['Amendment in force'] },
      { date: '2026-08-02', words: ['General application'], mark: 'duty' },
      { date: '2027-08-02', words: ['National sandboxes'], mark: 'duty', originalDate: '2026-08-02' },
      { date: '2027-12-02', words: ['High-risk by use'], mark: 'duty', originalDate: '2026-08-02' },
    ],
  },
  'Days counted, with the time that leads to them': {
    unit: 'days',
    items: [
      { date: '2001-01-01', dateText: 'Day 0', words: ['Noticed'] },
      { date: '2001-01-31', dateText: 'Day 30', words: ['Assessed'], mark: 'expected', lead: 'dotted' },
      { date: '2001-02-03', dateText: 'Day 33', words: ['Told'], mark: 'duty', lead: 'solid' },
    ],
  },
  'One date': { items: [{ date: '2026-01-01', words: ['Alone'], mark: 'now' }] },
  'Incidents in a cluster, long words': {
    items: [
      { date: '2019-03-01', dateText: 'Mar 2019', words: ['United Kingdom', 'A cloned voice'] },
      { date: '2025-11-01', dateText: 'Nov 2025', words: ['Sacramento', 'Meter data screened'] },
      {
        date: '2026-01-01',
        dateText: 'Jan 2026',
        words: ['Monterrey', 'A water utility’s Internetknotenrechner probed'],
      },
      { date: '2026-02-13', words: ['Memphis area', 'Turbines without permits, as alleged'] },
      { date: '2026-12-31', words: ['At the right edge'] },
    ],
  },
} satisfies Examples<ComponentProps<typeof Scale>>;
