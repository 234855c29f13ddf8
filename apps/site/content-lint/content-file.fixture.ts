import type { ContentFile } from './read.ts';

/** A content file with its fields on the line that their depth gives. */
export const contentFile = (
  collection: ContentFile['collection'],
  data: unknown,
  body = '',
): ContentFile => ({
  file: `${collection}.yaml`,
  collection,
  slug: collection,
  data,
  body,
  bodyLine: 10,
  lineOf: (path) => path.length,
});
