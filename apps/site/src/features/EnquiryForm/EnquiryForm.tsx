import { toIsoDay } from '@vanda/forms/day';
import { enquiryPath, withReplyPromise } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import { enquiryMailto } from '@vanda/forms/mailto';
import { hasSessions, isAsked, isDated } from '@vanda/forms/session';
import { Icon } from '@vanda/ui/Icon.tsx';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { classNames } from '../../components/class-names.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { Actions } from './Actions.tsx';
import { copyText } from './copy-text.ts';
import styles from './EnquiryForm.module.css';
import type { EnquiryFormProps } from './EnquiryFormProps.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormField } from './FormField.tsx';
import formMessages from './form-messages.css?inline';
import { MailedNote } from './MailedNote.tsx';
import { PrivacyNotice } from './PrivacyNotice.tsx';
import { SuccessPanel } from './SuccessPanel.tsx';
import { shownWhen } from './shown-when.ts';
import { Toast, type ToastMessage } from './Toast.tsx';
import { useEnquiry, useFullDates } from './use-enquiry.ts';

export function EnquiryForm(props: EnquiryFormProps) {
  const { sessions, today, company, delivery } = props;
  const form = useMemo(
    () => withReplyPromise(forms[props.form], company.replyWithinHours),
    [props.form, company.replyWithinHours],
  );
  const hasPost = delivery === 'intake';
  const [toast, setToast] = useState<ToastMessage>();
  useEffect(() => adoptStyles(formMessages), []);
  const dismissToast = useCallback(() => setToast(undefined), []);
  const show = (name: ToastMessage['name']) => setToast((last) => ({ id: (last?.id ?? 0) + 1, name }));
  const { state, element, summary, submit, recheck, message } = useEnquiry({ ...props, form }, () =>
    show('opened'),
  );

  const copy = async () => {
    const { subject, text } = message();
    const isCopied = await copyText(`To: ${company.email}\nSubject: ${subject}\n\n${text}`);
    show(isCopied ? 'copied' : 'notCopied');
  };

  const fullDates = useFullDates(form.id, hasPost && sessions.some(({ isLimited }) => isLimited));

  const [isWithDate, setWithDate] = useState(() => isDated(form, sessions, today));
  useEffect(() => setWithDate(isDated(form, sessions, toIsoDay(Date.now()))), [form, sessions]);

  if (state.status === 'sent') {
    return <SuccessPanel form={form} sessions={sessions} receipt={state.receipt} />;
  }
  const messageOf = new Map(state.errors.map((error) => [error.field, error.message]));
  const isSending = state.status === 'sending';
  return (
    <>
      <form
        ref={element}
        className={classNames('halves', styles.form)}
        method="post"
        {...(delivery === 'mailto'
          ? { action: `mailto:${company.email}`, encType: 'text/plain' }
          : { action: enquiryPath(form.id) })}
        aria-label={form.kind === 'contact' ? form.title : `Registration: ${form.title}`}
        aria-busy={isSending}
        // EnquiryForm.client.ts may have marked it.
        suppressHydrationWarning
        data-enquiry={form.id}
        onSubmit={submit}
        onInput={recheck}
      >
        {form.kind === 'contact' && <p className="across small soft">Fields marked * are required.</p>}
        {state.errors.length > 0 && <ErrorSummary ref={summary} form={form} errors={state.errors} />}
        {form.fields.map((field) => {
          const asked = field.kind === 'session' ? 'with-date' : field.asked;
          const isShown = !hasSessions(form) || isAsked({ asked }, isWithDate);
          const shown = (
            <FormField
              key={field.name}
              field={field}
              sessions={sessions}
              today={today}
              fullDates={fullDates}
              isDisabled={!isShown}
              error={messageOf.get(field.name)}
            />
          );
          if (!hasSessions(form) || asked === undefined) return shown;
          return (
            <div key={field.name} className={styles.part} {...shownWhen(asked === 'with-date', isWithDate)}>
              {shown}
            </div>
          );
        })}
        <PrivacyNotice form={form} company={company} hasPost={hasPost} />
        {state.failure && (
          <div key={state.failure.attempt} className="form-failure across" role="alert">
            <p className="form-error">
              <Icon name="warning" />
              {state.failure.message}
            </p>
            <p>
              Or{' '}
              <a href={enquiryMailto(company.email, form, state.failure.values, sessions).href}>
                send it by email
              </a>{' '}
              to {company.email}.
            </p>
          </div>
        )}
        {state.mailed && (
          <MailedNote
            kind={form.kind}
            mail={state.mailed}
            replyWithinHours={company.replyWithinHours}
            hasPost={hasPost}
          />
        )}
        <Actions
          kind={form.kind}
          isWithDate={isWithDate}
          delivery={delivery}
          state={{ isSending, isRetry: Boolean(state.failure) }}
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
