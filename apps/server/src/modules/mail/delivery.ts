import type { EnquiryRecord } from '../enquiries/enquiries.ts';
import type { ClaimedMessage } from './outbox.ts';

/** Rejects with {@link DeliveryError} when the receiver did not accept the message. */
export type Deliver = (message: ClaimedMessage, enquiry: EnquiryRecord) => Promise<void>;

/** `isFinal`: permanently refused, so no retry. */
export class DeliveryError extends Error {
  readonly isFinal: boolean;

  constructor(message: string, options: { isFinal: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'DeliveryError';
    this.isFinal = options.isFinal;
  }
}
