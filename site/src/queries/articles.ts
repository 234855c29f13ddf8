import { getCollection } from 'astro:content';
import { isPublished } from '../lib/publication.ts';
import { now } from './now.ts';

/** Published articles, newest first. Drafts and articles of a day to come stay out until their day. */
export const getArticles = async () =>
  (await getCollection('news'))
    .filter(({ data }) => isPublished(data, now))
    .sort((a, b) => b.data.date.localeCompare(a.data.date));
