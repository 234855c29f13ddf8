import { weekday } from '@vanda/enquiry/day';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { Answer, Query } from '../../contract/routes.ts';
import type { SessionRow } from '../../contract/sessions.ts';
import { useNowMs } from '../api/server-clock.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useList } from '../api/use-list.ts';
import { useRoom } from '../api/use-room.ts';
import { AgeLine } from '../drawings/AgeLine/AgeLine.tsx';
import { SeatLine } from '../drawings/SeatLine/SeatLine.tsx';
import { seatUnit } from '../drawings/SeatLine/seat-line.ts';
import { useKeys } from '../keys/use-keys.ts';
import { useRows } from '../keys/use-rows.ts';
import { SeatPanel } from '../session/SeatPanel.tsx';
import { seatLineOf } from '../session/words.ts';
import { Band } from '../ui/Band/Band.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { Columns } from '../ui/Columns/Columns.tsx';
import { classNames } from '../ui/class-names.ts';
import { Empty } from '../ui/Empty/Empty.tsx';
import { FilterField } from '../ui/Field/Field.tsx';
import { GroupHead } from '../ui/Heading/GroupHead.tsx';
import { ScreenHead } from '../ui/Heading/ScreenHead.tsx';
import { Loading } from '../ui/Loading/Loading.tsx';
import { AnswerRefused } from '../ui/Refusal/RefusedBand.tsx';
import listRow from '../ui/Row/Row.module.css';
import { useTitle } from '../ui/use-title.ts';
import { daysInWords, lengthInWords, monthInWords } from '../words/moments.ts';
import { beginning, counted } from '../words/numbers.ts';
import { sessionsSentence } from '../words/sentences.ts';
import styles from './SessionsScreen.module.css';
import { SessionsSide, type SessionView, sessionViewNames } from './SessionsSide.tsx';

type Form = NonNullable<NonNullable<Query<'sessions'>>['form']>;

