import type { Examples } from '../../components/examples.ts';
import type { ChangeLine } from './ChangeLine.tsx';

export const examples = {
  'Measured, from and to': {
    measure: {
      what: 'cancers found by the reading',
      unit: '%',
      before: 73.8,
      after: 80.5,
      beforeLabel: 'without AI',
      afterLabel: 'with AI',
      says: 'measured',
      by: 'the MASAI trial',
      year: '2026',
    },
  },
  'Told by the party, the change alone': {
    measure: { what: 'false alarms', unit: '%', after: 40, says: 'party', by: 'HSBC', year: '2024' },
  },
  'In another unit, and expected': {
    measure: {
      what: 'days to find and contain',
      unit: 'days',
      before: 258,
      after: 241,
      says: 'expected',
      by: 'somebody',
      year: '2025',
    },
  },
} satisfies Examples<typeof ChangeLine>;
