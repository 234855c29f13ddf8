import type { Enquiry, Mail } from '@vanda/desk-api/enquiry';
import { useNowMs } from '../api/server-clock.ts';
import { formatDue, formatDuration, formatMoment } from '../messages/dates.ts';
import { actorName } from '../messages/names.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './EnquiryScreen.module.css';

const answers = ['answered', 'marked-answered'];

export function HistoryPart({ enquiry: { history, status, dueAtMs } }: { enquiry: Enquiry }) {
  const nowMs = useNowMs();
  const isLate = nowMs > dueAtMs;
  return (
    <section className={styles.part} id="history">
      <h2>History</h2>
      <ol className={styles.history}>
        {history.map(({ id, kind, words, atMs, by, mail }) => (
          <li key={id} className={classNames(answers.includes(kind) && styles.done)}>
            {words}
            <small className="under">
              {formatMoment(atMs, nowMs)}
              {by && by.kind !== 'registrant' && `, ${by.kind === 'rule' ? 'by rule' : actorName(by)}`}
            </small>
            {mail && <MailText mail={mail} />}
          </li>
        ))}
        {status === 'open' && (
          <li className={styles.now}>
            <b>Not answered</b>
            <small className="under">
              Now,{' '}
              {isLate ? `${formatDuration(nowMs - dueAtMs)} past the promise` : formatDue(dueAtMs, nowMs)}
            </small>
          </li>
        )}
      </ol>
    </section>
  );
}

function MailText({ mail: { subject, text, to, state, problem } }: { mail: Mail }) {
  return (
    <>
      {problem && <small className="under late">{problem}</small>}
      {text !== null && (
        <details>
          <summary>
            {state === 'sent'
              ? 'Read it'
              : state === 'waiting'
                ? 'Read it; it waits in the outbox'
                : 'Read it; not sent'}
          </summary>
          <div className="quote">
            <p className="note">
              {to && `To ${to}. `}
              {subject}
            </p>
            {text}
          </div>
        </details>
      )}
    </>
  );
}
