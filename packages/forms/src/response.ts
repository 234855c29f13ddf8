import type { FieldError } from './errors.ts';
import type { FormId } from './form-id.ts';
import type { Session } from './session.ts';
import type { Oversize } from './waiting.ts';

export type FailureCode =
  | 'unknown-form'
  | 'bad-request'
  | 'forbidden'
  | 'too-large'
  | 'unsupported-type'
  | 'rate-limited'
  | 'unavailable';

/** 201 for a new enquiry; 200 for a retry of one already delivered. */
export type AcceptedResponse = {
  readonly status: 'accepted';
  readonly reference: string;
  readonly receivedAt: string;
  readonly isWaiting?: true;
  readonly isInterest?: true;
  readonly oversize?: Oversize;
};

export type InvalidResponse = { readonly status: 'invalid'; readonly errors: readonly FieldError[] };

export type FailedResponse = {
  readonly status: 'failed';
  readonly code: FailureCode;
  readonly message: string;
  readonly retryAfterSeconds?: number;
};

export type AvailableSession = Omit<Session, 'seats'> & {
  /** `18–20 Aug 2025` */
  readonly dates: string;
  readonly note: string;
  readonly isFull?: true;
};

export const availabilityPath = '/api/availability';

/** A form that is left out has no courses: nothing is known of its dates. An empty list means that none takes place. */
export type AvailabilityResponse = {
  readonly sessions: Partial<Record<FormId, readonly AvailableSession[]>>;
};

export type EnquiryResponse = AcceptedResponse | InvalidResponse | FailedResponse;
