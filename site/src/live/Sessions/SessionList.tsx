import { dateRange, sessionState } from '@vanda/enquiry/day';
import { inMarkdown } from '../../markdown-hints.ts';
import { calendarFeedPath, routes, sessionCalendarPath } from '../../routes.ts';
import type { Course, Session } from '../../schemas/course.ts';
import { weekdayRange } from '../../text/dates.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Figure } from '../../ui/Figure/Figure.tsx';
import { Status } from '../../ui/Status/Status.tsx';
import { nextDateId } from '../EnquiryForm/EnquiryForm.marks.ts';
import styles from './SessionList.module.css';
import { marks } from './Sessions.marks.ts';

type SessionListProps = { course: Course; slug: string; now: Date };

/**
 * The dates of a course. Each is judged at build and again by the visitor's clock (Sessions.client.ts): an upcoming
 * one can be registered for, a past one asks for the next date. Where none is upcoming, the list says so once.
 */
export function SessionList({ course, slug, now }: SessionListProps) {
  const isOpen = course.sessions.some(({ start }) => sessionState(start, now) === 'upcoming');
  return (
    <section
      className={styles.sessions}
      aria-labelledby="dates"
      {...{ [marks.list]: isOpen ? 'open' : 'none' }}
    >
      <h2 id="dates">Dates</h2>
      <ul>
        {course.sessions.map((session) => (
          <SessionRow
            key={session.start}
            course={course}
            slug={slug}
            session={session}
            now={now}
            isOpen={isOpen}
          />
        ))}
      </ul>
      <div className={styles.none} {...{ [marks.whenList]: 'none' }} hidden={isOpen}>
        <p>No date is open at present. Leave your name and hear of the next one first.</p>
        <span data-print="no" {...inMarkdown('skip')}>
          <ButtonLink to={`#${nextDateId}`} variant="primary" size="small">
            {course.registerLabel === 'Register Now' ? 'Register Now' : 'Ask for the next date'}
          </ButtonLink>
        </span>
      </div>
      <p className="note" data-print="no">
        <span {...{ [marks.whenList]: 'open' }} hidden={!isOpen} {...inMarkdown('skip')}>
          Every course date in your own calendar: <a href={calendarFeedPath}>subscribe</a>.{' '}
        </span>
        For a private session for your team, <a href={routes.contact}>contact us</a>.
      </p>
    </section>
  );
}

type SessionRowProps = SessionListProps & { session: Session; isOpen: boolean };

function SessionRow({ course, slug, session, now, isOpen }: SessionRowProps) {
  const { start, end, place, status } = session;
  const state = sessionState(start, now);
  const dates = dateRange(start, end);
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
            <span
              className={styles.state}
              {...{ [marks.when]: 'upcoming' }}
              hidden={state !== 'upcoming'}
              {...inMarkdown('skip')}
            >
              <Status status="available" />
            </span>
          )}
          {weekdayRange(start, end)}, {place}
          {firstOf(course, session)}
        </p>
        <p
          className="small"
          {...{ [marks.when]: 'upcoming' }}
          data-print="no"
          hidden={state !== 'upcoming'}
          {...inMarkdown('skip')}
        >
          <a className={styles.calendar} href={sessionCalendarPath(slug, start)}>
            Add to calendar<span className="hiddenVisually"> for {dates}</span>
          </a>
        </p>
      </div>
      <span
        {...{ [marks.when]: 'upcoming' }}
        data-print="no"
        hidden={state !== 'upcoming'}
        {...inMarkdown('skip')}
      >
        <ButtonLink to={`#register-${start}`} variant="primary" size="small">
          {course.registerLabel}
          <span className="hiddenVisually"> for {dates}</span>
        </ButtonLink>
      </span>
      <span {...{ [marks.when]: 'past' }} data-print="no" hidden={state !== 'past'} {...inMarkdown('skip')}>
        <span {...{ [marks.whenList]: 'open' }} hidden={!isOpen}>
          <ButtonLink to={`#${nextDateId}`} size="small">
            Ask for the next date
          </ButtonLink>
        </span>
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
