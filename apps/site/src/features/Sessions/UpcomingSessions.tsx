import { Section } from '../../components/Section/Section.tsx';
import type { PageOf } from '../../schemas/page.ts';
import { type DatedSession, upcoming } from '../../topics/course/session-months.ts';
import styles from './CourseCalendar.module.css';
import { DatesNote, PastSessions, SessionMonths } from './SessionMonths.tsx';

type UpcomingSessionsProps = {
  dates: PageOf<'services'>['dates'];
  sessions: readonly DatedSession[];
  now: Date;
};

export function UpcomingSessions({ dates, sessions, now }: UpcomingSessionsProps) {
  const state = upcoming(sessions, now).length > 0 ? 'open' : 'none';
  const note = (
    <div className={styles.upcoming} data-sessions={state}>
      <DatesNote texts={dates} state={state} />
    </div>
  );
  return (
    <Section id="dates" title={dates.title} layout="wide" aside={note}>
      <SessionMonths sessions={sessions} now={now} />
      <PastSessions sessions={sessions} now={now} />
    </Section>
  );
}
