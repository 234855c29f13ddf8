import { dateRange, dayOfMonth, sessionState, weekday } from '@vanda/enquiry/day';
import { durationText, priceParts } from '../../course/course-facts.ts';
import type { DatedSession } from '../../course/session-months.ts';
import { inMarkdown } from '../../markdown-hints.ts';
import { Status } from '../../ui/Status/Status.tsx';
import styles from './CourseCalendar.module.css';
import { marks } from './Sessions.marks.ts';

/** A session among those of all courses; the whole row leads to the course. */
export function SessionRow({ row: { course, session }, now }: { row: DatedSession; now: Date }) {
  const { start, end, status } = session;
  const state = sessionState(start, now);
  const price = priceParts(course);
  return (
    <li {...{ [marks.session]: start, [marks.state]: state }}>
      <span className={styles.day}>
        <span className="fig num">{days(start, end)}</span>
        <small>
          {weekday(start)}
          {end && `–${weekday(end)}`}
          {/* Among past sessions no month stands above it. */}
          <span {...{ [marks.when]: 'past' }} hidden={state !== 'past'}>
            {` ${monthOf(start)}`}
          </span>
        </small>
      </span>
      <a href={course.page}>{course.shortTitle}</a>
      {price && <span className={`${styles.price} num`}>{price.amount}</span>}
      <span className={styles.length}>
        {durationText(course)}
        <span {...{ [marks.when]: 'past' }} hidden={state !== 'past'}>
          <Status status="past" />
        </span>
        {status && (
          <span {...{ [marks.when]: 'upcoming' }} hidden={state !== 'upcoming'} {...inMarkdown('skip')}>
            <Status status="available" />
          </span>
        )}
      </span>
    </li>
  );
}

/** `15`, `18–20`, or both dates where the session runs into another month. */
function days(start: string, end: string | undefined): string {
  if (end === undefined) return dayOfMonth(start);
  const isOneMonth = end.slice(0, 7) === start.slice(0, 7);
  return isOneMonth ? `${dayOfMonth(start)}–${dayOfMonth(end)}` : dateRange(start, end);
}

const monthOf = (day: string) => dateRange(day).replace(/^\d+ /, '');
