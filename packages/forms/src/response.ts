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

/** Has the status 201 for a new enquiry, and 200 for a retry of one that is stored. */
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
  /** Such as `18–20 Aug 2025`. */
  readonly dates: string;
  readonly note: string;
  readonly isFull?: true;
};

export const availabilityPath = '/api/availability';

/** Dates by form. A form that is left out has no known dates; an empty list means that no session takes place. */
export type AvailabilityResponse = {
  readonly sessions: Partial<Record<FormId, readonly AvailableSession[]>>;
};

export type EnquiryResponse = AcceptedResponse | InvalidResponse | FailedResponse;
