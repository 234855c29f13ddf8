import { replyTime } from '@vanda/forms/reply-promise';
import type { Session } from '@vanda/forms/session';
import { Icon } from '@vanda/ui/Icon.tsx';
import { type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { copyText } from './copy-text.ts';
import type { Receipt } from './EnquiryForm.state.ts';
import type { DefinedForm } from './EnquiryFormProps.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { fieldIds } from './ids.ts';
import { MailedNote } from './MailedNote.tsx';
import { Toast, type ToastMessage } from './Toast.tsx';
import { useEnquiry } from './use-enquiry.ts';

type EnquiryMessagesProps = DefinedForm & {
  element: HTMLFormElement;
  onSent: (receipt: Receipt, sessions: readonly Session[]) => void;
};

/** A browser that translates replaces text nodes, so every text here is the only child of its element. */
export function EnquiryMessages({ element, onSent, ...props }: EnquiryMessagesProps) {
  const { form, company, delivery } = props;
  const [toast, setToast] = useState<ToastMessage>();
  const dismissToast = useCallback(() => setToast(undefined), []);
  const show = (name: ToastMessage['name']) => setToast((last) => ({ id: (last?.id ?? 0) + 1, name }));
  const { state, summary, mailOf } = useEnquiry(element, props, {
    onSent,
    onMailOpened: () => show('opened'),
    onCopy: async ({ subject, text }) => {
      const isCopied = await copyText(`To: ${company.email}\nSubject: ${subject}\n\n${text}`);
      show(isCopied ? 'copied' : 'notCopied');
    },
  });
  const placed = (place: string, messages: ReactNode, key?: string) => {
    const target = element.querySelector(place);
    return target && createPortal(messages, target, key);
  };
  const { errors, failure, mailed } = state;
  return (
    <>
      {placed(
        '[data-messages="errors"]',
        errors.length > 0 && <ErrorSummary ref={summary} form={form} errors={errors} />,
      )}
      {form.fields.map((field) => {
        const error = errors.find((each) => each.field === field.name);
        return (
          error &&
          placed(
            `[data-field="${field.name}"]`,
            <p key={error.message} id={fieldIds(field).error} className="form-error">
              <Icon name="warning" />
              <span>{error.message}</span>
            </p>,
            field.name,
          )
        );
      })}
      {placed(
        '[data-messages="sending"]',
        <>
          {failure && (
            <div key={failure.attempt} className="form-failure across" role="alert">
              <p className="form-error">
                <Icon name="warning" />
                <span>{failure.message}</span>
              </p>
              <p>
                Or <a href={mailOf(failure.values).href}>send it by email</a> to {company.email}.
              </p>
            </div>
          )}
          {mailed && (
            <MailedNote
              kind={form.kind}
              isInterest={element.hasAttribute('data-interest')}
              mail={mailed}
              replyTime={replyTime(company.replyWithin)}
              hasPost={delivery === 'intake'}
            />
          )}
        </>,
      )}
      <p role="status" className="hiddenVisually">
        {state.status === 'sending' ? 'Sending your form.' : ''}
      </p>
      <Toast message={toast} onDismiss={dismissToast} />
    </>
  );
}
