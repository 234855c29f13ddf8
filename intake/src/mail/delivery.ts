import type { EnquiryRecord } from '../store/enquiries.ts';
import type { ClaimedMessage } from '../store/outbox.ts';

/** Delivers one message of an enquiry. Rejects with {@link DeliveryError} when it was not taken. */
export type Deliver = (message: ClaimedMessage, enquiry: EnquiryRecord) => Promise<void>;

/** A message was not taken. `isFinal`: the receiver said no for good, so trying again is pointless. */
export class DeliveryError extends Error {
  readonly isFinal: boolean;

  constructor(message: string, options: { isFinal: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'DeliveryError';
    this.isFinal = options.isFinal;
  }
}
