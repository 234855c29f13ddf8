import { isUpcoming, toIsoDay } from '@vanda/forms/day';
import { Icon } from '@vanda/ui/Icon.tsx';
import type { ReactNode } from 'react';
import { LengthGlyph } from '../../charts/LengthGlyph/LengthGlyph.tsx';
import { classNames } from '../../components/class-names.ts';
import { inMarkdown } from '../../text/markdown-hints.ts';
import { durationText, lastStart, priceParts } from '../../topics/course/course-facts.ts';
import { byLength, type LengthGroup, type NamedCourse } from '../../topics/course/course-lengths.ts';
import { interestPath } from '../EnquiryForm/interest-path.ts';
import styles from './WaitingCourses.module.css';

type WaitingCoursesProps = {
  courses: readonly NamedCourse[];
  now: Date;
  children?: ReactNode;
};

export function WaitingCourses({ courses, now, children }: WaitingCoursesProps) {
  const groups = byLength(courses);
  const drawn = (isOverWeeks: boolean) =>
    groups
      .filter((group) => group.isOverWeeks === isOverWeeks)
      .map((group) => <Group key={group.title} {...group} now={now} isFirst={group === groups[0]} />);
  return (
    <div className={classNames('beside', styles.groups)}>
      {drawn(false)}
      {children}
      {drawn(true)}
    </div>
  );
}

/** All groups except the first fold on small screens. */
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
      <div className={styles.group} hidden={isHidden} data-waiting-group="">
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
      data-waiting-group=""
      data-unfold="wide"
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
  return (
    <li
      className="unfolding"
      data-form={course.form}
      data-waiting={lastStart(course) ?? ''}
      hidden={!isWaiting(named, now)}
    >
      <a href={course.page}>{course.shortTitle}</a>
      <span className={`${styles.price} num`}>{price ? price.amount : 'On request'}</span>
      <span className={`small soft flow ${styles.length}`}>
        <LengthGlyph course={course} />
        {durationText(course)}
      </span>
      <a className={styles.tell} href={interestPath(named)} {...inMarkdown('skip')}>
        Tell me first<span className="hiddenVisually"> about {course.shortTitle}</span>
      </a>
    </li>
  );
}

export const isWaiting = ({ course }: NamedCourse, now: Date) =>
  !isUpcoming(lastStart(course) ?? '', toIsoDay(now));
