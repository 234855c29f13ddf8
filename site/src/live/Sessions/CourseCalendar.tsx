import { toIsoDay } from '@vanda/enquiry/day';
import type { NamedCourse } from '../../course/course-lengths.ts';
import { byMonth, type DatedSession, nextThreeMonths } from '../../course/session-months.ts';
import type { HomePage } from '../../schemas/page.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { MoreLink } from '../../ui/MoreLink/MoreLink.tsx';
import { Rich } from '../../ui/Rich/Rich.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { marks as calendarMarks } from './CourseCalendar.marks.ts';
import styles from './CourseCalendar.module.css';
import { PastSessions } from './PastSessions.tsx';
import { SessionMonths } from './SessionMonths.tsx';
import { SessionPetals } from './SessionPetals.tsx';
import { marks } from './Sessions.marks.ts';
import { listState } from './Sessions.state.ts';
import { isWaiting, WaitingCourses } from './WaitingCourses.tsx';

type CourseCalendarProps = {
  calendar: HomePage['calendar'];
  /** Every session, the earliest first. */
  sessions: readonly DatedSession[];
  courses: readonly NamedCourse[];
  now: Date;
};

/**
 * The next dates of all courses, in two states. While a session is to come, those lead, and courses without a date fold
 * away below. While none is, the courses lead, each with its way to be told first. What is past is history in both.
 */
export function CourseCalendar({ calendar, sessions, courses, now }: CourseCalendarProps) {
  const state = listState(
    sessions.map(({ session }) => session.start),
    toIsoDay(now),
  );
  const whenOpen = { [marks.whenList]: 'open', hidden: state !== 'open' };
  const whenNone = { [marks.whenList]: 'none', hidden: state !== 'none' };
  return (
    <Section
      id="dates"
      title={calendar.title}
      layout="wide"
      ground="tint"
      aside={
        <div className={styles.note}>
          <p {...whenOpen}>
            <Rich text={calendar.note} />
          </p>
          <p {...whenNone}>
            <Rich text={calendar.noneNote} />
          </p>
        </div>
      }
    >
      <div className={styles.calendar} {...{ [marks.list]: state }}>
        <div className={styles.open} {...whenOpen}>
          <figure className={styles.petals}>
            <SessionPetals months={nextThreeMonths(byMonth(sessions), now)} now={now} />
            <figcaption className="cap">{calendar.caption}</figcaption>
          </figure>
          <SessionMonths sessions={sessions} now={now} />
        </div>
        <details className={styles.fold} open={state === 'none'} {...{ [calendarMarks.unfold]: 'none' }}>
          <summary {...whenOpen}>
            <h3>
              <span {...{ [calendarMarks.waitingCount]: '' }}>
                {courses.filter((one) => isWaiting(one, now)).length}
              </span>{' '}
              more courses, no date yet
            </h3>
            <span className={styles.what}>length, price, “Tell me first”</span>
            <Icon name="chevron" />
          </summary>
          <WaitingCourses courses={courses} now={now}>
            <div className={styles.own}>
              <h3>{calendar.own.title}</h3>
              <p className="soft">{calendar.own.text}</p>
              <p>
                <MoreLink to={calendar.own.link.to} label={calendar.own.link.label} />
              </p>
            </div>
          </WaitingCourses>
          <p className={styles.scale}>{calendar.scaleNote}</p>
        </details>
        <PastSessions sessions={sessions} now={now} />
      </div>
    </Section>
  );
}
