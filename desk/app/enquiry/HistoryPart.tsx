import type { Enquiry, Mail } from '../../contract/enquiry.ts';
import { useNowMs } from '../api/server-clock.ts';
import { classNames } from '../ui/class-names.ts';
import { actorInWords } from '../words/actors.ts';
import { dueInWords, lengthInWords, momentInWords } from '../words/moments.ts';
import styles from './EnquiryScreen.module.css';

const answers = ['answered', 'marked-answered'];

/** What happened, by whom, when. Nothing in it can be edited; texts of mails open from it. */
export function HistoryPart({ enquiry: { history, standing, dueAtMs } }: { enquiry: Enquiry }) {
  const nowMs = useNowMs();
  const isLate = nowMs > dueAtMs;
  return (
    <section className={styles.part} id="history">
      <h2>History</h2>
      <ol className={styles.history}>
        {history.map(({ id, kind, words, atMs, by, mail }) => (
          <li key={id} className={classNames(answers.includes(kind) && styles.done)}>
            {words}
            <small>
              {momentInWords(atMs, nowMs)}
              {by && by.kind !== 'registrant' && `, ${by.kind === 'rule' ? 'by rule' : actorInWords(by)}`}
            </small>
            {mail && <MailText mail={mail} />}
          </li>
        ))}
        {standing === 'open' && (
          <li className={styles.now}>
            <b>Not answered</b>
            <small>
              Now,{' '}
              {isLate ? `${lengthInWords(nowMs - dueAtMs)} past the promise` : dueInWords(dueAtMs, nowMs)}
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
      {problem && <small className="late">{problem}</small>}
      {text !== null && (
        <details>
          <summary>
            {state === 'sent'
              ? 'Read it'
              : state === 'waiting'
                ? 'Read it; it waits in the outbox'
                : 'Read it; not sent'}
          </summary>
          <div className={styles.letter}>
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
