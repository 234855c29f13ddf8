import { toIsoDay } from '@vanda/forms/day';
import { isLongPast } from '@vanda/forms/session-state';
import { Icon } from '@vanda/ui/Icon.tsx';
import type { DatedSession } from '../../topics/course/session-months.ts';
import { CalendarRow } from './CalendarRow.tsx';
import styles from './CourseCalendar.module.css';
import { upcoming } from './SessionMonths.tsx';

type PastSessionsProps = {
  sessions: readonly DatedSession[];
  now: Date;
};

export function PastSessions({ sessions, now }: PastSessionsProps) {
  const toCome = upcoming(sessions, now);
  const past = sessions.filter((dated) => !toCome.includes(dated));
  const isOld = past.every(({ session }) => isLongPast(session.start, toIsoDay(now)));
  return (
    <details className={styles.fold} hidden={isOld} data-print="no">
      <summary>
        <h3>Past sessions</h3>
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
