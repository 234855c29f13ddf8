import * as z from 'zod';
import { actKeySchema, additionSchema, answerShape, idSchema, momentSchema } from './common.ts';
import { deskKeySchema } from './room.ts';
import { passkeyNameSchema } from './sign-in.ts';

export const passkeySchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  /** `On this kind of device only`, `Kept in a password manager`. */
  device: z.string(),
  addedAtMs: momentSchema,
  lastUsedAtMs: z.nullable(momentSchema),
});

export const youAnswerSchema = z.strictObject({
  ...answerShape,
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
  /** Whether a private calendar address is open; the address itself is shown once, when it is made. */
  calendarMadeAtMs: z.nullable(momentSchema),
});

export const passkeyPathSchema = z.strictObject({ passkey: idSchema });
export const deskSessionPathSchema = z.strictObject({ deskSession: idSchema });
export const renamePasskeyBodySchema = z.strictObject({ actKey: actKeySchema, name: passkeyNameSchema });
export const keysBodySchema = z.strictObject({ keysOff: z.array(deskKeySchema) });
/** Makes the private address anew: an earlier one ends. */
export const calendarBodySchema = additionSchema;
export const calendarAnswerSchema = z.strictObject({ ...answerShape, url: z.url() });
