import type { DatedSession } from '../../course/session-months.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { marks as calendarMarks } from './CourseCalendar.marks.ts';
import styles from './CourseCalendar.module.css';
import { upcoming } from './SessionMonths.tsx';
import { SessionRow } from './SessionRow.tsx';
import { marks } from './Sessions.marks.ts';
import { pastWords } from './Sessions.state.ts';

type PastSessionsProps = {
  /** Every session, the earliest first. */
  sessions: readonly DatedSession[];
  now: Date;
};

/** What is past, folded away with its number and its months. */
export function PastSessions({ sessions, now }: PastSessionsProps) {
  const toCome = upcoming(sessions, now);
  const past = sessions.filter((dated) => !toCome.includes(dated));
  return (
    <details className={styles.fold} hidden={past.length === 0} data-print="no">
      <summary>
        <h3>Past sessions</h3>
        <span className="num" {...{ [calendarMarks.pastWords]: '' }}>
          {pastWords(past.map(({ session }) => session.start))}
        </span>
        <Icon name="chevron" />
      </summary>
      <ul className={styles.rows} {...{ [marks.past]: '' }}>
        {past.map((row) => (
          <SessionRow key={`${row.slug}${row.session.start}`} row={row} now={now} />
        ))}
      </ul>
    </details>
  );
}
