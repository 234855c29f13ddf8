import { withReplyPromise } from '@vanda/forms/form';
import { forms, wholeForm } from '@vanda/forms/forms';
import type { Session } from '@vanda/forms/session';
import { Component, type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { adoptStyles } from '../adopt-styles.ts';
import type { Receipt } from './EnquiryForm.state.ts';
import type { EnquiryFormProps } from './EnquiryFormProps.ts';
import { EnquiryMessages } from './EnquiryMessages.tsx';
import formMessages from './form-messages.css?inline';
import { SuccessPanel } from './SuccessPanel.tsx';

/** `children` is the form of the page (EnquiryForm.tsx). React keeps it as it is, until the panel replaces it. */
export function EnquiryIsland({ children, ...props }: EnquiryFormProps & { children?: ReactNode }) {
  const { replyWithin } = props.company;
  const { form: id, added } = props;
  const form = useMemo(
    () => withReplyPromise(added ? wholeForm(id, added) : forms[id], replyWithin),
    [id, added, replyWithin],
  );
  const [element, setElement] = useState<HTMLFormElement | null>(null);
  const [sent, setSent] = useState<{ receipt: Receipt; sessions: readonly Session[] }>();
  useEffect(() => adoptStyles(formMessages), []);
  useLayoutEffect(() => setElement(document.querySelector<HTMLFormElement>('[data-enquiry]')), []);

  if (sent) return <SuccessPanel form={form} {...sent} />;
  return (
    <>
      {children}
      {element && (
        <PostsAfterFailure>
          <EnquiryMessages
            {...props}
            form={form}
            element={element}
            onSent={(receipt, sessions) => setSent({ receipt, sessions })}
          />
        </PostsAfterFailure>
      )}
    </>
  );
}

/** After a failure of the messages the form posts as plain HTML. */
class PostsAfterFailure extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render = () => !this.state.hasFailed && this.props.children;
}
