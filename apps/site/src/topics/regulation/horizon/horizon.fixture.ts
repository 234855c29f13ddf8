import { addDays } from '@vanda/forms/day';
import { instrumentStatuses } from '../../../schemas/instrument.ts';
import { instruments, lawDate } from '../instrument.fixture.ts';
import type { NamedInstrument } from '../references.ts';
import type { Lane } from './horizon-rules.ts';

export const today = '2026-11-23';
export const lanes: readonly Lane[] = [
  { id: 'usa', title: 'United States', jurisdiction: 'usa' },
  { id: 'bodies', title: 'Standards', jurisdiction: 'international', places: ['ISO and IEC'] },
  { id: 'markets', title: 'Other markets', jurisdiction: 'international' },
  { id: 'singapore', title: 'Singapore', jurisdiction: 'singapore' },
];

const [law] = instruments;
if (!law) throw new Error('The fixture of instruments is empty');
const jurisdictions = [
  { jurisdiction: 'usa' },
  { jurisdiction: 'international', place: 'ISO and IEC' },
  { jurisdiction: 'international', place: 'Japan' },
  { jurisdiction: 'singapore' },
];
const kinds = ['law', 'law', 'law', 'guideline', 'standard'] as const;

/** Contains as many rules as the real site. */
export const crowdedInstruments: readonly NamedInstrument[] = Array.from({ length: 200 }, (_, i) => {
  const isTall = i % 13 === 0;
  const day = isTall ? (i % 2 === 0 ? '2027-01-01' : '2026-01-01') : addDays('2017-01-05', i * 19);
  const status = instrumentStatuses[i % instrumentStatuses.length] ?? 'in-force';
  const kind = status === 'proposed' ? 'draft' : (kinds[i % kinds.length] ?? 'law');
  return {
    ...law,
    ...jurisdictions[isTall ? 0 : i % jurisdictions.length],
    id: `rule-${i}`,
    shortName: `Rule ${i} ${'on models '.repeat(i % 3)}`.trim(),
    kind: isTall ? 'law' : kind,
    history: [{ status: isTall ? 'in-force' : status, from: day, sources: ['A'] }],
    dates:
      i % 3 === 0
        ? [
            lawDate(day, { id: 'first' }),
            lawDate(addDays(day, 500), {
              id: 'second',
              moved: i % 6 === 0 ? [{ from: addDays(day, 90), on: day, by: 'an act' }] : [],
            }),
          ]
        : [],
    rank: i % 4 === 0 ? i + 1 : undefined,
  };
});
