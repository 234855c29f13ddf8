import { sessionState } from '@vanda/forms/day';
import { Icon } from '@vanda/ui/Icon.tsx';
import { byMonth, type DatedSession } from '../../topics/course/session-months.ts';
import { CalendarRow } from './CalendarRow.tsx';
import styles from './CourseCalendar.module.css';

type SessionMonthsProps = { sessions: readonly DatedSession[]; now: Date };

/** By month. Months without an upcoming session are in the markup, hidden. */
export function SessionMonths({ sessions, now }: SessionMonthsProps) {
  return (
    <div className={styles.months} data-when-list="open" hidden={upcoming(sessions, now).length === 0}>
      {byMonth(sessions).map(({ key, name, sessions: rows }) => {
        const shown = upcoming(rows, now);
        return (
          <details key={key} className={styles.fold} open hidden={shown.length === 0} data-unfold="next">
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
}

export const upcoming = (sessions: readonly DatedSession[], now: Date) =>
  sessions.filter(({ session }) => sessionState(session.start, now) === 'upcoming');
