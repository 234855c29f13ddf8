import { enquiryPath, type Form } from '@vanda/enquiry/form';
import { forms } from '@vanda/enquiry/forms';
import { useCallback, useEffect, useState } from 'react';
import { wear } from '../dom.ts';
import { Actions } from './Actions.tsx';
import answers from './answers.css?inline';
import { Consent } from './Consent.tsx';
import { copyText } from './copy-text.ts';
import { marks } from './EnquiryForm.marks.ts';
import styles from './EnquiryForm.module.css';
import type { EnquiryFormProps } from './EnquiryFormProps.ts';
import { Envelope } from './Envelope.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FailureNote } from './FailureNote.tsx';
import { FormField } from './FormField.tsx';
import { MailedNote } from './MailedNote.tsx';
import { Notice } from './Notice.tsx';
import { SuccessPanel } from './SuccessPanel.tsx';
import { Toast, type ToastMessage } from './Toast.tsx';
import { toastTexts } from './toast-texts.ts';
import { useEnquiry } from './use-enquiry.ts';
import { useFullDates } from './use-full-dates.ts';

/**
 * Any of the nine forms. What the server sends is a plain HTML form that posts; the script adds messages, the panel
 * after sending, and the mail program's way.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const { sessions, today, company, delivery } = props;
  const form: Form = forms[props.form];
  const [toast, setToast] = useState<ToastMessage>();
  useEffect(() => wear(answers), []);
  const dismissToast = useCallback(() => setToast(undefined), []);
  const show = (text: keyof typeof toastTexts) =>
    setToast((last) => ({ id: (last?.id ?? 0) + 1, ...toastTexts[text] }));
  const { state, element, summary, submit, recheck, message } = useEnquiry({ ...props, form }, () =>
    show('opened'),
  );

  const copy = async () => {
    const { subject, text } = message();
    const isCopied = await copyText(`To: ${company.email}\nSubject: ${subject}\n\n${text}`);
    show(isCopied ? 'copied' : 'notCopied');
  };

  const fullDates = useFullDates(
    form.id,
    delivery === 'intake' && sessions.some(({ isLimited }) => isLimited),
  );

  if (state.status === 'sent') {
    return <SuccessPanel form={form} sessions={sessions} receipt={state.receipt} />;
  }
  const messageOf = new Map(state.errors.map((error) => [error.field, error.message]));
  const isSending = state.status === 'sending';
  return (
    <>
      <form
        ref={element}
        className={styles.form}
        method="post"
        {...(delivery === 'mailto'
          ? { action: `mailto:${company.email}`, encType: 'text/plain' }
          : { action: enquiryPath(form.id) })}
        aria-label={form.kind === 'contact' ? form.title : `Registration: ${form.title}`}
        aria-busy={isSending}
        // A form that was sent before this ran is already busy and held: useTakeOver ends both.
        suppressHydrationWarning
        {...{ [marks.form]: form.id }}
        onSubmit={submit}
        onInput={recheck}
      >
        {form.kind === 'contact' && <p className={styles.legend}>Fields marked * are required.</p>}
        {state.errors.length > 0 && <ErrorSummary ref={summary} form={form} errors={state.errors} />}
        {form.fields.map((field) => (
          <FormField
            key={field.name}
            field={field}
            sessions={sessions}
            today={today}
            fullDates={fullDates}
            error={messageOf.get(field.name)}
          />
        ))}
        {delivery === 'intake' && <Consent />}
        {delivery === 'intake' && <Envelope />}
        <Notice form={form} company={company} />
        {state.failure && (
          <FailureNote form={form} sessions={sessions} failure={state.failure} email={company.email} />
        )}
        {state.mailed && (
          <MailedNote
            kind={form.kind}
            mail={state.mailed}
            replyWithinHours={company.replyWithinHours}
            hasPost={delivery === 'intake'}
          />
        )}
        <Actions
          kind={form.kind}
          delivery={delivery}
          isSending={isSending}
          isRetry={Boolean(state.failure)}
          replyWithinHours={company.replyWithinHours}
          onCopy={copy}
        />
        <p role="status" className="hiddenVisually">
          {isSending && 'Sending your form.'}
        </p>
      </form>
      <Toast message={toast} onDismiss={dismissToast} />
    </>
  );
}
