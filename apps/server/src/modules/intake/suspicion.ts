import type { Enquiry } from '@vanda/forms/schema';
import type { Suspicion } from '../enquiries/enquiries.ts';

/** Shorter times between opening and sending indicate a robot, in milliseconds. */
export const fastestFillMs = 2000;

/**
 * Both times of the time trap come from the visitor's clock where possible: a wrong clock does not look
 * fast.
 */
export function suspicionOf(enquiry: Enquiry, nowMs: number): Suspicion | undefined {
  if (enquiry.honeypot !== '') return 'honeypot';
  if (enquiry.startedAt === undefined) return undefined;
  const filledMs = (enquiry.sentAt ?? nowMs) - enquiry.startedAt;
  return filledMs >= 0 && filledMs < fastestFillMs ? 'too-fast' : undefined;
}
