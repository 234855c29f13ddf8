import type { Examples } from '../examples.ts';
import type { FactsRow } from './FactsRow.tsx';

export const examples = {
  'A course': {
    facts: [
      { label: 'Length', value: '3 days', note: '12 modules' },
      { label: 'Price', value: 'SGD 800', unit: 'per pax', isPrice: true },
      { label: 'Certification', value: 'PSM I', note: 'first attempt included' },
    ],
  },
  'A regulation, small': {
    size: 'small',
    facts: [
      { label: 'In force', value: '1 Aug 2024' },
      { label: 'Highest fine', value: '7%' },
    ],
  },
} satisfies Examples<typeof FactsRow>;
