import { untilDated } from '@vanda/forms/waiting';
import { Button } from '@vanda/ui/Button.tsx';
import { Icon } from '@vanda/ui/Icon.tsx';
import styles from './EnquiryForm.module.css';
import type { EnquiryDelivery } from './EnquiryFormProps.ts';
import { emailWay, shownWhen } from './shown-when.ts';

type ActionsProps = {
  kind: 'contact' | 'registration';
  isWithDate: boolean;
  delivery: EnquiryDelivery;
  state: { isSending: boolean; isRetry: boolean };
  replyWithinHours: number;
  onCopy: () => void;
};

/** Enter presses the first submit button. */
export function Actions({ kind, isWithDate, delivery, state, replyWithinHours, onCopy }: ActionsProps) {
  const { isSending, isRetry } = state;
  const hasMail = kind === 'contact' || delivery === 'mailto';
  const hasPost = delivery === 'intake';
  const post =
    kind === 'contact' ? (
      'Send from this page'
    ) : (
      <>
        <span {...shownWhen(true, isWithDate)}>Send registration</span>
        <span {...shownWhen(false, isWithDate)}>{untilDated.send}</span>
      </>
    );
  return (
    <div className={`across ${styles.actions}`}>
      <div className="buttons">
        {hasMail && (
          <Button
            type="submit"
            variant="primary"
            className={hasPost ? 'scripted' : undefined}
            data-way={emailWay}
          >
            <Icon name="mail" />
            Open in my email
          </Button>
        )}
        {hasPost && (
          <Button type="submit" variant={hasMail ? undefined : 'primary'} aria-disabled={isSending}>
            {isSending ? 'Sending…' : isRetry ? 'Send again' : post}
          </Button>
        )}
        {hasMail && (
          <Button variant="text" className="scripted" onClick={onCopy}>
            <Icon name="copy" />
            Copy the message
          </Button>
        )}
      </div>
      <p className={`note ${styles.notice}`}>
        {hasMail && (
          <span className="scripted">
            “Open in my email” fills in a message in your own email program. Nothing is sent until you send
            it.{' '}
          </span>
        )}
        {isWithDate && `We reply within ${replyWithinHours} hours.`}
        {kind === 'registration' && ' Nothing is charged here.'}
      </p>
    </div>
  );
}
