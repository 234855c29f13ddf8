import { durationText, lowestPriceText, priceText } from '../../course/course-facts.ts';
import { inMarkdown } from '../../markdown-hints.ts';
import type { Course } from '../../schemas/course.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import styles from './CourseBar.module.css';

type CourseBarProps = {
  /** The page's course, or those that its form takes registrations for. */
  courses: readonly Course[];
  /** Anchor of the registration section. */
  to: string;
};

/** Price and Register at the foot of a small screen, until the form is reached: the bar stands just before it. */
export function CourseBar({ courses, to }: CourseBarProps) {
  const [course, ...others] = courses;
  if (!course) return null;
  const price = others.length > 0 ? lowestPriceText(courses) : priceText(course);
  return (
    <div className={styles.bar} data-course-bar="" data-print="no" {...inMarkdown('skip')}>
      <p>
        {price && <b className="num">{price}</b>}
        <span className="small soft">
          {others.length > 0 ? `${courses.length} courses` : durationText(course)}
        </span>
      </p>
      <ButtonLink to={to} variant="primary" size="small">
        {course.registerLabel}
      </ButtonLink>
    </div>
  );
}
