import type { FieldError } from './errors.ts';
import type { Oversize } from './waiting.ts';

/** Why an enquiry was not accepted, for a page that has to say what happened. */
export type FailureCode =
  | 'unknown-form'
  | 'bad-request'
  | 'forbidden'
  | 'too-large'
  | 'unsupported-type'
  | 'rate-limited'
  | 'unavailable';

/** 201 for a new enquiry; 200 with the same content when a retry met the enquiry it had already delivered. */
export type AcceptedAnswer = {
  readonly status: 'accepted';
  readonly reference: string;
  /** ISO moment the enquiry was stored. */
  readonly receivedAt: string;
  /** The session was full: the registration is on its waiting list. */
  readonly isWaiting?: true;
  /** It waits, but is larger than the session. */
  readonly oversize?: Oversize;
};

/** 422: the visitor can mend it. */
export type InvalidAnswer = { readonly status: 'invalid'; readonly errors: readonly FieldError[] };

/** 4xx or 503: nothing was stored, the same request may be sent again. */
export type FailedAnswer = {
  readonly status: 'failed';
  readonly code: FailureCode;
  readonly message: string;
  readonly retryAfterSeconds?: number;
};

/** What `GET /api/availability/:form` answers. */
export type AvailabilityAnswer = {
  /** First days of the sessions to come that have no seat left, ISO in Singapore. */
  readonly full: readonly string[];
};

/** What `POST /api/enquiries/:form` answers to JSON. */
export type EnquiryAnswer = AcceptedAnswer | InvalidAnswer | FailedAnswer;
