import type { FieldError } from '@vanda/forms/errors';
import * as z from 'zod';
import {
  actorSchema,
  momentSchema,
  referenceSchema,
  response,
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
  response({ code: z.literal(code), ...shape });

/**
 * A failure leaves the store unchanged. {@link statusOf} maps each code to its HTTP status. Where a comment names no action, the desk
 * shows the code's sentence (office/desk/src/messages/failures.ts) and keeps the input.
 */
export const failureSchema = z.discriminatedUnion('code', [
  /** Any route whose input breaks a rule. The form shows each error at its field. */
  failure('invalid', { errors: z.array(z.strictObject({ field: z.string(), message: z.string() })) }),
  /** Any route without a valid login session. The desk asks for a sign-in and keeps what was typed. */
  failure('signed-out', { why: z.enum(['none', 'idle', 'twelve-hours', 'ended']) }),
  /** Sign-in and invitation, with one code for all causes, so that it tells nothing about accounts. */
  failure('passkey-refused', {}),
  /** Sign-in with a valid signature of a passkey that an administrator removed. */
  failure('passkey-removed', {}),
  /** An invitation that expired, was used or withdrawn, with one code for all causes. */
  failure('link-over', {}),
  /** Sign-in above its rate limit. The client may try again after these seconds. */
  failure('too-many-attempts', { retryAfterSeconds: z.int().positive() }),
  /** Any route above the role of the current user. The desk names whom to ask. */
  failure('no-permission', { administrators: z.array(staffNameSchema) }),
  /** A write whose Origin is not the desk's. */
  failure('foreign-origin', {}),
  /** A route whose record does not exist. */
  failure('not-found', {}),
  /** A route whose enquiry was erased. The desk shows when, and by whom. */
  failure('erased', { reference: referenceSchema, atMs: momentSchema, by: actorSchema }),
  /** A change of an older version. The desk shows what changed since, and offers to save on `version`. */
  failure('stale', { version: versionSchema, changes: z.array(changeMadeSchema) }),
  /** A seat command that needs more seats than are left. */
  failure('full', { message: z.string() }),
  /** A seat command after the start of the session. */
  failure('started', { message: z.string() }),
  /** A command that the present status rules out. The desk shows the message. */
  failure('not-possible', { message: z.string() }),
  /** The undo of a reply that has left the outbox. */
  failure('already-sent', {}),
  /** A reply with placeholders that are not filled in. The desk lists them and selects each. */
  failure('gaps', { gaps: z.array(gapSchema) }),
  /** The removal of the last passkey of a person, or of the last administrator. */
  failure('last-one', { of: z.enum(['passkey', 'administrator']) }),
  /** A body above the limit of its route. */
  failure('too-large', {}),
  /** The store can't be reached. The desk keeps the input, and a retry repeats the idempotency key. */
  failure('unavailable', {}),
  /** An unexpected error, which the server logs. */
  failure('failed', {}),
]);
export type Failure = z.infer<typeof failureSchema>;
export type FailureCode = Failure['code'];

/** Rolls back the transaction it is thrown in. Its message is that of the failure, or its code. */
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
