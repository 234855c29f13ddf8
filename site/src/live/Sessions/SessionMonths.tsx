import { sessionState } from '@vanda/enquiry/day';
import { byMonth, type DatedSession } from '../../course/session-months.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { marks as calendarMarks } from './CourseCalendar.marks.ts';
import styles from './CourseCalendar.module.css';
import { SessionRow } from './SessionRow.tsx';
import { marks } from './Sessions.marks.ts';

type SessionMonthsProps = { sessions: readonly DatedSession[]; now: Date };

/** The sessions to come, soonest first, a fold for each month. Months without one are hidden until the clock finds one. */
export function SessionMonths({ sessions, now }: SessionMonthsProps) {
  return (
    <div
      className={styles.months}
      {...{ [marks.whenList]: 'open' }}
      hidden={upcoming(sessions, now).length === 0}
    >
      {byMonth(sessions).map(({ key, name, sessions: rows }) => {
        const shown = upcoming(rows, now);
        return (
          <details
            key={key}
            className={styles.fold}
            open
            hidden={shown.length === 0}
            {...{ [calendarMarks.unfold]: 'next' }}
          >
            <summary>
              <h3>{name}</h3>
              <Icon name="chevron" />
            </summary>
            <ul className={styles.rows} {...{ [marks.upcoming]: key }}>
              {shown.map((row) => (
                <SessionRow key={`${row.slug}${row.session.start}`} row={row} now={now} />
              ))}
            </ul>
          </details>
        );
      })}
    </div>
  );
}

/** Those of the sessions that are to come. */
export const upcoming = (sessions: readonly DatedSession[], now: Date) =>
  sessions.filter(({ session }) => sessionState(session.start, now) === 'upcoming');
