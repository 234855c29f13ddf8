import type { Enquiry } from '@vanda/enquiry/schema';
import type { Suspicion } from '../store/enquiries.ts';

/** Nobody reads, fills and sends a form faster than this, in milliseconds. */
export const fastestFillMs = 2000;

/**
 * Signs of a robot. Both moments of the time trap come from the visitor's clock where they can, so that a clock that
 * is wrong does not make a person look fast.
 */
export function suspicionOf(enquiry: Enquiry, nowMs: number): Suspicion | undefined {
  if (enquiry.honeypot !== '') return 'honeypot';
  if (enquiry.startedAt === undefined) return undefined;
  const filledMs = (enquiry.sentAt ?? nowMs) - enquiry.startedAt;
  return filledMs >= 0 && filledMs < fastestFillMs ? 'too-fast' : undefined;
}
