import { untilDated } from '@vanda/forms/waiting';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { shownWhen } from '../../features/EnquiryForm/shown-when.ts';
import type { Course } from '../../schemas/course.ts';
import { inMarkdown } from '../../text/markdown-hints.ts';
import { durationText, lowestPriceText, priceParts, priceText } from '../../topics/course/course-facts.ts';
import styles from './CourseBar.module.css';

type CourseBarProps = { courses: readonly Course[]; to: string; isWithDate: boolean };

export function CourseBar({ courses, to, isWithDate }: CourseBarProps) {
  const [course, ...others] = courses;
  if (!course) return null;
  const price = others.length > 0 ? lowestPriceText(courses) : priceText(priceParts(course));
  return (
    <div className={`flow apart ${styles.bar}`} data-course-bar="" data-print="no" {...inMarkdown('skip')}>
      <p>
        {price && <b className="num">{price}</b>}
        <span className="small soft">
          {others.length > 0 ? `${courses.length} courses` : durationText(course)}
        </span>
      </p>
      <ButtonLink to={to} variant="primary" size="compact">
        <span {...shownWhen(true, isWithDate)}>
          {others.length > 0 ? 'Choose a course' : course.registerLabel}
        </span>
        <span {...shownWhen(false, isWithDate)}>{untilDated.send}</span>
      </ButtonLink>
    </div>
  );
}
