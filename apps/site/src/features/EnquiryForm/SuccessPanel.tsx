import { calendarFile, calendarUid } from '@vanda/forms/calendar';
import type { Form } from '@vanda/forms/form';
import { isInterest, type Session } from '@vanda/forms/session';
import { chosenStart, summaryRows } from '@vanda/forms/summary';
import { successOf } from '@vanda/forms/waiting';
import { Button, buttonClass } from '@vanda/ui/Button.tsx';
import details from '@vanda/ui/DetailList.module.css';
import { Icon } from '@vanda/ui/Icon.tsx';
import { useEffect, useId, useRef, useState } from 'react';
import flowerUrl from '../../assets/illustrations/day-three.svg?url&no-inline';
import type { Receipt } from './EnquiryForm.state.ts';

type SuccessPanelProps = { form: Form; sessions: readonly Session[]; receipt: Receipt };

/** The focus announces its name (decision 33, Forms). */
export function SuccessPanel({ form, sessions, receipt }: SuccessPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const { title, note } = successOf(form, { isInterest: isInterest(form, receipt.values), ...receipt });
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; these are the words after sending.
    <div
      ref={panel}
      className="form-sent"
      role="group"
      aria-labelledby={headingId}
      tabIndex={-1}
      data-sent=""
      data-print="alone"
    >
      <div className="form-sent-head">
        {/* The policy allows no `innerHTML` (`trusted-types 'none'`). */}
        <svg className="illustration bare form-sent-flower" viewBox="0 0 160 150" aria-hidden="true">
          <use href={`${flowerUrl}#flower`} />
        </svg>
        <div>
          <h3 id={headingId}>{title}</h3>
          <p>{note}</p>
        </div>
      </div>
      <dl className={`above ${details.details}`}>
        <div>
          <dt>Reference</dt>
          <dd className="form-reference num">{receipt.reference}</dd>
        </div>
        {form.kind === 'registration' && (
          <div>
            <dt>Course</dt>
            <dd>{form.title}</dd>
          </div>
        )}
        {summaryRows(form, receipt.values, sessions).map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="buttons above" data-print="no">
        <CalendarLink form={form} sessions={sessions} receipt={receipt} />
        <Button onClick={() => window.print()}>
          <Icon name="print" />
          Print
        </Button>
      </div>
    </div>
  );
}

function CalendarLink({ form, sessions, receipt }: SuccessPanelProps) {
  const [href, setHref] = useState<string>();
  const start = chosenStart(form, receipt.values);
  const session = sessions.find((candidate) => candidate.start === start);
  useEffect(() => {
    if (!session) return;
    const file = calendarFile({
      uid: calendarUid(receipt.reference, location.hostname),
      createdAtMs: Date.parse(receipt.receivedAt),
      title: session.course ?? form.title,
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
      className={buttonClass({ variant: 'primary' })}
      href={href}
      download={`${form.id}-${session.start}.ics`}
    >
      Add to calendar
    </a>
  );
}
