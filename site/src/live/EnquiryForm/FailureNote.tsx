import type { Form } from '@vanda/enquiry/form';
import { enquiryMailto } from '@vanda/enquiry/mailto';
import type { Session } from '@vanda/enquiry/session';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { Failure } from './EnquiryForm.state.ts';

type FailureNoteProps = {
  form: Form;
  sessions: readonly Session[];
  failure: Failure;
  email: string;
};

/** What happened, what is left to do, and the e-mail way with the same text. */
export function FailureNote({ form, sessions, failure, email }: FailureNoteProps) {
  return (
    <div className="form-failure" role="alert">
      <p className="form-failure-message">
        <Icon name="warning" />
        {failure.message}
      </p>
      <p>
        Or <a href={enquiryMailto(email, form, failure.values, sessions).href}>send it by email</a> to {email}
        .
      </p>
    </div>
  );
}
