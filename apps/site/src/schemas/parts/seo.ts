import { z } from 'zod';
import { line } from './text.ts';

export const seo = z
  .strictObject({
    title: line(5, 70).describe(
      'Title of the browser tab and of search results; the brand is added by the page.',
    ),
    description: line(50, 165).describe('One or two sentences for search results.'),
    keywords: z.array(line(2, 60)).min(1).optional().describe('Search terms; few pages have them.'),
  })
  .meta({ title: 'Search engines' });
