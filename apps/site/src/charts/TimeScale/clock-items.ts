import { addDays } from '@vanda/forms/day';
import type { ClockDay } from '../../schemas/parts/chart-fields.ts';
import type { ScaleItem } from './time-scale.ts';

const firstDay = '2001-01-01';

/** The time before a `duty` or `expected` day becomes a range. */
export const clockItems = (days: readonly (ClockDay & { number?: number })[]): ScaleItem[] =>
  days.map(({ day, mark, number }) => ({
    date: addDays(firstDay, day),
    number,
    mark,
    lead: mark && (mark === 'expected' ? 'dotted' : 'solid'),
  }));
