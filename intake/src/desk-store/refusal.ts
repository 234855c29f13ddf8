/** Why the store did not do what the desk asked. Nothing has changed. */
export type DeskReason =
  | { readonly code: 'not-found' }
  | { readonly code: 'erased'; readonly reference: string; readonly atMs: number; readonly by: string }
  | { readonly code: 'stale'; readonly reference: string; readonly version: number; readonly since: number }
  | { readonly code: 'not-possible'; readonly words: string }
  | { readonly code: 'already-sent' }
  | { readonly code: 'link-over' }
  | { readonly code: 'last-one'; readonly of: 'passkey' | 'administrator' };

/** Thrown inside a transaction, so that it leaves no trace. */
export class DeskRefusal extends Error {
  readonly reason: DeskReason;

  constructor(reason: DeskReason) {
    super(reason.code);
    this.name = 'DeskRefusal';
    this.reason = reason;
  }
}
