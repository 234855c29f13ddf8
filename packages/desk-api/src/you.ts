import * as z from 'zod';
import { deskKeySchema } from './bootstrap.ts';
import { additionSchema, answer, doneSchema, idSchema, momentSchema } from './common.ts';
import { routesFor } from './route.ts';
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

const { get, post, put, remove } = routesFor('staff', { shows: ['staff'], changes: ['staff'] });
export const youRoutes = {
  you: get('/api/you', { answer: youAnswerSchema }),
  passkeyOptions: post('/api/you/passkeys/options', { changes: [], answer: creationAnswerSchema }),
  addPasskey: post('/api/you/passkeys', { body: addPasskeyBodySchema, answer: youAnswerSchema }),
  removePasskey: remove('/api/you/passkeys/:passkey', { params: passkeyPathSchema, answer: youAnswerSchema }),
  /** For a passkey added through another person's link; needs a login session of a different passkey. */
  acknowledgePasskey: post('/api/you/passkeys/:passkey/acknowledge', {
    params: passkeyPathSchema,
    answer: doneSchema,
  }),
  endSession: remove('/api/you/sessions/:deskSession', {
    params: z.strictObject({ deskSession: idSchema }),
    answer: youAnswerSchema,
  }),
  setKeys: put('/api/you/keys', {
    body: z.strictObject({ keysOff: z.array(deskKeySchema) }),
    answer: youAnswerSchema,
  }),
  makeCalendar: post('/api/you/calendar', {
    changes: ['record'],
    body: additionSchema,
    answer: answer({ url: z.url() }),
  }),
  calendar: routesFor('anyone', {}).get('/calendar/:token', {
    params: z.strictObject({ token: z.string().max(80) }),
    answer: 'text/calendar',
  }),
};
