import * as z from 'zod';
import { deskKeySchema } from './bootstrap.ts';
import { additionSchema, answer, doneSchema, idSchema, momentSchema } from './common.ts';
import { addPasskeyBodySchema, creationAnswerSchema } from './sign-in.ts';

export const passkeySchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  device: z.string(),
  addedAtMs: momentSchema,
  lastUsedAtMs: z.nullable(momentSchema),
});

export const youAnswerSchema = answer({
  passkeys: z.array(passkeySchema.extend({ isUsedNow: z.boolean() })),
  sessions: z.array(
    z.strictObject({
      id: idSchema,
      passkeyName: z.string(),
      signedInAtMs: momentSchema,
      lastSeenAtMs: momentSchema,
      isThis: z.boolean(),
    }),
  ),
  keysOff: z.array(deskKeySchema),
});

export const passkeyPathSchema = z.strictObject({ passkey: idSchema });

const post = { method: 'POST', may: 'staff', changes: ['staff'] } as const;
const remove = { ...post, method: 'DELETE' } as const;
export const youRoutes = {
  you: { method: 'GET', path: '/api/you', may: 'staff', shows: ['staff'], answer: youAnswerSchema },
  passkeyOptions: {
    ...post,
    changes: [],
    path: '/api/you/passkeys/options',
    answer: creationAnswerSchema,
  },
  addPasskey: {
    ...post,
    path: '/api/you/passkeys',
    body: addPasskeyBodySchema,
    answer: youAnswerSchema,
  },
  removePasskey: {
    ...remove,
    path: '/api/you/passkeys/:passkey',
    params: passkeyPathSchema,
    answer: youAnswerSchema,
  },
  /** For a passkey added through another person's link; needs a login session of a different passkey. */
  acknowledgePasskey: {
    ...post,
    path: '/api/you/passkeys/:passkey/acknowledge',
    params: passkeyPathSchema,
    answer: doneSchema,
  },
  endSession: {
    ...remove,
    path: '/api/you/sessions/:deskSession',
    params: z.strictObject({ deskSession: idSchema }),
    answer: youAnswerSchema,
  },
  setKeys: {
    ...post,
    method: 'PUT',
    path: '/api/you/keys',
    body: z.strictObject({ keysOff: z.array(deskKeySchema) }),
    answer: youAnswerSchema,
  },
  makeCalendar: {
    ...post,
    changes: ['record'],
    path: '/api/you/calendar',
    body: additionSchema,
    answer: answer({ url: z.url() }),
  },
  calendar: {
    method: 'GET',
    path: '/calendar/:token',
    may: 'anyone',
    shows: [],
    params: z.strictObject({ token: z.string().max(80) }),
    answer: 'text/calendar',
  },
} as const;
