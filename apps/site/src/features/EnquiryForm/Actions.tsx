import { untilDated } from '@vanda/forms/waiting';
import { Button } from '@vanda/ui/Button.tsx';
import { Icon } from '@vanda/ui/Icon.tsx';
import styles from './EnquiryForm.module.css';
import type { EnquiryDelivery } from './EnquiryFormProps.ts';
import { emailWay, saidWhen, shownWhen } from './shown-when.ts';

type ActionsProps = {
  kind: 'contact' | 'registration';
  isWithDate: boolean;
  delivery: EnquiryDelivery;
  replyTime: string;
};

/** Enter presses the first submit button. */
export function Actions({ kind, isWithDate, delivery, replyTime }: ActionsProps) {
  const hasMail = kind === 'contact' || delivery === 'mailto';
  const hasPost = delivery === 'intake';
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
            <span>Open in my email</span>
          </Button>
        )}
        {hasPost && (
          <Button type="submit" variant={hasMail ? undefined : 'primary'}>
            <span {...saidWhen('editing')}>
              {kind === 'contact' ? (
                'Send from this page'
              ) : (
                <>
                  <span {...shownWhen(true, isWithDate)}>Send registration</span>
                  <span {...shownWhen(false, isWithDate)}>{untilDated.send}</span>
                </>
              )}
            </span>
            <span {...saidWhen('sending')}>Sending…</span>
            <span {...saidWhen('failed')}>Send again</span>
          </Button>
        )}
        {hasMail && (
          <Button variant="text" className="scripted" data-way="copy">
            <Icon name="copy" />
            <span>Copy the message</span>
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
        <span {...shownWhen(true, isWithDate)}>We reply within {replyTime}. </span>
        {kind === 'registration' && <span>Nothing is charged here.</span>}
      </p>
    </div>
  );
}
