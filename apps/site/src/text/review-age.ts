import { daysBetween, shortDate } from '@vanda/forms/day';

/** Days after which a review counts as old and is listed by the launch report. */
export const reviewDueDays = 183;

/**
 * `Last reviewed 20 Nov 2026`; after six months with advice on how to read it. @param today ISO day of the
 * build
 */
export function reviewText(reviewedOn: string, today: string, label = 'Last reviewed'): string {
  const text = `${label} ${shortDate(reviewedOn)}`;
  if (daysBetween(reviewedOn, today) <= reviewDueDays) return text;
  return `${text}, more than six months ago: check with the sources whether it still applies`;
}
