import * as z from 'zod';
import { answer, formSchema, idSchema, momentSchema, roleSchema, staffNameSchema } from './common.ts';
import { monthFigureSchema, viewCountsSchema } from './inbox.ts';
import { routesFor } from './route.ts';

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

export const bootstrapAnswerSchema = answer({
  me: z.strictObject({ id: idSchema, name: z.string(), role: roleSchema, keysOff: z.array(deskKeySchema) }),
  /** Passkeys added to `me` through somebody else's link, not acknowledged yet. */
  linkedPasskeys: z.array(
    z.strictObject({
      id: idSchema,
      name: z.string(),
      addedAtMs: momentSchema,
      linkedBy: z.nullable(staffNameSchema),
    }),
  ),
  idleEndsAtMs: momentSchema,
  endsAtMs: momentSchema,
  siteUrl: z.url(),
  /** False without SMTP: replies go through the person's own mail program. */
  hasMail: z.boolean(),
  promise: z.string(),
  colleagues: z.array(staffNameSchema),
  forms: z.array(
    z.strictObject({ id: formSchema, title: z.string(), kind: z.enum(['contact', 'registration']) }),
  ),
  counts: viewCountsSchema,
  lastMonth: z.nullable(monthFigureSchema),
  hasContent: z.boolean(),
  isEmpty: z.boolean(),
});

const { get } = routesFor('staff', { shows: ['enquiries', 'staff'] });

export const bootstrapRoutes = {
  bootstrap: get('/api/bootstrap', { answer: bootstrapAnswerSchema }),
};
