import type { Failure } from '@vanda/desk-api/failures';
import type { WithoutTime } from '@vanda/desk-api/routes';
import type { FieldError } from '@vanda/forms/errors';

/** Rolls back the transaction it is thrown in. */
export class DomainError extends Error {
  readonly failure: WithoutTime<Failure>;

  constructor(failure: WithoutTime<Failure>) {
    super(failure.code);
    this.name = 'DomainError';
    this.failure = failure;
  }
}

export function notPossible(words: string): DomainError {
  return new DomainError({ code: 'not-possible', words });
}

export function invalid(...errors: FieldError[]): DomainError {
  return new DomainError({ code: 'invalid', errors });
}

export function keyReused(): DomainError {
  return invalid({ field: 'idempotencyKey', message: 'This key was used for another change.' });
}
