import { dateRange, dayOfMonth, sessionState, weekday } from '@vanda/enquiry/day';
import { durationText, priceParts } from '../../course/course-facts.ts';
import { byMonth, type DatedSession } from '../../course/session-months.ts';
import { inMarkdown } from '../../markdown-hints.ts';
import type { HomePage } from '../../schemas/page.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Status } from '../../ui/Status/Status.tsx';
import styles from './CourseCalendar.module.css';
import { SessionPetals } from './SessionPetals.tsx';
import { marks } from './Sessions.marks.ts';

type CourseCalendarProps = { calendar: HomePage['calendar']; sessions: readonly DatedSession[]; now: Date };

/** Every announced session by month. A row is one target. Past dates stay listed and say so. */
export function CourseCalendar({ calendar, sessions, now }: CourseCalendarProps) {
  const months = byMonth(sessions);
  const isAllPast = sessions.every(({ session }) => sessionState(session.start, now) === 'past');
  const lastStart = sessions.at(-1)?.session.start ?? '';
  return (
    <Section
      title={calendar.title}
      note={calendar.note}
      ground="tint"
      aside={
        <figure className={styles.petals}>
          <SessionPetals months={months} now={now} />
          <figcaption className="cap">{calendar.caption}</figcaption>
        </figure>
      }
    >
      <p className={styles.past} {...{ [marks.session]: lastStart }}>
        <span {...{ [marks.when]: 'past' }} hidden={!isAllPast}>
          {calendar.pastNote}
        </span>
      </p>
      {months.map(({ name, sessions: rows }) => (
        <Month key={name} name={name} rows={rows} now={now} />
      ))}
    </Section>
  );
}

/** A month folds away once its last session has begun. */
function Month({ name, rows, now }: { name: string; rows: readonly DatedSession[]; now: Date }) {
  const lastStart = rows.at(-1)?.session.start ?? '';
  const state = sessionState(lastStart, now);
  return (
    <details className={styles.month} open={state === 'upcoming'} {...{ [marks.session]: lastStart }}>
      <summary>
        <h3>{name}</h3>
        <span className="small soft" {...{ [marks.when]: 'past' }} hidden={state !== 'past'}>
          {rows.length} past
        </span>
        <Icon name="chevron" />
      </summary>
      <ul>
        {rows.map((row) => (
          <Row key={`${row.slug}${row.session.start}`} row={row} now={now} />
        ))}
      </ul>
    </details>
  );
}

function Row({ row: { course, session }, now }: { row: DatedSession; now: Date }) {
  const { start, end, status } = session;
  const state = sessionState(start, now);
  const price = priceParts(course);
  const isOneMonth = end === undefined || end.slice(0, 7) === start.slice(0, 7);
  return (
    <li {...{ [marks.session]: start, [marks.state]: state }}>
      <span className={styles.day}>
        <span className="fig num">
          {end && isOneMonth
            ? `${dayOfMonth(start)}–${dayOfMonth(end)}`
            : end
              ? dateRange(start, end)
              : dayOfMonth(start)}
        </span>
        <small>
          {weekday(start)}
          {end && `–${weekday(end)}`}
        </small>
      </span>
      <a href={course.page}>{course.shortTitle}</a>
      <span className={styles.terms}>
        <span className={styles.length}>{durationText(course)}</span>
        {price && <span className={`${styles.price} num`}>{price.amount}</span>}
        <span className={styles.status}>
          <span {...{ [marks.when]: 'past' }} hidden={state !== 'past'}>
            <Status status="past" />
          </span>
          {status && (
            <span {...{ [marks.when]: 'upcoming' }} hidden={state !== 'upcoming'} {...inMarkdown('skip')}>
              <Status status="available" />
            </span>
          )}
        </span>
      </span>
    </li>
  );
}
