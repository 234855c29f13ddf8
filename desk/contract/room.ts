import * as z from 'zod';
import {
  answerShape,
  colleagueNameSchema,
  formSchema,
  idSchema,
  momentSchema,
  roleSchema,
} from './common.ts';
import { monthFigureSchema, viewCountsSchema } from './inbox.ts';

/** Keys that a person can switch off, by what they do. */
export const deskKeys = [
  'next',
  'previous',
  'open',
  'back',
  'answer',
  'take',
  'close',
  'release',
  'note',
  'search',
  'filter',
  'undo',
  'arrivals',
  'go',
  'confirm',
  'move',
  'substitute',
  'cancel',
  'print',
  'help',
] as const;
export const deskKeySchema = z.enum(deskKeys);

/** What every screen stands on; asked once after signing in and when the desk comes back to the foreground. */
export const roomAnswerSchema = z.strictObject({
  ...answerShape,
  me: z.strictObject({ id: idSchema, name: z.string(), role: roleSchema, keysOff: z.array(deskKeySchema) }),
  idleEndsAtMs: momentSchema,
  endsAtMs: momentSchema,
  companyName: z.string(),
  /** Public origin of the site, for links to its pages. */
  siteUrl: z.url(),
  /** False without SMTP: answers go through the person's own mail program. */
  hasMail: z.boolean(),
  /** The promise, in hours. */
  promiseHours: z.literal(24),
  retentionDays: z.int().positive(),
  colleagues: z.array(colleagueNameSchema),
  forms: z.array(
    z.strictObject({ id: formSchema, title: z.string(), kind: z.enum(['contact', 'registration']) }),
  ),
  counts: viewCountsSchema,
  /** Null until a month with enquiries has closed. */
  lastMonth: z.nullable(monthFigureSchema),
  /** Nothing has ever come in: the inbox then names the command for demonstration data. */
  isEmpty: z.boolean(),
});
export type RoomAnswer = z.infer<typeof roomAnswerSchema>;
