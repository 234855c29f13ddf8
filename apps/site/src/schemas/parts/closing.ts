import { z } from 'zod';
import { heading, link, paragraph } from './text.ts';

export const closing = z.strictObject({ title: heading, text: paragraph, link });
export type Closing = z.infer<typeof closing>;
