import type { Enquiry } from '@vanda/desk-api/enquiry';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { pollMs, useBootstrap, useNowMs, useResponse } from '../api/hooks.ts';
import { AgeLine } from '../charts/lines.tsx';
import { addressOf, filtersOf, viewNames } from '../inbox/filters.ts';
import { useHandling } from '../inbox/use-handling.ts';
import { formatAge, formatDay, formatDuration, formatMoment } from '../messages/dates.ts';
import { useShortcuts } from '../shortcuts/hooks.ts';
import { Alert, CommandFailed, QueryStatus } from '../ui/alerts.tsx';
import { WriteButton } from '../ui/form.tsx';
import { Kbd } from '../ui/Kbd/Kbd.tsx';
import { FormPanel } from '../ui/Panel/panels.tsx';
import { ErasedRecord } from '../ui/refusals.tsx';
import { Breadcrumb, ScreenHead, SectionColumns, useTitle } from '../ui/screen.tsx';
import { DeleteSpam, FollowUp, HandOver, MarkAnswered } from './command-panels.tsx';
import styles from './EnquiryScreen.module.css';
import { PersonPart } from './PersonPart.tsx';
import { ChangedMeanwhile, HistoryPart, NotesPart, SessionPart } from './parts.tsx';
import { ReplyForm } from './ReplyForm.tsx';

export function EnquiryScreen() {
  const { reference = '' } = useParams();
  const query = useResponse('enquiry', { params: { reference } }, { refetchInterval: pollMs, staleTime: 0 });
  const { data, error } = query;
  useTitle(data ? undefined : reference);
  const failure = error?.failure;
  if (failure?.code === 'erased') return <ErasedRecord {...failure} />;
  if (data)
    return <WholeEnquiry key={reference} enquiry={data.enquiry} refresh={() => void query.refetch()} />;
  return <QueryStatus query={query} message="Loading the enquiry" />;
}

