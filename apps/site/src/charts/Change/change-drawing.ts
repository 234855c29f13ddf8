import type { Measure } from '../../schemas/parts/chart-fields.ts';
import type { Evidence } from '../Band/Band.tsx';

const codes: Record<Measure['says'], Evidence> = { measured: 'solid', party: 'veins', expected: 'dotted' };

/** An upper bound is always dotted. */
export const evidenceOf = ({ bound, says }: Pick<Measure, 'bound' | 'says'>): Evidence =>
  bound === 'upper' ? 'dotted' : codes[says];

const words: Record<Measure['says'], string> = {
  measured: 'Measured',
  party: 'Told by the party itself',
  expected: 'Expected',
};

export const evidenceWords = ({ bound, says }: Pick<Measure, 'bound' | 'says'>): string =>
  bound === 'upper' ? `An upper bound, ${words[says].toLowerCase()}` : words[says];

const margin = 3;

/**
 * The scale ends at 100, or at the larger value. Where only the change is known, `before` is 100.
 */
export function changeDrawing({ before = 100, after, unit }: Pick<Measure, 'before' | 'after' | 'unit'>) {
  const most = unit === '%' ? 100 : Math.max(before, after);
  const at = (value: number) => Math.round(100 * (margin + ((100 - 2 * margin) * value) / most)) / 100;
  const [from, to] = [at(Math.min(before, after)), at(Math.max(before, after))];
  return {
    zero: margin,
    end: 100 - margin,
    before: at(before),
    after: at(after),
    band: { x: from, width: Math.round(100 * (to - from)) / 100 },
  };
}
