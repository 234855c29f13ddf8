/** The user interface has a message for each. */
export type NotPossibleReason =
  | 'already-assigned'
  | 'already-assigned-to-you'
  | 'not-assigned'
  | 'already-closed'
  | 'not-closed'
  | 'spam-cannot-be-closed'
  | 'spam-gets-no-email'
  | 'spam-cannot-be-answered'
  | 'not-spam'
  | 'enquiries-changed'
  | 'staff-member-removed'
  | 'has-passkeys'
  | 'secret-shown-before'
  | 'passkey-known';

export type DomainFailure =
  | { readonly code: 'invalid'; readonly errors: { readonly field: string; readonly message: string }[] }
  | { readonly code: 'signed-out'; readonly why: 'none' | 'idle' | 'twelve-hours' | 'ended' }
  | { readonly code: 'too-many-attempts'; readonly retryAfterSeconds: number }
  | {
      readonly code: 'no-permission';
      readonly administrators: { readonly id: string; readonly name: string }[];
    }
  | { readonly code: 'erased'; readonly reference: string; readonly atMs: number; readonly by: string }
  | {
      readonly code: 'stale';
      readonly reference: string;
      readonly version: number;
      readonly since: number;
    }
  | { readonly code: 'stale'; readonly version: number; readonly changes: readonly object[] }
  | { readonly code: 'not-possible'; readonly reason: NotPossibleReason }
  | { readonly code: 'full' | 'started' | 'not-possible'; readonly words: string }
  | { readonly code: 'gaps'; readonly gaps: { readonly line: number; readonly words: string }[] }
  | { readonly code: 'last-one'; readonly of: 'passkey' | 'administrator' }
  | {
      readonly code:
        | 'not-found'
        | 'already-sent'
        | 'key-reused'
        | 'link-over'
        | 'passkey-refused'
        | 'passkey-removed'
        | 'foreign-origin';
    };

/** Rolls back the transaction it is thrown in. */
export class DomainError extends Error {
  readonly failure: DomainFailure;

  constructor(failure: DomainFailure) {
    super(failure.code);
    this.name = 'DomainError';
    this.failure = failure;
  }
}
