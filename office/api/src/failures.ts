import type { FieldError } from '@vanda/forms/errors';
import * as z from 'zod';
import {
  actorSchema,
  answer,
  momentSchema,
  referenceSchema,
  staffNameSchema,
  versionSchema,
  type WithoutTime,
} from './common.ts';

const changeMadeSchema = z.strictObject({
  version: versionSchema,
  by: actorSchema,
  atMs: momentSchema,
  message: z.string(),
  /** `email`, `assignee`, `notes`, `answer`, `seat`: changes of other fields can be saved too. */
  fields: z.array(z.string()),
});

export type ChangeMade = z.infer<typeof changeMadeSchema>;

export const gapSchema = z.strictObject({
  part: z.enum(['subject', 'text']),
  line: z.int().positive(),
  message: z.string(),
});
export type Gap = z.infer<typeof gapSchema>;

const failure = <const Code extends string, Shape extends z.core.$ZodLooseShape>(code: Code, shape: Shape) =>
  answer({ code: z.literal(code), ...shape });

/**
 * Nothing was changed. HTTP status: {@link statusOf}. `passkey-refused` and `link-over` have the same words
 * for all their causes; `passkey-removed` is rightly signed, but taken off by an administrator; `stale` has
 * the current `version`.
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
  failure('no-permission', { administrators: z.array(staffNameSchema) }),
  failure('foreign-origin', {}),
  failure('not-found', {}),
  failure('erased', {
    reference: referenceSchema,
    atMs: momentSchema,
    by: actorSchema,
  }),
  failure('stale', { version: versionSchema, changes: z.array(changeMadeSchema) }),
  failure('full', { message: z.string() }),
  failure('started', { message: z.string() }),
  failure('not-possible', { message: z.string() }),
  failure('already-sent', {}),
  failure('gaps', { gaps: z.array(gapSchema) }),
  failure('last-one', { of: z.enum(['passkey', 'administrator']) }),
  failure('too-large', {}),
  failure('unavailable', {}),
  failure('failed', {}),
]);
export type Failure = z.infer<typeof failureSchema>;
export type FailureCode = Failure['code'];

/** Rolls back the transaction it is thrown in. Its message is the failure's words, or its code. */
export class DomainError extends Error {
  readonly failure: WithoutTime<Failure>;

  constructor(failure: WithoutTime<Failure>) {
    super('message' in failure ? failure.message : failure.code);
    this.name = 'DomainError';
    this.failure = failure;
  }
}

export const notFound = () => new DomainError({ code: 'not-found' });

export const notPossible = (message: string) => new DomainError({ code: 'not-possible', message });

export const invalid = (...errors: FieldError[]) => new DomainError({ code: 'invalid', errors });

export const keyReused = () =>
  invalid({ field: 'idempotencyKey', message: 'This key was used for another change.' });

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
