import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import type { Enquiry } from '../../contract/enquiry.ts';
import { useNowMs } from '../api/server-clock.ts';
import { useAct, useCannotWrite } from '../api/use-act.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useRoom } from '../api/use-room.ts';
import { AgeLine } from '../drawings/AgeLine/AgeLine.tsx';
import { addressOf, filtersOf } from '../inbox/filters.ts';
import { useHandling } from '../inbox/use-handling.ts';
import { useKeys } from '../keys/use-keys.ts';
import { Band } from '../ui/Band/Band.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { ScreenHead } from '../ui/Heading/ScreenHead.tsx';
import { Kbd } from '../ui/Kbd/Kbd.tsx';
import { Loading } from '../ui/Loading/Loading.tsx';
import { ClosedRecord } from '../ui/Refusal/ClosedRecord.tsx';
import { AnswerRefused } from '../ui/Refusal/RefusedBand.tsx';
import { useTitle } from '../ui/use-title.ts';
import { ageInWords, lengthInWords, momentInWords } from '../words/moments.ts';
import { AnswerPart } from './AnswerPart.tsx';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { DeletePanel } from './DeletePanel.tsx';
import styles from './EnquiryScreen.module.css';
import { FieldsPart } from './FieldsPart.tsx';
import { HistoryPart } from './HistoryPart.tsx';
import { NotesPart } from './NotesPart.tsx';
import { PersonPart } from './PersonPart.tsx';
import { SessionPart } from './SessionPart.tsx';
import { StaleOrRefused } from './StaleOrRefused.tsx';

/** One enquiry: message and answer at the left; person, session, notes and history at the right. */
export function EnquiryScreen() {
  const { reference = '' } = useParams();
  const { data, error, refetch } = useAnswer(
    'enquiry',
    { params: { reference } },
    { isWatched: true, staleMs: 0 },
  );
  useTitle('Enquiry');
  const refusal = error?.refusal;
  if (refusal?.code === 'erased') return <ClosedRecord {...refusal} />;
  if (data) return <WholeEnquiry key={reference} enquiry={data.enquiry} refresh={() => void refetch()} />;
  return error ? (
    <AnswerRefused refused={error} again={() => void refetch()} />
  ) : (
    <Loading words="Loading the enquiry" />
  );
}

const viewNames = {
  open: 'Open',
  mine: 'Mine',
  unowned: 'With nobody',
  answered: 'Answered',
  closed: 'Closed',
  suspected: 'Suspected robots',
} as const;

