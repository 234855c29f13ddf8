import { toIsoDay } from '@vanda/forms/day';
import { forms } from '@vanda/forms/forms';
import { isInterest } from '@vanda/forms/session';
import type { SessionsOf } from '../../platform/static/course-sessions.ts';
import type { EnquiryRecord } from './enquiries.ts';

/** No date was open when the enquiry was sent: its sender is on the list, and nothing is booked. */
export const isOnList = (
  sessionsOf: SessionsOf,
  { form, values, receivedAtMs }: Pick<EnquiryRecord, 'form' | 'values' | 'receivedAtMs'>,
): boolean => isInterest(forms[form], values, { sessionsOf, today: toIsoDay(receivedAtMs) });
