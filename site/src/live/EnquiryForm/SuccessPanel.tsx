import type { Form } from '@vanda/enquiry/form';
import type { Session } from '@vanda/enquiry/session';
import { summaryRows } from '@vanda/enquiry/summary';
import { successOf } from '@vanda/enquiry/waiting';
import { useEffect, useId, useRef } from 'react';
import { DayThree } from '../../../art/drawings/DayThree.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { CalendarLink } from './CalendarLink.tsx';
import type { Receipt } from './EnquiryForm.state.ts';

type SuccessPanelProps = { form: Form; sessions: readonly Session[]; receipt: Receipt };

/** Replaces the form once it is sent, and takes the focus (decision 33, Forms); its name is read by that. */
export function SuccessPanel({ form, sessions, receipt }: SuccessPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const { title, note } = successOf(form, receipt.isWaiting, receipt.oversize);
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
    >
      <div className="form-sent-head">
        <DayThree className="form-sent-flower" />
        <div>
          <h3 id={headingId}>{title}</h3>
          <p>{note}</p>
        </div>
      </div>
      <dl className="form-sent-facts">
        <div>
          <dt>Reference</dt>
          <dd className="form-reference">{receipt.reference}</dd>
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
      <div className="form-sent-ways" data-print="no">
        <CalendarLink form={form} sessions={sessions} receipt={receipt} />
        <Button onClick={() => window.print()}>
          <Icon name="print" />
          Print
        </Button>
      </div>
    </div>
  );
}
