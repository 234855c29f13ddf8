import * as z from 'zod';
import {
  actorSchema,
  answerShape,
  colleagueNameSchema,
  daySchema,
  momentSchema,
  referenceSchema,
  versionSchema,
} from './common.ts';

/** One change that somebody made meanwhile. */
export const changeMadeSchema = z.strictObject({
  version: versionSchema,
  by: actorSchema,
  atMs: momentSchema,
  /** `Phone and a note added`, without contents. */
  words: z.string(),
  /** What it touched: `email`, `owner`, `notes`, `answer`, `seat`. Changes of other fields can be saved too. */
  fields: z.array(z.string()),
});

/** A place in a letter that the data could not fill, or one that was left open. */
export const gapSchema = z.strictObject({
  /** From 1. */
  line: z.int().positive(),
  /** `no date chosen`. Shown as `Line 3: no date chosen.` */
  words: z.string(),
});
export type Gap = z.infer<typeof gapSchema>;

const failure = <const Code extends string, Shape extends z.core.$ZodLooseShape>(code: Code, shape: Shape) =>
  z.strictObject({ ...answerShape, code: z.literal(code), ...shape });

/**
 * Every refusal, by its code. The status goes with the code ({@link statusOf}); nothing was changed.
 *
 * - `invalid`: the request is not of its schema, or a field is wrong. Field names as in the body.
 * - `signed-out`: no session, or it ended; `why` says how.
 * - `passkey-refused`: the passkey is not known here, or its signature is wrong: the same words for both.
 * - `passkey-removed`: known, rightly signed, and taken off by an administrator.
 * - `link-over`: an invitation that was used, ended, taken back or never made: the same words for all.
 * - `no-permission`: an administrator's act; `administrators` names who can.
 * - `foreign-origin`: a write that does not come from the desk's own pages.
 * - `stale`: somebody changed it first; nothing is overwritten. `version` is the one to save on.
 * - `full`, `started`, `not-possible`: the ledger refuses; `words` says why in a sentence.
 * - `already-sent`: too late to undo.
 * - `gaps`: the letter has open places.
 * - `last-one`: the last passkey, or the last administrator.
 * - `erased`: there was an enquiry of this reference; its content is deleted.
 */
export const failureSchema = z.discriminatedUnion('code', [
  failure('invalid', {
    errors: z.array(z.strictObject({ field: z.string(), message: z.string() })),
  }),
  failure('signed-out', { why: z.enum(['none', 'idle', 'twelve-hours', 'ended']) }),
  failure('passkey-refused', {}),
  failure('passkey-removed', {}),
  failure('link-over', {}),
  failure('too-many-attempts', { retryAfterSeconds: z.int().positive() }),
  failure('no-permission', { administrators: z.array(colleagueNameSchema) }),
  failure('foreign-origin', {}),
  failure('not-found', {}),
  failure('erased', {
    reference: referenceSchema,
    day: daySchema,
    /** Who erased it; by rule when it was past its retention. */
    by: actorSchema,
  }),
  failure('stale', { version: versionSchema, changes: z.array(changeMadeSchema) }),
  failure('full', { words: z.string() }),
  failure('started', { words: z.string() }),
  failure('not-possible', { words: z.string() }),
  failure('already-sent', {}),
  failure('gaps', { gaps: z.array(gapSchema) }),
  failure('last-one', { of: z.enum(['passkey', 'administrator']) }),
  failure('too-large', {}),
  failure('unavailable', {}),
  failure('failed', {}),
]);
export type Failure = z.infer<typeof failureSchema>;
export type FailureCode = Failure['code'];

/** The status that each refusal is answered with. */
export const statusOf = {
  invalid: 422,
  'signed-out': 401,
  'passkey-refused': 401,
  'passkey-removed': 401,
  'link-over': 410,
  'too-many-attempts': 429,
  'no-permission': 403,
  'foreign-origin': 403,
  'not-found': 404,
  erased: 410,
  stale: 409,
  full: 409,
  started: 409,
  'not-possible': 409,
  'already-sent': 409,
  gaps: 422,
  'last-one': 409,
  'too-large': 413,
  unavailable: 503,
  failed: 500,
} as const satisfies Record<FailureCode, number>;
