import type { Failure } from '../contract/failures.ts';

type WithoutTime<F> = F extends Failure ? Omit<F, 'nowMs'> : never;

/** Why a request is refused, as the contract says it; the answer adds the time. */
export type FailureParts = WithoutTime<Failure>;

/** Thrown by whatever handles a request of the desk; answered with the status of its code. */
export class Refusal extends Error {
  readonly failure: FailureParts;

  constructor(failure: FailureParts) {
    super(failure.code);
    this.name = 'Refusal';
    this.failure = failure;
  }
}