/** All sessions with their seats, by month. */
export function SessionsScreen() {
  const [search] = useSearchParams();
  const view = (search.get('view') ?? 'to-come') as SessionView;
  const form = search.get('form') ?? undefined;
  const { forms } = useRoom();
  const nowMs = useNowMs();
  const navigate = useNavigate();
  const { pages, error, refetch, hasNextPage, fetchNextPage } = useList('sessions', {
    view,
    ...(form ? { form: form as Form } : {}),
  });
  const first = pages?.[0];
  const rows = pages?.flatMap((page) => page.rows) ?? [];
  const address = `/sessions?${search}`;
  const list = useRows(rows.map(idOf), address);
  const current = rows.find((row) => idOf(row) === list.current);
  useTitle(sessionViewNames[view]);
  useKeys({
    open: () => current && void navigate(addressOf(current)),
    print: () => current && void navigate(`${addressOf(current)}/print`),
  });
  const unit = seatUnit(rows.map(seatLineOf));

  return (
    <Columns side={<SessionsSide view={view} {...(first ? { counts: first.counts } : {})} />}>
      <ScreenHead
        title={
          view === 'to-come' && first && rows.length > 0
            ? sessionsSentence(
                {
                  offersUntilMs: first.offers.map(({ offerUntilMs }) => offerUntilMs),
                  sessions: rows.map(({ day, free, held }) => ({
                    startDay: day,
                    free: free ?? undefined,
                    heldSeats: held,
                  })),
                },
                nowMs,
              )
            : `Sessions ${sessionViewNames[view].toLowerCase()}`
        }
        tools={
          <FilterField
            name="Course"
            value={form ?? ''}
            onChange={({ target }) => {
              const next = new URLSearchParams(search);
              if (target.value) next.set('form', target.value);
              else next.delete('form');
              void navigate(`/sessions?${next}`);
            }}
          >
            <option value="">Course: all</option>
            {forms
              .filter(({ kind }) => kind === 'registration')
              .map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
          </FilterField>
        }
      />
      {first?.offers[0] && <OfferBand offer={first.offers[0]} rows={rows} nowMs={nowMs} />}
      {error && <AnswerRefused refused={error} again={() => void refetch()} />}
      {!pages && !error && <Loading words="Loading the sessions" rows={7} />}
      {first && rows.length === 0 && (
        <Empty
          sentence={
            view === 'to-come' ? 'No session to come. Dates are set in the site’s content.' : 'Nothing here.'
          }
        />
      )}
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys work on the rows' links, which are its children
        <div ref={list.listRef} onKeyDown={list.onKeyDown}>
          <div className={styles.head} aria-hidden="true">
            <span>Day</span>
            <span>Course</span>
            <span>Seats</span>
            <span>Confirmed</span>
            <span>Free</span>
            <span>Waiting</span>
          </div>
          {byMonth(rows).map(([month, group]) => (
            <section key={month} className={styles.group}>
              <GroupHead title={monthInWords(month)} />
              <ul>
                {group.map((row) => (
                  <SessionLine key={idOf(row)} row={row} unit={unit} linkProps={list.rowProps(idOf(row))} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>Show more</Button>}
      {first && rows.length > 0 && (
        <p className={styles.sum}>
          <span className="soft">
            {beginning(first.sum.sessions)} {first.sum.sessions === 1 ? 'session' : 'sessions'},{' '}
            {counted(first.sum.seats, 'seat')}. A seat to be confirmed or on offer counts as taken.
          </span>
          <span className="fig">
            <span className="total">{first.sum.confirmed} confirmed</span>
          </span>
        </p>
      )}
    </Columns>
  );
}

type OfferBandProps = { offer: Answer<'sessions'>['offers'][number]; rows: SessionRow[]; nowMs: number };

/** The offer that runs out first. */
function OfferBand({ offer, rows, nowMs }: OfferBandProps) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useAnswer(
    'session',
    { params: { form: offer.form, day: offer.day } },
    { isWanted: isOpen },
  );
  const participant = data?.participants.find(
    ({ registration }) => registration.reference === offer.reference,
  );
  const leftMs = offer.offerUntilMs - nowMs;
  const session = rows.find(({ form, day }) => form === offer.form && day === offer.day);
  return (
    <>
      <Band
        drawing={<AgeLine ageMs={24 * 3_600_000 - Math.max(0, leftMs)} />}
        acts={<Button onClick={() => setOpen(true)}>Confirm the seat</Button>}
      >
        <p>
          <b>{offer.name}</b> has {lengthInWords(leftMs)} left to take{' '}
          {offer.seats === 1 ? 'the free seat' : `the ${offer.seats} free seats`} on{' '}
          {daysInWords(offer.day, session?.endDay)}.{' '}
          {offer.next && (
            <>
              If it passes, <b>{offer.next.name}</b> is next who fits.
            </>
          )}
        </p>
      </Band>
      {isOpen && participant && (
        <SeatPanel
          act="confirm"
          registration={participant.registration}
          name={participant.name}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

type SessionLineProps = {
  row: SessionRow;
  unit: number;
  linkProps: { 'data-row': string; tabIndex: 0 | -1; onFocus: () => void };
};

function SessionLine({ row, unit, linkProps }: SessionLineProps) {
  const { day, endDay, title, capacity, confirmed, free, waiting } = row;
  return (
    <li className={classNames(listRow.row, styles.row)}>
      <p className={styles.day}>
        <span className="fig">{daysInWords(day, endDay)}</span>
        <small>{day === endDay ? weekday(day) : `${weekday(day)} to ${weekday(endDay)}`}</small>
      </p>
      <p className={classNames(listRow.name, styles.name)}>
        <Link to={addressOf(row)} {...linkProps}>
          {title}
        </Link>
        <small>{aboutSession(row)}</small>
      </p>
      <div className={styles.seats}>
        <SeatLine line={seatLineOf(row)} unit={unit} />
      </div>
      <p className={styles.confirmed} aria-hidden="true">
        {confirmed}
        {capacity !== null && <span className="soft"> of {capacity}</span>}
        <span className={styles.inLine}>
          {free !== null && (
            <>
              , <b>{free === 0 ? 'full' : `${free} free`}</b>
            </>
          )}
          {waiting > 0 && `, ${waiting} waiting`}
        </span>
      </p>
      <p className={styles.free} aria-hidden="true">
        {free === 0 ? <b>full</b> : free}
      </p>
      <p className={styles.waiting} aria-hidden="true">
        {waiting > 0 && waiting}
      </p>
    </li>
  );
}

/** What else is to say of a session: what is to confirm, what is on offer, which group does not fit. */
function aboutSession({ held, offered, free, waitingGroups, nextWhoFits, place }: SessionRow): string {
  const [first] = waitingGroups;
  return [
    offered > 0 && `${offered === 1 ? 'one seat' : `${offered} seats`} on offer`,
    held > 0 && `${held} to confirm`,
    first &&
      nextWhoFits === null &&
      free !== null &&
      free > 0 &&
      `a group of ${first.seats} does not fit into ${free}`,
    place,
  ]
    .filter(Boolean)
    .join(', ');
}

function byMonth(rows: SessionRow[]): [string, SessionRow[]][] {
  return [...Map.groupBy(rows, ({ day }) => day.slice(0, 7))];
}

function idOf({ form, day }: SessionRow): string {
  return `${form}.${day}`;
}

function addressOf({ form, day }: SessionRow): string {
  return `/sessions/${form}/${day}`;
}
