import type { Enquiry, Mail } from '@vanda/desk-api/enquiry';
import type { Registration, SeatCommandName } from '@vanda/desk-api/sessions';
import { useState } from 'react';
import { Link } from 'react-router';
import { useBootstrap, useCommand, useNowMs } from '../api/hooks.ts';
import { formatDay, formatDue, formatDuration, formatMoment } from '../messages/dates.ts';
import { actorName } from '../messages/names.ts';
import { formatSeatStatus } from '../sessions/messages.ts';
import { SeatMenu } from '../sessions/SeatMenu.tsx';
import { SeatPanel } from '../sessions/SeatPanel.tsx';
import { ChangedAlert, CommandFailed } from '../ui/alerts.tsx';
import { classNames } from '../ui/class-names.ts';
import { DetailList } from '../ui/DetailList/DetailList.tsx';
import { useReturnFocus } from '../ui/focus.ts';
import { Form, TextArea, WriteButton } from '../ui/form.tsx';
import { SeatStatus } from '../ui/SeatStatus/SeatStatus.tsx';
import styles from './EnquiryScreen.module.css';

/** Internal notes, which are never printed or sent. */
export function NotesPart({ enquiry: { reference, notes } }: { enquiry: Enquiry }) {
  const nowMs = useNowMs();
  const [text, setText] = useState('');
  const command = useCommand();
  const field = useReturnFocus<HTMLTextAreaElement>(text.trim() !== '');
  const add = () => {
    if (text.trim() === '') return;
    command.press('note', { params: { reference }, body: { text: text.trim() } }, () => setText(''));
  };
  return (
    <section className={styles.part}>
      <h2>Notes</h2>
      {notes.map(({ id, text, by, atMs }) => (
        <div key={id} className="quote">
          <p>{text}</p>
          <p className="note">
            {by.name}, {formatMoment(atMs, nowMs)}
          </p>
        </div>
      ))}
      <Form onSubmit={add}>
        <CommandFailed command={command} />
        <TextArea
          id="note"
          ref={field}
          label="Add a note"
          rows={2}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {text.trim() !== '' && (
          <div className="buttons">
            <WriteButton type="submit">Add the note</WriteButton>
          </div>
        )}
      </Form>
    </section>
  );
}

const responses = ['answered', 'marked-answered'];

export function HistoryPart({ enquiry: { history, status, dueAtMs } }: { enquiry: Enquiry }) {
  const nowMs = useNowMs();
  const isLate = nowMs > dueAtMs;
  return (
    <section className={styles.part} id="history">
      <h2>History</h2>
      <ol className={styles.history}>
        {history.map(({ id, kind, message, atMs, by, mail }) => (
          <li key={id} className={classNames(responses.includes(kind) && styles.done)}>
            {message}
            <small className="under">
              {formatMoment(atMs, nowMs)}
              <span>
                {by && by.kind !== 'registrant' && `, ${by.kind === 'rule' ? 'by rule' : actorName(by)}`}
              </span>
            </small>
            {mail && <MailText mail={mail} />}
          </li>
        ))}
        {status === 'open' && (
          <li className={styles.now}>
            <b>Not answered</b>
            <small className="under">
              Now,{' '}
              <span>
                {isLate ? `${formatDuration(nowMs - dueAtMs)} past the promise` : formatDue(dueAtMs, nowMs)}
              </span>
            </small>
          </li>
        )}
      </ol>
    </section>
  );
}

function MailText({ mail: { subject, text, to, status, problem } }: { mail: Mail }) {
  return (
    <>
      {problem && <small className="under late">{problem}</small>}
      {text !== null && (
        <details>
          <summary>
            {status === 'sent'
              ? 'Read it'
              : status === 'waiting'
                ? 'Read it; it waits in the outbox'
                : 'Read it; not sent'}
          </summary>
          <div className="quote">
            <p className="note">
              <span>{to && `To ${to}. `}</span>
              {subject}
            </p>
            {text}
          </div>
        </details>
      )}
    </>
  );
}

export function SessionPart({ registration, name }: { registration: Registration; name: string }) {
  const { title, day, dates, form, session, status } = registration;
  const nowMs = useNowMs();
  const [command, setCommand] = useState<SeatCommandName>();
  return (
    <section className={styles.part}>
      <h2>Session</h2>
      <DetailList
        details={[
          { name: 'Course', value: title },
          { name: 'Date', value: day ? formatDay(day, nowMs) : dates },
          {
            name: 'Seats',
            value:
              session &&
              (session.closure === 'withdrawn' ? (
                <b>This date was taken out of the programme.</b>
              ) : (
                <>
                  {session.confirmed}
                  <span>{session.capacity !== null && ` of ${session.capacity}`}</span> confirmed
                  {session.free !== null && (
                    <span>
                      , <b>{session.free === 0 ? 'full' : `${session.free} free`}</b>
                    </span>
                  )}
                </>
              )),
            action: day && <Link to={`/sessions/${form}/${day}`}>Open</Link>,
          },
          { name: 'Names', value: registration.names.join(', ') },
          {
            name: 'State',
            value: <SeatStatus status={status}>{formatSeatStatus(registration, nowMs)}</SeatStatus>,
            action: <SeatMenu registration={registration} name={name} onChoose={setCommand} />,
          },
        ]}
      />
      {command && (
        <SeatPanel
          command={command}
          registration={registration}
          name={name}
          onClose={() => setCommand(undefined)}
        />
      )}
    </section>
  );
}

export function ChangedMeanwhile({ enquiry: { history } }: { enquiry: Enquiry }) {
  const { me } = useBootstrap();
  const [seen, setSeen] = useState(() => new Set(history.map(({ id }) => id)));
  const others = history.filter(({ id, by }) => !seen.has(id) && by?.kind === 'staff' && by.id !== me.id);
  const last = others.at(-1);
  if (!last?.by) return null;
  const show = () => {
    setSeen(new Set(history.map(({ id }) => id)));
    document.getElementById('history')?.scrollIntoView({ block: 'center' });
  };
  return (
    <ChangedAlert
      last={{ ...last, by: last.by, message: others.map(({ message }) => message).join('; ') }}
      onShow={show}
    />
  );
}
