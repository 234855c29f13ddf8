import { z } from 'zod';
import { line, linkTarget, paragraph } from './text.ts';

const relatedLink = z.strictObject({ title: line(2, 90), text: paragraph, to: linkTarget });
export type RelatedLink = z.infer<typeof relatedLink>;

/** Where to go on. */
export const relatedLinks = z.array(relatedLink).min(1).max(6);
