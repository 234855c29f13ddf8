import { startOfDay } from '@vanda/forms/day';

export const isPublished = (article: { isDraft: boolean; date: string }, now: Date) =>
  !article.isDraft && startOfDay(article.date).getTime() <= now.getTime();
