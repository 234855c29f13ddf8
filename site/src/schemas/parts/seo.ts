import { z } from 'zod';
import { line } from './text.ts';

/** What search engines and shared links show. */
export const seo = z.strictObject({
  /** Title of the browser tab and of search results; the brand is added by the page. */
  title: line(5, 70),
  /** One or two sentences for search results. */
  description: line(50, 165),
  /** Search terms, only where the specification asks for them. */
  keywords: z.array(line(2, 60)).min(1).optional(),
});
