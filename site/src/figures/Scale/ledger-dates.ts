import type { BlockOf } from '../../schemas/parts/block.ts';
import { dayOfShortDate } from '../../text/dates.ts';
import type { ScaleItem } from './scale-drawing.ts';

/** The rows of a table by the day of its column of dates, since when they bind. */
export function ledgerDates({ columns, rows }: Pick<BlockOf<'ledger'>, 'columns' | 'rows'>): ScaleItem[] {
  const place = columns.findIndex(({ set }) => set === 'date');
  return rows.map(({ cells }) => ({
    date: dayOfShortDate(cells[place] ?? ''),
    words: [cells[0] ?? ''],
    mark: 'duty',
  }));
}
