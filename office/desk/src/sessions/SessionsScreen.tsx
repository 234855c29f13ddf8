import { isAllowed } from '@vanda/desk-api/common';
import type { Query, ResponseOf } from '@vanda/desk-api/routes';
import type { SessionRow } from '@vanda/desk-api/sessions';
import { monthAndYear } from '@vanda/forms/date-formats';
import { weekday } from '@vanda/forms/day';
import { forms } from '@vanda/forms/forms';
import { counted, plural } from '@vanda/forms/plural';
import { Button } from '@vanda/ui/Button.tsx';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useBootstrap, useDateEditors, useList, useNowMs, useResponse } from '../api/hooks.ts';
import { AgeLine } from '../charts/lines.tsx';
import { SeatLine } from '../charts/SeatLine/SeatLine.tsx';
import { seatUnit } from '../charts/SeatLine/seat-line.ts';
import { formatDays, formatDuration } from '../messages/dates.ts';
import { sessionsHeadline } from '../messages/headlines.ts';
import { capital, capitalCounted } from '../messages/numbers.ts';
import { type RowLink, useRows, useShortcuts } from '../shortcuts/hooks.ts';
import { Alert, QueryStatus } from '../ui/alerts.tsx';
import { classNames } from '../ui/class-names.ts';
import { FilterField } from '../ui/form.tsx';
import listRow from '../ui/Row/Row.module.css';
import { ButtonLink, Columns, Empty, GroupHead, ScreenHead, ShowMore, useTitle } from '../ui/screen.tsx';
import { withdrawnMessage } from './messages.ts';
import { SeatPanel } from './SeatPanel.tsx';
import styles from './SessionsScreen.module.css';
import { SessionsSide, type SessionView, sessionViewNames, sessionViewTitles } from './SessionsSide.tsx';

type Form = NonNullable<NonNullable<Query<'sessions'>>['form']>;

