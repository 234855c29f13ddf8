import type { Mailto } from '@vanda/enquiry/mailto';
import { type RefObject, useEffect, useRef } from 'react';
import styles from './MailedNote.module.css';

type MailedNoteProps = { mail: Mailto; replyWithinHours: number };

/** A registration on a site without the intake service: what happened and the one step that is left. It takes the focus. */
export function MailedNote({ mail, replyWithinHours }: MailedNoteProps) {
  const note: RefObject<HTMLDivElement | null> = useRef(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt makes another message, and is told again.
  useEffect(() => note.current?.focus(), [mail]);
  return (
    <div ref={note} className={styles.note} role="status" tabIndex={-1}>
      <h3>One step left: send the email</h3>
      <p>
        Your registration is written out in your email program. Nothing has reached us yet: press Send there,
        and we reply within {replyWithinHours} hours.
        {mail.isTruncated &&
          ' It was too long for the email program: copy the message and paste it there whole.'}
      </p>
      <p>
        No email program opened? <a href={mail.href}>Open it again</a>, or copy the message.
      </p>
    </div>
  );
}
