import { isUpcoming, toIsoDay } from '@vanda/enquiry/day';
import type { ReactNode } from 'react';
import { durationText, priceParts } from '../../course/course-facts.ts';
import { byLength, type LengthGroup, type NamedCourse } from '../../course/course-lengths.ts';
import { lengthGlyph } from '../../course/length-glyph.ts';
import { inMarkdown } from '../../markdown-hints.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { interestPath } from '../EnquiryForm/interest-path.ts';
import { marks } from './CourseCalendar.marks.ts';
import styles from './WaitingCourses.module.css';

type WaitingCoursesProps = {
  courses: readonly NamedCourse[];
  now: Date;
  /** Beside the short courses: the way to a session of one's own. */
  children?: ReactNode;
};

/** The courses without a session to come, by length: each with its bar, its price where published, and its form. */
export function WaitingCourses({ courses, now, children }: WaitingCoursesProps) {
  const groups = byLength(courses);
  const drawn = (isOverWeeks: boolean) =>
    groups
      .filter((group) => group.isOverWeeks === isOverWeeks)
      .map((group) => <Group key={group.title} {...group} now={now} isFirst={group === groups[0]} />);
  return (
    <div className={styles.groups}>
      {drawn(false)}
      {children}
      {drawn(true)}
    </div>
  );
}

/** Courses of one length. All groups but the first fold away where room is short. */
function Group({ title, isOverWeeks, courses, now, isFirst }: LengthGroup & { now: Date; isFirst: boolean }) {
  const isHidden = !courses.some((one) => isWaiting(one, now));
  const list = (
    <ul>
      {courses.map((one) => (
        <WaitingCourse key={one.slug} named={one} now={now} />
      ))}
    </ul>
  );
  if (isFirst) {
    return (
      <div className={styles.group} hidden={isHidden} {...{ [marks.group]: '' }}>
        <h3>{title}</h3>
        {list}
      </div>
    );
  }
  return (
    <details
      className={classNames(styles.folding, isOverWeeks ? styles.weeks : styles.group)}
      open
      hidden={isHidden}
      {...{ [marks.group]: '', [marks.unfold]: 'wide' }}
    >
      <summary>
        <h3>{title}</h3>
        <Icon name="chevron" />
      </summary>
      {list}
    </details>
  );
}

function WaitingCourse({ named, now }: { named: NamedCourse; now: Date }) {
  const { course } = named;
  const price = priceParts(course);
  const glyph = lengthGlyph(course);
  return (
    <li {...{ [marks.waiting]: lastStart(named) }} hidden={!isWaiting(named, now)}>
      <a href={course.page}>{course.shortTitle}</a>
      {price && <span className={`${styles.price} num`}>{price.amount}</span>}
      <span className={styles.length}>
        {glyph && (
          <svg width={glyph.widthPx} height={glyph.heightPx} aria-hidden="true">
            <path d={glyph.path} />
          </svg>
        )}
        {durationText(course)}
      </span>
      <a className={styles.tell} href={interestPath(named)} {...inMarkdown('skip')}>
        Tell me first<span className="hiddenVisually"> about {course.shortTitle}</span>
      </a>
    </li>
  );
}

/** Whether no session of a course is to come. */
export const isWaiting = (named: NamedCourse, now: Date) => !isUpcoming(lastStart(named), toIsoDay(now));

/** First day of the last session; nothing for a course that never had one. */
const lastStart = ({ course }: NamedCourse) =>
  course.sessions
    .map(({ start }) => start)
    .sort()
    .at(-1) ?? '';