export function SessionsScreen() {
  const [search, setSearch] = useSearchParams();
  const view = (search.get('view') ?? 'to-come') as SessionView;
  const form = search.get('form') ?? undefined;
  const { me } = useBootstrap();
  const editors = useDateEditors();
  // An editor sees no participants.
  const addressOf = (row: SessionRow) =>
    `${sessionAddress(row)}${isAllowed(me.role, 'member') ? '' : '/change'}`;
  const nowMs = useNowMs();
  const navigate = useNavigate();
  const query = useList('sessions', { view, ...(form ? { form: form as Form } : {}) });
  const { first, rows } = query;
  const { current, rowProps } = useRows(rows, idOf);
  useTitle(sessionViewNames[view]);
  useShortcuts({ print: () => current && void navigate(`${sessionAddress(current)}/print`) });
  const unit = seatUnit(rows);

  return (
    <Columns side={<SessionsSide view={view} {...(first ? { counts: first.counts } : {})} />}>
      <ScreenHead
        title={
          view === 'to-come' && first && rows.length > 0
            ? sessionsHeadline(
                first.offers.map(({ offerUntilMs }) => offerUntilMs),
                rows,
                nowMs,
              )
            : sessionViewTitles[view]
        }
        tools={
          <>
            {!editors && <ButtonLink to="/sessions/new">New date</ButtonLink>}
            <FilterField
              name="Course"
              value={form}
              onChange={(value) => setSearch({ view, ...(value ? { form: value } : {}) })}
              options={Object.values(forms)
                .filter(({ kind }) => kind === 'registration')
                .map(({ id, title }) => ({ value: id, label: title }))}
            />
          </>
        }
      />
      {first?.withdrawn.map((row) => (
        <Alert key={idOf(row)} icon="warning" actions={<ButtonLink to={addressOf(row)}>Open</ButtonLink>}>
          <p>
            <b>
              {formatDays(row.day, row.endDay)}, {row.title}.
            </b>{' '}
            {withdrawnMessage(row)}
          </p>
        </Alert>
      ))}
      {first?.offers[0] && <OfferAlert offer={first.offers[0]} rows={rows} nowMs={nowMs} />}
      <QueryStatus query={query} message="Loading the sessions" rows={7} />
      {first && rows.length === 0 && (
        <Empty
          sentence={
            view === 'to-come' ? 'No session to come.' : `No ${sessionViewNames[view].toLowerCase()} session.`
          }
        >
          {view === 'to-come' && (
            <p className="soft">
              {editors ? `${editors} can set one.` : 'Set the first one with “New date”.'}
            </p>
          )}
        </Empty>
      )}
      {rows.length > 0 && (
        <div>
          <div className={`wide note ${styles.head}`} aria-hidden="true">
            {['Day', 'Course', 'Seats', 'Confirmed', 'Free', 'Waiting'].map((name) => (
              <span key={name}>{name}</span>
            ))}
          </div>
          {byMonth(rows).map(([month, group]) => (
            <section key={month}>
              <GroupHead title={monthAndYear(month)} />
              <ul>
                {group.map((row) => (
                  <SessionLine
                    key={idOf(row)}
                    row={row}
                    to={addressOf(row)}
                    unit={unit}
                    linkProps={rowProps(idOf(row))}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      <ShowMore list={query} />
      {first && rows.length > 0 && (
        <p className={`flow apart ${styles.sum}`}>
          <span className="soft">
            {capitalCounted(first.sum.sessions, 'session')}, {counted(first.sum.seats, 'seat')}. A seat to be
            confirmed or on offer counts as taken.
          </span>
          <span className="fig">{first.sum.confirmed} confirmed</span>
        </p>
      )}
    </Columns>
  );
}

type OfferAlertProps = { offer: ResponseOf<'sessions'>['offers'][number]; rows: SessionRow[]; nowMs: number };

function OfferAlert({ offer, rows, nowMs }: OfferAlertProps) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useResponse(
    'session',
    { params: { form: offer.form, day: offer.day } },
    { enabled: isOpen },
  );
  const participant = data?.participants.find(
    ({ registration }) => registration.reference === offer.reference,
  );
  const leftMs = offer.offerUntilMs - nowMs;
  const offerMs = offer.offerUntilMs - offer.offeredAtMs;
  const session = rows.find(({ form, day }) => form === offer.form && day === offer.day);
  return (
    <>
      <Alert
        drawing={<AgeLine promiseMs={offerMs} ageMs={Math.min(offerMs, nowMs - offer.offeredAtMs)} />}
        actions={<Button onClick={() => setOpen(true)}>Confirm the seat</Button>}
      >
        <p>
          <b>{offer.name}</b> has {formatDuration(leftMs)} left to take{' '}
          {plural(offer.seats, 'the free seat', `the ${offer.seats} free seats`)} on{' '}
          {formatDays(offer.day, session?.endDay)}.{' '}
          {offer.next && (
            <span>
              If it passes, <b>{offer.next.name}</b> is next who fits.
            </span>
          )}
        </p>
      </Alert>
      {isOpen && participant && (
        <SeatPanel
          command="confirm"
          registration={participant.registration}
          name={participant.name}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

type SessionLineProps = { row: SessionRow; to: string; unit: number; linkProps: RowLink };

function SessionLine({ row, to, unit, linkProps }: SessionLineProps) {
  const { day, endDay, title, capacity, confirmed, free, waiting } = row;
  return (
    <li className={classNames('unfolding', listRow.row, styles.row)}>
      <p className={styles.day}>
        <span className="fig">{formatDays(day, endDay)}</span>
        <small className="under">
          {day === endDay ? weekday(day) : `${weekday(day)} to ${weekday(endDay)}`}
        </small>
      </p>
      <p className={classNames(listRow.name, styles.name)}>
        <Link className="stretched" to={to} {...linkProps}>
          {title}
        </Link>
        <small className="under">{capital(aboutSession(row))}</small>
      </p>
      <div>
        <SeatLine session={row} unit={unit} />
      </div>
      <p className={`num ${styles.number}`} aria-hidden="true">
        {confirmed}
        {capacity !== null && <span className="soft"> of {capacity}</span>}
        <span className="phone">
          {free !== null && (
            <span>
              , <b>{free === 0 ? 'full' : `${free} free`}</b>
            </span>
          )}
          <span>{waiting > 0 && `, ${waiting} waiting`}</span>
        </span>
      </p>
      <p className={`wide num ${styles.number}`} aria-hidden="true">
        {free === 0 ? <b>full</b> : free}
      </p>
      <p className={`wide num ${styles.number}`} aria-hidden="true">
        {waiting > 0 && waiting}
      </p>
    </li>
  );
}

function aboutSession({
  held,
  offered,
  free,
  waitingGroups,
  nextWhoFits,
  place,
  closure,
}: SessionRow): string {
  const [first] = waitingGroups;
  return [
    closure === 'withdrawn' && 'taken out of the programme',
    offered > 0 && `${counted(offered, 'seat')} on offer`,
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

function sessionAddress({ form, day }: SessionRow): string {
  return `/sessions/${form}/${day}`;
}
