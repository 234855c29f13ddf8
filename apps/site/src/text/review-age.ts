import { daysBetween, shortDate } from '@vanda/forms/day';

export const reviewDueDays = 183;

/** The age of a review, with advice after six months. */
export function reviewText(reviewedOn: string, today: string, label = 'Last reviewed'): string {
  const text = `${label} ${shortDate(reviewedOn)}`;
  if (daysBetween(reviewedOn, today) <= reviewDueDays) return text;
  return `${text}, more than six months ago: check with the sources whether it still applies`;
}
