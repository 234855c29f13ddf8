import type { ResponseOf } from '@vanda/desk-api/routes';
import { readNumber } from '@vanda/forms/clean';
import { isIsoDay, toIsoDay } from '@vanda/forms/day';
import { counted } from '@vanda/forms/plural';
import { Button } from '@vanda/ui/Button.tsx';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useCannotWrite, useCommand, useNowMs, useResponse } from '../api/hooks.ts';
import { formatDays } from '../messages/dates.ts';
import { lettersMessage } from '../messages/headlines.ts';
import { Alert, CommandFailed, QueryStatus } from '../ui/alerts.tsx';
import { leaveScreen } from '../ui/focus.ts';
import { EmailFields, Form } from '../ui/form.tsx';
import {
  Breadcrumb,
  ButtonLink,
  Empty,
  ScreenHead,
  Section,
  SectionColumns,
  useTitle,
} from '../ui/screen.tsx';
import { DateFields } from './DateFields.tsx';
import { courseOf } from './DateScreen.tsx';
import styles from './Dates.module.css';
import { type DateValues, dateIssues, toDate, toValues, withLastDay } from './date-values.ts';
import { OrderPanel } from './OrderPanel.tsx';

type Kind = 'cancel' | 'postpone';
type Letters = ResponseOf<'cancellation'>['letters'];

const names = { cancel: 'Cancel', postpone: 'Postpone' } as const;

/** Notifies all registered people in one step. */
export function EndDateScreen({ kind }: { kind: Kind }) {
  const { form = '', day = '' } = useParams();
  useTitle(`${names[kind]} a date`);
  const query = useResponse('dates', {}, { staleTime: Number.POSITIVE_INFINITY });
  const [done, setDone] = useState<{ days: string; response: ResponseOf<'cancelDate'> }>();
  if (done) return <Done kind={kind} address={`/sessions/${form}/${day}`} {...done} />;
  if (!query.data) return <QueryStatus query={query} message="Loading the date" />;
  const course = courseOf(query.data.courses, form, day);
  if (!course) return <Empty sentence="This date does not take place any more." />;
  return (
    <EndDate
      kind={kind}
      course={course}
      day={day}
      onDone={(days, response) => {
        leaveScreen();
        setDone({ days, response });
      }}
    />
  );
}

type EndDateProps = {
  kind: Kind;
  course: ResponseOf<'dates'>['courses'][number];
  day: string;
  onDone: (days: string, response: ResponseOf<'cancelDate'>) => void;
};

