import type { Measure } from '../../schemas/parts/chart-fields.ts';
import type { Evidence } from '../Band/Band.tsx';

export const evidenceCodes: Record<Measure['says'], Evidence> = {
  measured: 'solid',
  party: 'veins',
  expected: 'dotted',
};

export const evidenceWords: Record<Measure['says'], string> = {
  measured: 'Measured',
  party: 'Told by the party itself',
  expected: 'Expected',
};

/**
 * In per cent of the axis, which runs from 0 to 100, or to the larger value. `before` is 100 where only the
 * change is known.
 */
export function changeShares({ before = 100, after, unit }: Pick<Measure, 'before' | 'after' | 'unit'>) {
  const end = unit === '%' ? 100 : Math.max(before, after);
  const share = (value: number) => Math.round((10_000 * value) / end) / 100;
  return { end, before: share(before), after: share(after) };
}