function WholeEnquiry({ enquiry, refresh }: { enquiry: Enquiry; refresh: () => void }) {
  const { reference, person, form, standing, registration, suspicion } = enquiry;
  const { me } = useRoom();
  const nowMs = useNowMs();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [search] = useSearchParams();
  const filters = filtersOf(search);
  const address = addressOf(filters);
  const { data: place } = useAnswer('place', { query: { reference, ...filters } });
  const handling = useHandling();
  const cannotWrite = useCannotWrite();
  const [isDeleting, setDeleting] = useState(false);
  const toList = () => void navigate(`/${address}`);
  const release = useAct('release', { onDone: toList });
  const isSuspected = standing === 'suspected';
  const go = (to: string | null | undefined) => to && void navigate(`/enquiries/${to}${address}`);
  useKeys({
    next: () => go(place?.next),
    previous: () => go(place?.previous),
    back: toList,
    ...(isSuspected
      ? { release: () => release.press({ params: { reference }, body: { version: enquiry.version } }) }
      : {
          answer: () => focusOn('answer'),
          take: () => handling.takeOrGiveBack(enquiry),
          close: () => handling.closeOrReopen(enquiry),
        }),
    note: () => focusOn('note'),
  });

  // From the list one comes to answer, to note, or to correct.
  useEffect(() => {
    if (hash === '#answer' || hash === '#note') focusOn(hash.slice(1));
  }, [hash]);

  const isMine = enquiry.owner?.id === me.id;
  return (
    <>
      <nav aria-label="Breadcrumb" className={`${styles.crumbs} wide`}>
        <ol>
          <li>
            <Link to={`/${address}`}>Inbox</Link>
          </li>
          <li>
            {viewNames[filters.view]}
            {place && place.position !== null && `, ${place.position} of ${place.total}`}
          </li>
        </ol>
      </nav>
      <ScreenHead
        title={person.name}
        note={
          <>
            {[person.company, enquiry.about === form.title ? undefined : enquiry.about, enquiry.through]
              .filter(Boolean)
              .join(', ')}
            , <span className={`num ${styles.reference}`}>{reference}</span>
          </>
        }
        tools={
          isSuspected ? (
            <>
              <Button
                look="go"
                aria-disabled={cannotWrite !== undefined}
                title={cannotWrite}
                onClick={() => release.press({ params: { reference }, body: { version: enquiry.version } })}
              >
                Release <Kbd>L</Kbd>
              </Button>
              <Button onClick={() => setDeleting(true)}>Delete …</Button>
            </>
          ) : (
            <>
              <Button
                aria-disabled={cannotWrite !== undefined}
                title={cannotWrite}
                onClick={() => handling.takeOrGiveBack(enquiry)}
              >
                {isMine ? 'Give back' : 'Take in hand'} <Kbd>T</Kbd>
              </Button>
              <Button
                aria-disabled={cannotWrite !== undefined}
                title={cannotWrite}
                onClick={() => handling.closeOrReopen(enquiry)}
              >
                {standing === 'closed' ? 'Open again' : 'Close'} <Kbd>E</Kbd>
              </Button>
            </>
          )
        }
      />
      <StaleOrRefused act={handling.act} refresh={refresh} />
      <StaleOrRefused act={release} refresh={refresh} />
      <div className={styles.columns}>
        <div className={styles.left}>
          <ChangedMeanwhile enquiry={enquiry} />
          {suspicion && isSuspected && (
            <Band icon="warning">
              <p>
                <b>Suspected to be from a robot:</b> {suspicion.words}. No mail went out. <i>Release</i>{' '}
                starts the clock from the day it came in, {momentInWords(enquiry.receivedAtMs, nowMs)}.
              </p>
            </Band>
          )}
          <p className={styles.clock}>
            <ClockOf enquiry={enquiry} nowMs={nowMs} />
          </p>
          <div className={styles.message}>
            {enquiry.message ? (
              enquiry.message.split(/\n{2,}/).map((paragraph) => <p key={paragraph}>{paragraph}</p>)
            ) : (
              <p className="soft">No message was written.</p>
            )}
            <FieldsPart fields={enquiry.fields} />
          </div>
          {!isSuspected && <AnswerPart enquiry={enquiry} />}
        </div>
        <aside className={styles.right} aria-label="About this enquiry">
          <PersonPart enquiry={enquiry} startsCorrecting={hash === '#correct'} />
          {registration && <SessionPart registration={registration} name={person.name} />}
          <NotesPart enquiry={enquiry} />
          <HistoryPart enquiry={enquiry} />
        </aside>
      </div>
      {isSuspected && (
        <DeletePanel
          enquiry={enquiry}
          isOpen={isDeleting}
          onClose={() => setDeleting(false)}
          onDeleted={toList}
        />
      )}
    </>
  );
}

function ClockOf({ enquiry, nowMs }: { enquiry: Enquiry; nowMs: number }) {
  const { receivedAtMs, answeredAtMs, dueAtMs, standing, closedAtMs, owner } = enquiry;
  const endMs = answeredAtMs ?? (standing === 'closed' ? closedAtMs : null);
  const ageMs = (endMs ?? nowMs) - receivedAtMs;
  const isLate = standing === 'open' && nowMs > dueAtMs;
  return (
    <>
      <span className={`fig ${styles.age}`}>{ageInWords(ageMs)}</span>
      <AgeLine ageMs={ageMs} isAnswered={endMs !== null} />
      {answeredAtMs !== null ? (
        <span>Answered {momentInWords(answeredAtMs, nowMs)}</span>
      ) : standing === 'closed' ? (
        <span>Closed without an answer</span>
      ) : isLate ? (
        <span className="late">{lengthInWords(nowMs - dueAtMs)} past the promise</span>
      ) : standing === 'open' ? (
        <span>Answer due {momentInWords(dueAtMs, nowMs)}</span>
      ) : null}
      <span className="soft">{owner ? `In hand: ${owner.name}` : 'In nobody’s hand yet'}</span>
    </>
  );
}

/** Brings a field of the screen to the eye and under the hand. */
function focusOn(id: string) {
  const target = document.getElementById(id);
  target?.focus();
  target?.scrollIntoView({ block: 'center' });
}