function WholeEnquiry({ enquiry, refresh }: { enquiry: Enquiry; refresh: () => void }) {
  const { reference, person, fields, status, registration, spamReason } = enquiry;
  const { me } = useBootstrap();
  const nowMs = useNowMs();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [search] = useSearchParams();
  const filters = filtersOf(search);
  const address = addressOf(filters);
  const { data: place } = useResponse('place', { query: { reference, ...filters } });
  useTitle(place?.position ? `${reference}, ${place.position} of ${place.total}` : reference);
  const handling = useHandling();
  const toList = () => void navigate(`/${address}`);
  const notSpam = () => handling.notSpam(enquiry, toList);
  const isSpam = status === 'spam';
  const go = (to: string | null | undefined) => to && void navigate(`/enquiries/${to}${address}`);
  useShortcuts({
    next: () => go(place?.next),
    previous: () => go(place?.previous),
    back: toList,
    ...(isSpam
      ? { notSpam }
      : {
          reply: () => focusOn('reply'),
          assignToMe: () => handling.toggleAssignment(enquiry),
          close: () => handling.toggleClosed(enquiry),
        }),
    note: () => focusOn('note'),
  });

  useEffect(() => {
    if (hash === '#reply' || hash === '#note') focusOn(hash.slice(1));
  }, [hash]);

  const isMine = enquiry.assignee?.id === me.id;
  return (
    <>
      <Breadcrumb
        to={`/${address}`}
        name="Inbox"
        place={`${viewNames[filters.view]}${place && place.position !== null ? `, ${place.position} of ${place.total}` : ''}`}
      />
      <ScreenHead
        title={person.name}
        note={
          <>
            {[
              person.company,
              enquiry.about === enquiry.formTitle ? undefined : enquiry.about,
              enquiry.through,
            ]
              .filter(Boolean)
              .join(', ')}
            , <span className="num reference">{reference}</span>
          </>
        }
        tools={
          isSpam ? (
            <>
              <WriteButton variant="primary" onClick={notSpam}>
                Release <Kbd>L</Kbd>
              </WriteButton>
              <DeleteSpam enquiry={enquiry} onDeleted={toList} />
            </>
          ) : (
            <>
              <WriteButton onClick={() => handling.toggleAssignment(enquiry)}>
                <span>{isMine ? 'Give back' : 'Take in hand'}</span> <Kbd>T</Kbd>
              </WriteButton>
              <HandOver enquiry={enquiry} />
              <FollowUp enquiry={enquiry} />
              <WriteButton onClick={() => handling.toggleClosed(enquiry)}>
                <span>{status === 'closed' ? 'Open again' : 'Close'}</span> <Kbd>E</Kbd>
              </WriteButton>
            </>
          )
        }
      />
      {handling.question && <FormPanel {...handling.question} />}
      <CommandFailed command={handling.command} refresh={refresh} />
      <SectionColumns>
        <div>
          <ChangedMeanwhile enquiry={enquiry} />
          {enquiry.writing.length > 0 && (
            <Alert live>
              <p>
                <b>{enquiry.writing.join(' and ')}</b> <span>wrote in an answer a moment ago.</span>
              </p>
            </Alert>
          )}
          {spamReason && isSpam && (
            <Alert icon="warning">
              <p>
                <b>Suspected to be from a robot:</b> {spamReason}. No mail went out. <i>Release</i> starts the
                clock from the day it came in, {formatMoment(enquiry.receivedAtMs, nowMs)}.
              </p>
            </Alert>
          )}
          <p className={`flow ${styles.clock}`}>
            <ClockOf enquiry={enquiry} nowMs={nowMs} />
          </p>
          <div className={styles.message}>
            {enquiry.message ? (
              enquiry.message.split(/\n{2,}/).map((paragraph) => <p key={paragraph}>{paragraph}</p>)
            ) : (
              <p className="soft">No message was written.</p>
            )}
            {fields.length > 0 && (
              <dl className={styles.fields}>
                {fields.map(({ name, label, value }) => (
                  <div key={name} className="flow">
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
          {!isSpam && person.email && <ReplyForm enquiry={enquiry} />}
          {!isSpam && !person.email && (
            <div className={`stack ${styles.part}`}>
              <p>There is no email address: call {person.phone}.</p>
              <MarkAnswered enquiry={enquiry} />
            </div>
          )}
        </div>
        <aside aria-label="About this enquiry">
          <PersonPart enquiry={enquiry} startsCorrecting={hash === '#correct'} />
          {registration && <SessionPart registration={registration} name={person.name} />}
          <NotesPart enquiry={enquiry} />
          <HistoryPart enquiry={enquiry} />
        </aside>
      </SectionColumns>
    </>
  );
}

function ClockOf({ enquiry, nowMs }: { enquiry: Enquiry; nowMs: number }) {
  const { receivedAtMs, answeredAtMs, dueAtMs, status, closedAtMs, assignee, followUpDay } = enquiry;
  const endMs = answeredAtMs ?? (status === 'closed' ? closedAtMs : null);
  const ageMs = (endMs ?? nowMs) - receivedAtMs;
  const isLate = status === 'open' && nowMs > dueAtMs;
  return (
    <>
      <span className={`fig ${styles.age}`}>{formatAge(ageMs)}</span>
      <AgeLine promiseMs={dueAtMs - receivedAtMs} ageMs={ageMs} isAnswered={endMs !== null} />
      {answeredAtMs !== null ? (
        <span>Answered {formatMoment(answeredAtMs, nowMs)}</span>
      ) : status === 'closed' ? (
        <span>Closed without an answer</span>
      ) : isLate ? (
        <span className="late">{formatDuration(nowMs - dueAtMs)} past the promise</span>
      ) : status === 'open' ? (
        <span>Answer due {formatMoment(dueAtMs, nowMs)}</span>
      ) : null}
      {followUpDay && <span>Again on {formatDay(followUpDay, nowMs)}</span>}
      {assignee ? (
        <span className="soft">{`In hand: ${assignee.name}`}</span>
      ) : status === 'open' ? (
        <span className="soft">In nobody’s hand yet</span>
      ) : null}
    </>
  );
}

function focusOn(id: string) {
  const target = document.getElementById(id);
  target?.focus();
  target?.scrollIntoView({ block: 'center' });
}
