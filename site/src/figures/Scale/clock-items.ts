import { addDays } from '@vanda/enquiry/day';
import type { ClockDay } from '../../schemas/parts/figure-fields.ts';
import type { ScaleItem } from './scale-drawing.ts';

/** Any day does: a clock shows how far its days are apart, and no date. */
const dayNothing = '2001-01-01';

/** Days counted from the first of them, for a scale of days; the time that leads to a marked one is a band. */
export const clockItems = (days: readonly ClockDay[]): ScaleItem[] =>
  days.map(({ day, text, what, mark }) => ({
    date: addDays(dayNothing, day),
    dateText: text,
    words: [what],
    mark,
    lead: mark && (mark === 'expected' ? 'dotted' : 'solid'),
  }));
