import { isUpcoming, toIsoDay } from '@vanda/forms/day';
import { Icon } from '@vanda/ui/Icon.tsx';
import { inMarkdown } from '../../text/markdown-hints.ts';
import { durationText, lastStart, priceParts, priceRangeText } from '../../topics/course/course-facts.ts';
import { byLength, type NamedCourse } from '../../topics/course/course-lengths.ts';
import { interestPath } from '../EnquiryForm/interest-path.ts';
import styles from './WaitingCourses.module.css';

type WaitingCoursesProps = { courses: readonly NamedCourse[]; now: Date };

/** One folded row for a group of the same length, with the prices of the group. */
export const WaitingCourses = ({ courses, now }: WaitingCoursesProps) => (
  <div className={styles.groups}>
    {byLength(courses).map((group) => (
      <details
        key={group.title}
        hidden={!group.courses.some((one) => isWaiting(one, now))}
        data-waiting-group=""
      >
        <summary>
          <h3>{group.title}</h3>
          <span className="fig num">
            {priceRangeText(group.courses.map(({ course }) => course)) ?? 'On request'}
          </span>
          <b className="small medium">Tell me first</b>
          <Icon name="chevron" />
        </summary>
        <ul className="halves">
          {group.courses.map((one) => (
            <WaitingCourse key={one.slug} named={one} now={now} />
          ))}
        </ul>
      </details>
    ))}
  </div>
);

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
      <span className="soft">{durationText(course)}</span>
      <a className={styles.tell} href={interestPath(named)} {...inMarkdown('skip')}>
        Tell me first<span className="hiddenVisually"> about {course.shortTitle}</span>
      </a>
    </li>
  );
}

export const isWaiting = ({ course }: NamedCourse, now: Date) =>
  !isUpcoming(lastStart(course) ?? '', toIsoDay(now));
