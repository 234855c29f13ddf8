import { calendarFile, calendarUid } from '@vanda/enquiry/calendar';
import type { Form } from '@vanda/enquiry/form';
import type { Session } from '@vanda/enquiry/session';
import { chosenStart } from '@vanda/enquiry/summary';
import { useEffect, useState } from 'react';
import styles from '../../ui/ButtonLink/ButtonLink.module.css';
import { classNames } from '../../ui/class-names.ts';
import type { Receipt } from './EnquiryForm.state.ts';

type CalendarLinkProps = { form: Form; sessions: readonly Session[]; receipt: Receipt };

/** "Add to calendar": the chosen session as an iCalendar file, made here, with the entry's identifier of the receipt. */
export function CalendarLink({ form, sessions, receipt }: CalendarLinkProps) {
  const [href, setHref] = useState<string>();
  const start = chosenStart(form, receipt.values);
  const session = sessions.find((candidate) => candidate.start === start);
  useEffect(() => {
    if (!session) return;
    const file = calendarFile({
      uid: calendarUid(receipt.reference, location.hostname),
      createdAtMs: Date.parse(receipt.receivedAt),
      title: form.title,
      session,
      description: `Reference ${receipt.reference}. ${form.success.note}`,
      url: `${location.origin}${form.pagePath}`,
    });
    const url = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
    setHref(url);
    return () => URL.revokeObjectURL(url);
  }, [form, session, receipt]);
  if (!href || !session) return null;
  return (
    <a
      className={classNames(styles.button, styles.primary)}
      href={href}
      download={`${form.id}-${session.start}.ics`}
    >
      Add to calendar
    </a>
  );
}
