import { z } from 'zod';
import { heading, link, paragraph } from './text.ts';

/** The closing call above the footer: one heading, one sentence, one button. */
export const closing = z.strictObject({ title: heading, text: paragraph, link });
export type Closing = z.infer<typeof closing>;
