import { dateRange, dayOfMonth, sessionState, weekday } from '@vanda/forms/day';
import { Icon } from '@vanda/ui/Icon.tsx';
import { Rich } from '../../components/Rich/Rich.tsx';
import { Status } from '../../components/Status/Status.tsx';
import type { Session } from '../../schemas/course.ts';
import { inMarkdown } from '../../text/markdown-hints.ts';
import { durationText, priceParts } from '../../topics/course/course-facts.ts';
import { byMonth, type DatedSession, upcoming } from '../../topics/course/session-months.ts';
import styles from './CourseCalendar.module.css';
import { pastDates } from './past-dates.ts';

type DatesNoteProps = { texts: { note: string; noneNote: string }; state: 'open' | 'none' };

export const DatesNote = ({ texts: { note, noneNote }, state }: DatesNoteProps) => (
  <div className={`soft ${styles.note}`}>
    <p data-when-list="open" hidden={state !== 'open'}>
      <Rich text={note} />
    </p>
    <p data-when-list="none" hidden={state !== 'none'}>
      <Rich text={noneNote} />
    </p>
  </div>
);

/** Sessions by month. Months without an upcoming session are in the markup, hidden. */
export const SessionMonths = ({ sessions, now }: { sessions: readonly DatedSession[]; now: Date }) => (
  <div className={styles.months} data-when-list="open" hidden={upcoming(sessions, now).length === 0}>
    {byMonth(sessions).map(({ key, name, sessions: rows }) => {
      const shown = upcoming(rows, now);
      return (
        <details key={key} className={styles.fold} open hidden={shown.length === 0} data-unfold="">
          <summary>
            <h3>{name}</h3>
            <Icon name="chevron" />
          </summary>
          <ul className={styles.rows} data-upcoming={key}>
            {shown.map((row) => (
              <CalendarRow key={`${row.slug}${row.session.start}`} row={row} now={now} />
            ))}
          </ul>
        </details>
      );
    })}
  </div>
);

/** Content of a fold of past sessions, by the visitor's clock. */
export const PastLine = ({ sessions }: { sessions: readonly Session[] }) => (
  <span>
    Past sessions:{' '}
    <span data-past-dates="">{pastDates(sessions.map(({ start, end }) => dateRange(start, end)))}</span>
  </span>
);

export function PastSessions({ sessions, now }: { sessions: readonly DatedSession[]; now: Date }) {
  const toCome = upcoming(sessions, now);
  const past = sessions.filter((dated) => !toCome.includes(dated));
  return (
    <details className={styles.fold} hidden={past.length === 0} data-print="no">
      <summary>
        <h3>
          <PastLine sessions={past.map(({ session }) => session)} />
        </h3>
        <Icon name="chevron" />
      </summary>
      <ul className={styles.rows} data-past="">
        {past.map((row) => (
          <CalendarRow key={`${row.slug}${row.session.start}`} row={row} now={now} />
        ))}
      </ul>
    </details>
  );
}

export function CalendarRow({ row: { course, session }, now }: { row: DatedSession; now: Date }) {
  const { start, end, status } = session;
  const state = sessionState(start, now);
  const price = priceParts(course);
  return (
    <li
      className="unfolding"
      data-form={course.form}
      data-session={start}
      data-state={state}
      data-dates={dateRange(start, end)}
    >
      <span className={styles.day}>
        <span className="fig num">{days(start, end)}</span>
        <small className="note">
          {weekday(start)}
          <span>{end && `–${weekday(end)}`}</span>
          <span data-when="past" hidden={state !== 'past'}>
            {` ${monthOf(start)}`}
          </span>
        </small>
      </span>
      <a href={course.page} className="stretched">
        {course.shortTitle}
      </a>
      {price && <span className={`small num ${styles.price}`}>{price.amount}</span>}
      <span className={`small soft spread ${styles.length}`}>
        {durationText(course)}
        <span data-when="past" hidden={state !== 'past'}>
          <Status status="past" />
        </span>
        {status && (
          <span data-when="upcoming" hidden={state !== 'upcoming'} {...inMarkdown('skip')}>
            <Status status="available" />
          </span>
        )}
      </span>
    </li>
  );
}

/** Such as `15`, `18–20`, or both dates across months. */
function days(start: string, end: string | undefined): string {
  if (end === undefined) return dayOfMonth(start);
  const isOneMonth = end.slice(0, 7) === start.slice(0, 7);
  return isOneMonth ? `${dayOfMonth(start)}–${dayOfMonth(end)}` : dateRange(start, end);
}

const monthOf = (day: string) => dateRange(day).replace(/^\d+ /, '');
