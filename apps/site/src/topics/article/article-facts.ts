import { latestDay } from '@vanda/forms/date-formats';
import { startOfDay } from '@vanda/forms/day';

type Dated = { date: string; modified?: string | undefined; updates: readonly { date: string }[] };

export const lastChange = ({ date, modified, updates }: Dated): string =>
  latestDay(date, modified ?? date, ...updates.map((update) => update.date));

/** 09:00 in Singapore, which is the same day in UTC. */
export const feedMoment = (isoDay: string) => `${isoDay}T09:00:00+08:00`;

export const isPublished = (article: { isDraft: boolean; date: string }, now: Date) =>
  !article.isDraft && startOfDay(article.date).getTime() <= now.getTime();

/** Counts no markup, link targets, numbers of list items and table rules; a picture counts with its caption. */
export function countWords(markdown: string): number {
  const text = markdown
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/!\[[^\]]*\]\(\S+?(?:\s+"([^"]*)")?\)/g, ' $1 ')
    .replace(/!?\[([^\][]*)\]\([^)[]*\)/g, '$1')
    .replace(/\[\^[^\]]+\]:?/g, ' ')
    .replace(/^[ \t]*\d+\.\s/gm, ' ');
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const wordsPerMinute = 235;

export const readingMinutes = (words: number) => Math.max(1, Math.round(words / wordsPerMinute));
