import { z } from 'zod';
import { internalPath, isoDay, lawDay, line, link, sourceKey } from './parts/fields.ts';

/** Its title must stay true afterwards: without JavaScript the state of the build remains. */
export const noticeSchema = z.strictObject({
  title: line(10, 90).describe('The question or fact, with its day.'),
  link: link.describe('Where the rest stands.'),
  sources: z.array(sourceKey).min(1, 'names no source').max(2).describe('Sources of what it says, by key.'),
  showFrom: isoDay.describe('First day on which it shows.'),
  until: lawDay.describe('Last day on which it shows: the day of a law’s file, or an ISO day.'),
  pages: z.array(internalPath).min(1, 'names no page').describe('The home page / and service pages.'),
});
export type Notice = z.infer<typeof noticeSchema>;
