import { dateRange, sessionState, toIsoDay } from '@vanda/enquiry/day';
import { inMarkdown } from '../../markdown-hints.ts';
import { calendarFeedPath, routes, sessionCalendarPath } from '../../routes.ts';
import type { Course, Session } from '../../schemas/course.ts';
import { weekdayRange } from '../../text/dates.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Figure } from '../../ui/Figure/Figure.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Status } from '../../ui/Status/Status.tsx';
import { interestPath } from '../EnquiryForm/interest-path.ts';
import styles from './SessionList.module.css';
import { marks } from './Sessions.marks.ts';
import { listState } from './Sessions.state.ts';

type SessionListProps = { course: Course; slug: string; now: Date };

/**
 * The dates of a course, the next one first. Each is judged at build and again by the visitor's clock
 * (Sessions.client.ts): one to come can be registered for, past ones fold away as history. Where none is to come, the
 * list says so and how the course is run, and takes interest in the next date.
 */
export function SessionList({ course, slug, now }: SessionListProps) {
  const sessions = course.sessions.toSorted((a, b) => a.start.localeCompare(b.start));
  const starts = sessions.map(({ start }) => start);
  const state = listState(starts, toIsoDay(now));
  const isOpen = state === 'open';
  const [upcoming, past] = [
    sessions.filter(({ start }) => sessionState(start, now) === 'upcoming'),
    sessions.filter(({ start }) => sessionState(start, now) === 'past'),
  ];
  const row = (session: Session) => (
    <SessionRow key={session.start} course={course} slug={slug} session={session} now={now} />
  );
  return (
    <section className={styles.sessions} aria-labelledby="dates" {...{ [marks.list]: state }}>
      <h2 id="dates">Dates</h2>
      <ul {...{ [marks.whenList]: 'open', [marks.upcoming]: '' }} hidden={!isOpen}>
        {upcoming.map(row)}
      </ul>
      <div className={styles.none} {...{ [marks.whenList]: 'none' }} hidden={isOpen}>
        <p>No date is open at present. Leave your name and hear of the next one first.</p>
        <span data-print="no" {...inMarkdown('skip')}>
          <ButtonLink to={interestPath({ slug, course })} variant="primary" size="small">
            {course.registerLabel === 'Register Now' ? 'Register Now' : 'Tell me first'}
          </ButtonLink>
        </span>
      </div>
      <details hidden={past.length === 0} data-print="no">
        <summary>
          Past sessions
          <Icon name="chevron" />
        </summary>
        <ul {...{ [marks.past]: '' }}>{past.map(row)}</ul>
      </details>
      <p className="note" data-print="no">
        <span {...{ [marks.whenList]: 'open' }} hidden={!isOpen} {...inMarkdown('skip')}>
          Every course date in your own calendar: <a href={calendarFeedPath}>subscribe</a>.{' '}
        </span>
        For a private session for your team, <a href={routes.contact}>contact us</a>.
      </p>
    </section>
  );
}

type SessionRowProps = SessionListProps & { session: Session };

function SessionRow({ course, slug, session, now }: SessionRowProps) {
  const { start, end, place, status } = session;
  const state = sessionState(start, now);
  const dates = dateRange(start, end);
  const whenUpcoming = { [marks.when]: 'upcoming', hidden: state !== 'upcoming' };
  return (
    <li {...{ [marks.session]: start, [marks.state]: state }}>
      <div>
        <p className={styles.date}>
          <Figure text={dates} />
        </p>
        <p className="small soft">
          <span className={styles.state} {...{ [marks.when]: 'past' }} hidden={state !== 'past'}>
            <Status status="past" />
          </span>
          {status && (
            <span className={styles.state} {...whenUpcoming} {...inMarkdown('skip')}>
              <Status status="available" />
            </span>
          )}
          {weekdayRange(start, end)}, {place}
          {firstOf(course, session)}
        </p>
        <p className="small" {...whenUpcoming} data-print="no" {...inMarkdown('skip')}>
          <a className={styles.calendar} href={sessionCalendarPath(slug, start)}>
            Add to calendar<span className="hiddenVisually"> for {dates}</span>
          </a>
        </p>
      </div>
      <span {...whenUpcoming} data-print="no" {...inMarkdown('skip')}>
        <ButtonLink to={`#register-${start}`} variant="primary" size="small">
          {course.registerLabel}
          <span className="hiddenVisually"> for {dates}</span>
        </ButtonLink>
      </span>
    </li>
  );
}

/** Said where only the first of several days is announced. */
function firstOf({ durationDays = 1, meetings }: Course, { end }: Session): string | undefined {
  if (end !== undefined) return undefined;
  if (meetings !== undefined) return `, first of ${meetings} sessions`;
  return durationDays > 1 ? `, first of ${durationDays} days` : undefined;
}
