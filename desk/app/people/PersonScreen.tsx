import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import type { Answer } from '../../contract/routes.ts';
import { useNowMs } from '../api/server-clock.ts';
import { useAct } from '../api/use-act.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useRoom } from '../api/use-room.ts';
import { useKeys } from '../keys/use-keys.ts';
import { saveFile } from '../session/save-file.ts';
import { seatStateInWords } from '../session/words.ts';
import { Button } from '../ui/Button/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import { ScreenHead } from '../ui/Heading/ScreenHead.tsx';
import { Loading } from '../ui/Loading/Loading.tsx';
import { Panel } from '../ui/Panel/Panel.tsx';
import parts from '../ui/Parts/Parts.module.css';
import { ClosedRecord } from '../ui/Refusal/ClosedRecord.tsx';
import { ActRefused, AnswerRefused } from '../ui/Refusal/RefusedBand.tsx';
import { SeatState } from '../ui/SeatState/SeatState.tsx';
import { useTitle } from '../ui/use-title.ts';
import { mailName } from '../words/mails.ts';
import { dayInWords, momentInWords } from '../words/moments.ts';
import { counted } from '../words/numbers.ts';
import { ErasePanel } from './ErasePanel.tsx';
import styles from './People.module.css';
import { standingWord } from './words.ts';

/** Everything under one address. */
export function PersonScreen() {
  const { reference = '' } = useParams();
  const { data, error, refetch } = useAnswer('person', { params: { reference } });
  useTitle('Person');
  const refusal = error?.refusal;
  if (refusal?.code === 'erased') return <ClosedRecord {...refusal} />;
  if (data) return <WholePerson reference={reference} person={data} />;
  return error ? <AnswerRefused refused={error} again={() => void refetch()} /> : <Loading />;
}

function WholePerson({ reference, person }: { reference: string; person: Answer<'person'> }) {
  const { me } = useRoom();
  const nowMs = useNowMs();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'copy' | 'erase'>();
  useKeys({ back: () => void navigate(-1) });
  const isAdministrator = me.role === 'administrator';
  return (
    <>
      <ScreenHead
        title={person.names.join(', ')}
        note={[...person.companies, person.email].join(', ')}
        tools={
          isAdministrator && (
            <>
              <Button onClick={() => setOpen('copy')}>Give a copy …</Button>
              <Button onClick={() => setOpen('erase')}>Erase …</Button>
            </>
          )
        }
      />
      <div className={parts.columns}>
        <div>
          <section className={classNames(parts.part, styles.part)}>
            <h2>Enquiries</h2>
            <ul>
              {person.enquiries.map((each) => (
                <li key={each.reference}>
                  <Link to={`/enquiries/${each.reference}`}>{each.about}</Link>
                  {each.formTitle !== each.about && `, ${each.formTitle}`},{' '}
                  {standingWord[each.standing].toLowerCase()}
                  <p className="note">
                    {momentInWords(each.receivedAtMs, nowMs)}. <span className="num">{each.reference}</span>.{' '}
                    {each.hasMarketingConsent ? 'Agreed to mails on that day' : 'Has not agreed to mails'}.
                    Deleted by rule on {dayInWords(each.deletedOn, nowMs)}.
                  </p>
                </li>
              ))}
            </ul>
          </section>
          <section className={classNames(parts.part, styles.part)}>
            <h2>Mails</h2>
            {person.mails.length === 0 && <p className="soft">None.</p>}
            <ul>
              {person.mails.map((mail) => (
                <li key={mail.id}>
                  {mailName(mail.kind)}: {mail.subject}
                  <p className="note">
                    {mail.state === 'given-up'
                      ? 'Not sent'
                      : mail.sentAtMs !== null
                        ? momentInWords(mail.sentAtMs, nowMs)
                        : 'Waits in the outbox'}
                  </p>
                  {mail.text !== null && (
                    <details>
                      <summary>Read it</summary>
                      <p className={styles.text}>{mail.text}</p>
                    </details>
                  )}
                </li>
              ))}
            </ul>
          </section>
        </div>
        <aside aria-label="Registrations">
          <section className={classNames(parts.part, styles.part)}>
            <h2>Registrations</h2>
            {person.registrations.length === 0 && <p className="soft">None.</p>}
            <ul>
              {person.registrations.map((registration) => (
                <li key={registration.reference}>
                  {registration.day ? (
                    <Link to={`/sessions/${registration.form}/${registration.day}`}>
                      {registration.title}
                    </Link>
                  ) : (
                    registration.title
                  )}
                  , {registration.dates}
                  <p>
                    <SeatState state={registration.state}>{seatStateInWords(registration, nowMs)}</SeatState>
                  </p>
                </li>
              ))}
            </ul>
          </section>
          {!isAdministrator && (
            <p className="note">An administrator can give this person a copy, or erase everything.</p>
          )}
        </aside>
      </div>
      <CopyPanel reference={reference} isOpen={open === 'copy'} onClose={() => setOpen(undefined)} />
      <ErasePanel
        reference={reference}
        person={person}
        isOpen={open === 'erase'}
        onClose={() => setOpen(undefined)}
      />
    </>
  );
}

function CopyPanel({
  reference,
  isOpen,
  onClose,
}: {
  reference: string;
  isOpen: boolean;
  onClose: () => void;
}) {
  const [as, setAs] = useState<'text' | 'json'>('text');
  const [isGiven, setGiven] = useState(false);
  const copy = useAct('copyOfPerson', {
    onDone: (file) => {
      saveFile(file, `${reference}.${as === 'json' ? 'json' : 'txt'}`);
      setGiven(true);
    },
  });
  const give = (kind: 'text' | 'json') => {
    setAs(kind);
    copy.press({ params: { reference }, body: { as: kind } });
  };
  return (
    <Panel title="Give a copy" isOpen={isOpen} onClose={onClose}>
      <p>
        One file with everything under this address: enquiries, registrations, mails, what was agreed to. That
        it was given is written into the history and the record of acts.
      </p>
      <ActRefused act={copy} safe="No file was made." />
      <div className={styles.buttons}>
        <Button look="go" onClick={() => give('text')}>
          Save a file to read
        </Button>
        <Button onClick={() => give('json')}>Save a file for programs</Button>
      </div>
      <p role="status">{isGiven && `Saved. ${counted(1, 'file')} to send to the person.`}</p>
    </Panel>
  );
}
