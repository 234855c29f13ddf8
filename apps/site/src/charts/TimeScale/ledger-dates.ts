import { dayOfShortDate } from '@vanda/forms/date-formats';
import type { BlockOf } from '../../schemas/parts/block.ts';
import type { ScaleItem } from './time-scale.ts';

/** Rows of a ledger with a date, as marks of a scale. */
export function ledgerDates({ columns, rows }: Pick<BlockOf<'ledger'>, 'columns' | 'rows'>): ScaleItem[] {
  const place = columns.findIndex(({ set }) => set === 'date');
  return rows.map(({ cells }) => ({
    date: dayOfShortDate(cells[place] ?? ''),
    mark: 'duty',
  }));
}
