import { startOfDay } from '@vanda/enquiry/day';

/** Whether an article is out: not a draft, and its day has begun in Singapore. */
export const isPublished = (article: { isDraft: boolean; date: string }, now: Date) =>
  !article.isDraft && startOfDay(article.date).getTime() <= now.getTime();
