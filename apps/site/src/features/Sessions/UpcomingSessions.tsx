import { Rich } from '../../components/Rich/Rich.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { PageOf } from '../../schemas/page.ts';
import { type DatedSession, upcoming } from '../../topics/course/session-months.ts';
import styles from './CourseCalendar.module.css';
import { PastSessions, SessionMonths } from './SessionMonths.tsx';

type UpcomingSessionsProps = {
  dates: PageOf<'services'>['dates'];
  sessions: readonly DatedSession[];
  now: Date;
};

export function UpcomingSessions({ dates, sessions, now }: UpcomingSessionsProps) {
  const state = upcoming(sessions, now).length > 0 ? 'open' : 'none';
  return (
    <Section id="dates" title={dates.title} layout="wide" aside={<Notes dates={dates} state={state} />}>
      <SessionMonths sessions={sessions} now={now} />
      <PastSessions sessions={sessions} now={now} />
    </Section>
  );
}

const Notes = ({ dates, state }: { dates: UpcomingSessionsProps['dates']; state: string }) => (
  <div className={`soft ${styles.note} ${styles.upcoming}`} data-sessions={state}>
    <p data-when-list="open" hidden={state !== 'open'}>
      <Rich text={dates.note} />
    </p>
    <p data-when-list="none" hidden={state !== 'none'}>
      <Rich text={dates.noneNote} />
    </p>
  </div>
);
