import type { Form } from '@vanda/forms/form';
import type { Mailto } from '@vanda/forms/mailto';
import { untilDated } from '@vanda/forms/waiting';
import { useEffect, useId, useRef } from 'react';

type MailedNoteProps = {
  kind: Form['kind'];
  isInterest: boolean;
  mail: Mailto;
  replyTime: string;
  hasPost: boolean;
};

const shortened =
  'It is too long for a link to an email program, so the end is missing there. Copy the message and paste it in whole.';

/** No browser reports whether a mail program opened, so the note names the other ways. */
export function MailedNote({ kind, isInterest, mail, replyTime, hasPost }: MailedNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  const headingId = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt creates another message, which is focused again.
  useEffect(() => {
    if (kind === 'registration') note.current?.focus();
  }, [kind, mail]);
  if (kind === 'contact') {
    return (
      <div className="form-mailed across" role={mail.isTruncated ? 'status' : undefined}>
        <h3>{mail.isTruncated ? 'Your message was shortened' : 'No email program opened?'}</h3>
        <p>
          {mail.isTruncated
            ? shortened
            : `Then nothing has been sent yet. ${hasPost ? 'Send the message from this page, or copy it' : 'Copy the message'} into an email to us.`}
        </p>
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; this says what is left to do.
    <div ref={note} className="form-mailed across" role="group" aria-labelledby={headingId} tabIndex={-1}>
      <h3 id={headingId}>One step left: send the email</h3>
      <p>
        {[
          `${isInterest ? 'Your request' : 'Your registration'} is written out in your email program. Nothing has reached us yet: press Send there,`,
          isInterest
            ? `and you are on the list. ${untilDated.success.note}`
            : `and we reply within ${replyTime}.`,
          mail.isTruncated && shortened,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <p>
        No email program opened? <a href={mail.href}>Open it again</a>, or copy the message.
      </p>
    </div>
  );
}
