import { Section } from '../../components/Section/Section.tsx';
import type { PageOf } from '../../schemas/page.ts';
import type { NamedCourse } from '../../topics/course/course-lengths.ts';
import { byMonth, type DatedSession, nextThreeMonths, upcoming } from '../../topics/course/session-months.ts';
import styles from './CourseCalendar.module.css';
import { DatesNote, PastSessions, SessionMonths } from './SessionMonths.tsx';
import { SessionPetals } from './SessionPetals.tsx';
import { isWaiting, WaitingCourses } from './WaitingCourses.tsx';

type CourseCalendarProps = {
  calendar: PageOf<'home'>['calendar'];
  sessions: readonly DatedSession[];
  courses: readonly NamedCourse[];
  now: Date;
};

/** Courses without a date are folded below, one row for a group. */
export function CourseCalendar({ calendar, sessions, courses, now }: CourseCalendarProps) {
  const state = upcoming(sessions, now).length > 0 ? 'open' : 'none';
  const whenOpen = { 'data-when-list': 'open', hidden: state !== 'open' };
  return (
    <Section
      id="dates"
      title={calendar.title}
      layout="wide"
      ground="tint"
      aside={<DatesNote texts={calendar} state={state} />}
    >
      <div className={styles.calendar} data-sessions={state}>
        <div className={styles.open} {...whenOpen}>
          <figure className={`large ${styles.petals}`}>
            <SessionPetals months={nextThreeMonths(byMonth(sessions), now)} now={now} />
            <figcaption className="cap">{calendar.caption}</figcaption>
          </figure>
          <SessionMonths sessions={sessions} now={now} />
        </div>
        <h3 {...whenOpen}>
          <span data-waiting-count="">{courses.filter((one) => isWaiting(one, now)).length}</span> more
          courses, no date yet
        </h3>
        <WaitingCourses courses={courses} now={now} />
        <PastSessions sessions={sessions} now={now} />
      </div>
    </Section>
  );
}

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
