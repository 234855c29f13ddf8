import type { Form } from '@vanda/enquiry/form';
import type { Mailto } from '@vanda/enquiry/mailto';
import { useEffect, useRef } from 'react';
import styles from './MailedNote.module.css';

type MailedNoteProps = { kind: Form['kind']; mail: Mailto; replyWithinHours: number };

const shortened =
  'It is too long for a link to an email program, so the end is missing there. Copy the message and paste it in whole.';

/**
 * What is left to do after a message was handed to the mail program. A registration that way is not one until the
 * mail is sent, so its note takes the focus; the contact form has its toast, and a note only for a shortened message.
 */
export function MailedNote({ kind, mail, replyWithinHours }: MailedNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt makes another message, and is told again.
  useEffect(() => {
    if (kind === 'registration') note.current?.focus();
  }, [kind, mail]);
  if (kind === 'contact') {
    if (!mail.isTruncated) return null;
    return (
      <div className={styles.note} role="status">
        <h3>Your message was shortened</h3>
        <p>{shortened}</p>
      </div>
    );
  }
  return (
    <div ref={note} className={styles.note} role="status" tabIndex={-1}>
      <h3>One step left: send the email</h3>
      <p>
        Your registration is written out in your email program. Nothing has reached us yet: press Send there,
        and we reply within {replyWithinHours} hours. {mail.isTruncated && shortened}
      </p>
      <p>
        No email program opened? <a href={mail.href}>Open it again</a>, or copy the message.
      </p>
    </div>
  );
}
