import { type CalendarEvent, calendarFile, calendarUid } from '@vanda/forms/calendar';
import type { Form } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import { chosenStart } from '@vanda/forms/summary';
import type { SessionsOf } from '../../platform/static/course-sessions.ts';
import type { EnquiryRecord } from './enquiries.ts';

export function sessionCalendar(
  { reference, form: formId, values, receivedAtMs }: EnquiryRecord,
  { siteUrl, sessionsOf }: { readonly siteUrl: string; readonly sessionsOf: SessionsOf },
  revision: Partial<Pick<CalendarEvent, 'status' | 'sequence' | 'session'>> = {},
): string | undefined {
  const form: Form = forms[formId];
  const start = revision.session?.start ?? chosenStart(form, values);
  if (start === undefined) return undefined;
  return calendarFile({
    uid: calendarUid(reference, new URL(siteUrl).hostname),
    createdAtMs: receivedAtMs,
    title: form.title,
    session: sessionsOf(form)?.find((session) => session.start === start) ?? { start, end: start },
    description: `Reference ${reference}.`,
    url: `${siteUrl}${form.pagePath}`,
    ...revision,
  });
}
