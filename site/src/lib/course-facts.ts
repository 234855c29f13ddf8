import type { Course } from '../schemas/course.ts';
import { formatSgd } from './money.ts';

type Duration = Pick<Course, 'durationDays' | 'durationWeeks' | 'meetings'>;
type Price = Pick<Course, 'priceSgd' | 'pricePer'>;

/** `3 days`, `1 day`, `3 weeks, 7 sessions`. */
export function durationText({ durationDays, durationWeeks, meetings }: Duration): string {
  if (durationDays !== undefined) return durationDays === 1 ? '1 day' : `${durationDays} days`;
  if (durationWeeks === undefined) return 'On request';
  return meetings === undefined ? `${durationWeeks} weeks` : `${durationWeeks} weeks, ${meetings} sessions`;
}

/** `SGD 800 per pax`; undefined where no price is published. */
export const priceText = ({ priceSgd, pricePer }: Price) =>
  priceSgd === undefined ? undefined : `${formatSgd(priceSgd)} per ${pricePer}`;

/** ISO 8601 duration of structured data: `P3D`, `P3W`. */
export function isoDuration({ durationDays, durationWeeks }: Duration): string | undefined {
  if (durationDays !== undefined) return `P${durationDays}D`;
  return durationWeeks === undefined ? undefined : `P${durationWeeks}W`;
}
