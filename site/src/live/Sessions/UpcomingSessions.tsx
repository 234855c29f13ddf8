import { toIsoDay } from '@vanda/enquiry/day';
import type { DatedSession } from '../../course/session-months.ts';
import type { PageOf } from '../../schemas/page.ts';
import { Rich } from '../../ui/Rich/Rich.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { PastSessions } from './PastSessions.tsx';
import { SessionMonths } from './SessionMonths.tsx';
import { marks } from './Sessions.marks.ts';
import { listState } from './Sessions.state.ts';
import styles from './UpcomingSessions.module.css';

type UpcomingSessionsProps = {
  dates: PageOf<'services'>['dates'];
  /** Every session, the earliest first. */
  sessions: readonly DatedSession[];
  now: Date;
};

/** The sessions to come of all courses, soonest first; while none is, how the courses are run. */
export function UpcomingSessions({ dates, sessions, now }: UpcomingSessionsProps) {
  const state = listState(
    sessions.map(({ session }) => session.start),
    toIsoDay(now),
  );
  return (
    <Section id="dates" title={dates.title} layout="wide" aside={<Notes dates={dates} state={state} />}>
      <SessionMonths sessions={sessions} now={now} />
      <PastSessions sessions={sessions} now={now} />
    </Section>
  );
}

function Notes({ dates, state }: { dates: UpcomingSessionsProps['dates']; state: string }) {
  return (
    <div className={styles.note} {...{ [marks.list]: state }}>
      <p {...{ [marks.whenList]: 'open' }} hidden={state !== 'open'}>
        <Rich text={dates.note} />
      </p>
      <p {...{ [marks.whenList]: 'none' }} hidden={state !== 'none'}>
        <Rich text={dates.noneNote} />
      </p>
    </div>
  );
}
