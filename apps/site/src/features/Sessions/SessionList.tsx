import { weekdayRange } from '@vanda/forms/date-formats';
import { dateRange, sessionState } from '@vanda/forms/day';
import { hoursText } from '@vanda/forms/session';
import { untilDated } from '@vanda/forms/waiting';
import { Icon } from '@vanda/ui/Icon.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Stat } from '../../components/Stat/Stat.tsx';
import { Status } from '../../components/Status/Status.tsx';
import { calendarFeedPath, routes, sessionCalendarPath } from '../../routing/routes.ts';
import type { Course, Session } from '../../schemas/course.ts';
import { inMarkdown } from '../../text/markdown-hints.ts';
import { interestPath } from '../EnquiryForm/interest-path.ts';
import { planLink } from '../TeamPlan/plan-link.ts';
import { usualPeople } from '../TeamPlan/plan-totals.ts';
import styles from './SessionList.module.css';
import { PastLine } from './SessionMonths.tsx';

type SessionListProps = { course: Course; slug: string; now: Date; runsFrom?: number | undefined };

/** States at build; Sessions.client.ts applies the visitor's clock. */
export function SessionList({ course, slug, now, runsFrom }: SessionListProps) {
  const sessions = course.sessions.toSorted((a, b) => a.start.localeCompare(b.start));
  const upcoming = sessions.filter(({ start }) => sessionState(start, now) === 'upcoming');
  const past = sessions.filter((session) => !upcoming.includes(session));
  const isOpen = upcoming.length > 0;
  const row = (session: Session) => (
    <SessionRow key={session.start} course={course} slug={slug} session={session} now={now} />
  );
  return (
    <section
      className={`tint corner ${styles.sessions}`}
      aria-labelledby="dates"
      data-sessions={isOpen ? 'open' : 'none'}
    >
      <h2 id="dates">Dates</h2>
      <ul data-when-list="open" data-upcoming="" hidden={!isOpen}>
        {upcoming.map(row)}
      </ul>
      <div className={`flow apart ${styles.none}`} data-when-list="none" hidden={isOpen}>
        <p>
          {untilDated.note}
          <span>{runsFrom && ` It runs from ${runsFrom} people.`}</span>
        </p>
        <span data-print="no" {...inMarkdown('skip')}>
          <ButtonLink to={interestPath({ slug, course })} variant="primary" size="compact">
            {untilDated.send}
          </ButtonLink>
        </span>
      </div>
      <details hidden={past.length === 0} data-print="no">
        <summary>
          <PastLine sessions={past} />
          <Icon name="chevron" />
        </summary>
        <ul data-past="">{past.map(row)}</ul>
      </details>
      <p className="note" data-print="no">
        <span data-when-list="open" hidden={!isOpen} {...inMarkdown('skip')}>
          Every course date in your own calendar: <a href={calendarFeedPath}>subscribe</a>.{' '}
        </span>
        For your own team:{' '}
        <a
          href={`${routes.services}${planLink([{ course: slug, people: usualPeople, isPrivate: !isOpen }])}`}
        >
          a page for your manager, and a quotation
        </a>
        .
      </p>
    </section>
  );
}

type SessionRowProps = SessionListProps & { session: Session };

function SessionRow({ course, slug, session, now }: SessionRowProps) {
  const { start, end, place, status } = session;
  const state = sessionState(start, now);
  const dates = dateRange(start, end);
  const whenUpcoming = { 'data-when': 'upcoming', hidden: state !== 'upcoming' };
  return (
    <li className="flow apart" data-form={course.form} data-session={start} data-state={state}>
      <div>
        <p className={styles.date}>
          <Stat text={dates} data-fill="dates" />
        </p>
        <p className="small soft">
          <span className={styles.state} data-when="past" hidden={state !== 'past'}>
            <Status status="past" />
          </span>
          {status && (
            <span className={styles.state} data-fill="status" {...whenUpcoming} {...inMarkdown('skip')}>
              <Status status="available" />
            </span>
          )}
          <span data-fill="note">
            {`${weekdayRange(start, end)}${hoursText(session)}, ${place}`}
            {firstOf(course, session)}
          </span>
        </p>
        <p className="small" data-fill="calendar" {...whenUpcoming} data-print="no" {...inMarkdown('skip')}>
          <a className={styles.calendar} href={sessionCalendarPath(slug, start)}>
            Add to calendar<span className="hiddenVisually">{` for ${dates}`}</span>
          </a>
        </p>
      </div>
      <span {...whenUpcoming} data-print="no" {...inMarkdown('skip')}>
        <ButtonLink to={`#register-${start}`} variant="primary" size="compact">
          {course.registerLabel}
          <span className="hiddenVisually">
            {' for '}
            <span data-fill="dates">{dates}</span>
          </span>
        </ButtonLink>
      </span>
    </li>
  );
}

function firstOf({ durationDays = 1, meetings }: Course, { end }: Session): string | undefined {
  if (end !== undefined) return undefined;
  if (meetings !== undefined) return `, first of ${meetings} sessions`;
  return durationDays > 1 ? `, first of ${durationDays} days` : undefined;
}