function EndDate({ kind, course, day, onDone }: EndDateProps) {
  const nowMs = useNowMs();
  const cannotWrite = useCannotWrite();
  const date = course.dates.find(({ start }) => start === day) ?? { start: day };
  const days = formatDays(date.start, date.end);
  const [values, setValues] = useState<DateValues>(() => ({ ...toValues(date), start: '', end: '' }));
  const [hasTried, setTried] = useState(false);
  const [typed, setTyped] = useState<Partial<Letters>>({});
  const isDated = kind === 'postpone' && isIsoDay(values.start);
  const to = isDated ? values.start : undefined;
  const toEnd = isDated && isIsoDay(values.end) && values.end >= values.start ? values.end : undefined;
  const hasLetters = kind === 'cancel' || to !== undefined;
  const params = { course: course.course, day };
  const query = useResponse(
    'cancellation',
    { params, query: to ? { to, ...(toEnd ? { toEnd } : {}) } : {} },
    { enabled: hasLetters, keepsPrevious: true, staleTime: 0 },
  );
  // The number of people is known before the new date is.
  const people = useResponse(
    'cancellation',
    { params, query: {} },
    { enabled: kind === 'postpone', staleTime: 0 },
  );
  const { isPlaceholderData: isOutdated } = query;
  // Without a date the cache answers with the letters of a cancellation.
  const letters = hasLetters && query.data ? { ...query.data.letters, ...typed } : undefined;
  const data = query.data ?? people.data;
  const issues = kind === 'postpone' ? dateIssues(values, toIsoDay(nowMs)) : {};
  const command = useCommand();
  const waits =
    cannotWrite ??
    (kind === 'postpone' && to === undefined ? 'Choose the new date first' : undefined) ??
    (letters === undefined || isOutdated ? 'The letters are not there yet' : undefined) ??
    (letters && Object.values(letters).some(({ subject, text }) => !subject.trim() || !text.trim())
      ? 'A letter is empty'
      : undefined);
  const submit = () => {
    setTried(true);
    if (waits || !letters || Object.keys(issues).length > 0) return;
    const done = (response: ResponseOf<'cancelDate'>) => onDone(days, response);
    if (kind === 'cancel') command.press('cancelDate', { params, body: { letters } }, done);
    else command.press('postponeDate', { params, body: { letters, date: toDate(values) } }, done);
  };
  const letterCount = data ? data.registered.people + data.offered + data.waiting - data.withoutAddress : 0;
  const taken = data?.registered.seats ?? 0;
  const seatsThen = (kind === 'postpone' && readNumber(values.seats)) || taken;
  const letter = (name: keyof Letters, title: string) =>
    letters && (
      <fieldset className={`stack ${styles.letter}`}>
        <legend>{title}</legend>
        <EmailFields
          email={letters[name]}
          hint="{name} is filled in for each person; the link to their own page is added below."
          onChange={(next) => setTyped({ ...typed, [name]: next })}
        />
      </fieldset>
    );
  return (
    <>
      <Breadcrumb
        to={`/sessions/${course.form}/${day}`}
        name={`${days}, ${course.title}`}
        place={names[kind]}
      />
      <ScreenHead
        title={`${names[kind]} ${days}?`}
        note={
          data &&
          `${counted(data.registered.people, 'person is', 'people are')} registered, ${data.waiting} waiting.`
        }
      />
      <CommandFailed command={command} safe="The date is as it was, nobody was written to." />
      <Form onSubmit={submit}>
        <SectionColumns>
          <div>
            {kind === 'postpone' && (
              <Section title="The new date">
                <DateFields
                  values={values}
                  issues={hasTried ? issues : {}}
                  onChange={(next) => setValues({ ...values, ...withLastDay(next, course.durationDays) })}
                />
              </Section>
            )}
            {hasLetters && <QueryStatus query={query} rows={4} />}
            {data && (
              <Section title="What happens to whom">
                <ul className="figures">
                  <Whom
                    count={data.registered.people}
                    name={`registered, ${counted(data.registered.seats, 'seat')}`}
                    what={
                      kind === 'cancel'
                        ? 'The seats are frozen, not free. Each gets the first letter and chooses on their own page.'
                        : 'The seats move to the new date as held, to be confirmed. Each gets the first letter.'
                    }
                  />
                  <Whom count={data.offered} name="on offer" what="The offer ends now; its link says why." />
                  <Whom
                    count={data.waiting}
                    name="waiting"
                    what={
                      kind === 'cancel'
                        ? 'They keep their order for the next date and get the second letter.'
                        : 'They wait for the new date in the same order and get the second letter.'
                    }
                  />
                  <Whom
                    count={data.withoutAddress}
                    name="of them without an email address"
                    what="They get no letter: call them. The list of the session has their numbers."
                  />
                </ul>
              </Section>
            )}
            {seatsThen < taken && (
              <Alert tone="error">
                <p>
                  <b>
                    {counted(taken, 'seat is', 'seats are')} taken; the new date has {seatsThen}.
                  </b>{' '}
                  Who no longer fits waits for the new date. Give it more seats, or say so in the letter.
                </p>
              </Alert>
            )}
            {data &&
              data.registered.people + data.offered > 0 &&
              letter('seat', 'The letter to those with a seat')}
            {data && data.waiting > 0 && letter('waiting', 'The letter to those who wait')}
          </div>
          <OrderPanel
            title="In this order"
            steps={[
              [
                'At once',
                'Seats are frozen and offers end; the date leaves open pages, and nobody can book it.',
              ],
              [
                'Then',
                data && letterCount === 0
                  ? 'Nobody is to be told.'
                  : `${counted(letterCount, 'letter goes', 'letters go')} out${data?.hasMail === false ? ' as soon as mail is set up' : ''}.${letters ? '' : ' Choose the new date: then the letters are shown.'}`,
              ],
              ['With the next build', 'Calendar files, search and pages without script follow.'],
            ]}
          >
            <div className="buttons">
              <Button
                variant="primary"
                type="submit"
                aria-disabled={waits !== undefined || command.isRunning}
                title={waits}
              >
                <span>
                  {`${names[kind]} ${days}${letterCount > 0 ? ` and send ${counted(letterCount, 'letter')}` : ''}`}
                </span>
              </Button>
              <ButtonLink variant="plain" to={`/sessions/${course.form}/${day}`}>
                Keep the date
              </ButtonLink>
            </div>
            <p className="note">
              Letters that have left cannot be called back; the date can only be set anew.
            </p>
          </OrderPanel>
        </SectionColumns>
      </Form>
    </>
  );
}

function Whom({ count, name, what }: { count: number; name: string; what: string }) {
  if (count === 0) return null;
  return (
    <li className="unfolding">
      <span className="fig">{count}</span>
      <div>
        <b>{name}</b>
        <p className="soft">{what}</p>
      </div>
    </li>
  );
}

type DoneProps = { kind: Kind; days: string; address: string; response: ResponseOf<'cancelDate'> };

function Done({ kind, days, address, response }: DoneProps) {
  const nowMs = useNowMs();
  return (
    <>
      <Breadcrumb to="/sessions" name="Sessions" place={days} />
      <ScreenHead title={`${days} is ${kind === 'cancel' ? 'cancelled' : 'postponed'}.`} />
      <div className="stack">
        <p role="status">
          {response.told === 0 ? 'Nobody was to be told.' : lettersMessage(response, nowMs)}
        </p>
        <div className="buttons">
          <ButtonLink to={address}>Who is registered</ButtonLink>
          <ButtonLink variant="plain" to="/sessions">
            To the sessions
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
