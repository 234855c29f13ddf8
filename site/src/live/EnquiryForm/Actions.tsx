import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './Actions.module.css';
import { marks } from './EnquiryForm.marks.ts';
import type { EnquiryDelivery } from './EnquiryFormProps.ts';

type ActionsProps = {
  kind: 'contact' | 'registration';
  delivery: EnquiryDelivery;
  isSending: boolean;
  /** Sending failed once: the same button tries again. */
  isRetry: boolean;
  replyWithinHours: number;
  onCopy: () => void;
};

/** Value of the submit button that opens the visitor's mail program. */
export const emailWay = 'email';

/**
 * The ways out of a form. The first submit button answers the Enter key. What needs script is not shown without it
 * (`scripting: none`), and then every form posts.
 */
export function Actions({ kind, delivery, isSending, isRetry, replyWithinHours, onCopy }: ActionsProps) {
  const hasMail = kind === 'contact' || delivery === 'mailto';
  const hasPost = delivery === 'intake';
  const post = kind === 'contact' ? 'Send from this page' : 'Send registration';
  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        {hasMail && (
          <Button
            type="submit"
            variant="primary"
            className={hasPost ? styles.scripted : undefined}
            {...{ [marks.way]: emailWay }}
          >
            <Icon name="mail" />
            Open in my email
          </Button>
        )}
        {hasPost && (
          <Button type="submit" variant={hasMail ? 'secondary' : 'primary'} aria-disabled={isSending}>
            {isSending ? 'Sending…' : isRetry ? 'Send again' : post}
          </Button>
        )}
        {hasMail && (
          <Button className={styles.scripted} onClick={onCopy}>
            <Icon name="copy" />
            Copy the message
          </Button>
        )}
      </div>
      <p className={styles.note}>
        {hasMail && (
          <span className={styles.scripted}>
            “Open in my email” fills in a message in your own email program. Nothing is sent until you send
            it.{' '}
          </span>
        )}
        We reply within {replyWithinHours} hours.
        {kind === 'registration' && ' Nothing is charged here.'}
      </p>
    </div>
  );
}
