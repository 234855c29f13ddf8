import type { Industry } from '../../schemas/industry.ts';
import type { ScaleItem } from './scale-drawing.ts';

/** Incidents for a strip of dates: where, up to the first comma, and what, in a few words. */
export const incidentStrip = (items: Industry['incidents']['items']): ScaleItem[] =>
  items.map(({ date, dateText, place, short = '' }) => ({
    date,
    dateText,
    words: [place.split(',')[0] ?? place, short],
  }));
