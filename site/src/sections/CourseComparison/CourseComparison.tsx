import { certificationText, comparedPrice, lengthText } from '../../course/course-facts.ts';
import { courseFamilies, inCatalogueOrder } from '../../course/course-order.ts';
import { lengthGlyph } from '../../course/length-glyph.ts';
import { AddToPlan } from '../../live/TeamPlan/AddToPlan.tsx';
import { inMarkdown } from '../../markdown-hints.ts';
import type { Course } from '../../schemas/course.ts';
import type { TeamPlanWords } from '../../schemas/team-plan.ts';
import { Anchor } from '../../ui/Anchor/Anchor.tsx';
import styles from './CourseComparison.module.css';

type CourseComparisonProps = {
  courses: readonly Course[];
  /** Where the page has a plan for a team: the words of its buttons, and the courses' slugs. */
  plan?: { words: TeamPlanWords['table']; slugs: ReadonlyMap<Course, string> } | undefined;
};

/** Courses side by side: a table on large screens, a card each on small ones. Rows stand by family and place. */
export function CourseComparison({ courses, plan }: CourseComparisonProps) {
  return (
    <table className={styles.table}>
      <caption className="hiddenVisually">Courses by length, sessions, level and price</caption>
      <thead>
        <tr>
          {['Course', 'Length', 'Sessions', 'Level', 'Certification', 'Price'].map((label) => (
            <th key={label} scope="col" className={label === 'Price' ? styles.priceHead : undefined}>
              {label}
            </th>
          ))}
          {plan && (
            <th scope="col" className={styles.plan} {...inMarkdown('skip')}>
              <span className="hiddenVisually">{plan.words.column}</span>
            </th>
          )}
        </tr>
      </thead>
      {Object.entries(courseFamilies).map(([family, name]) => {
        const members = inCatalogueOrder(courses).filter((course) => course.family === family);
        return (
          members.length > 0 && (
            <tbody key={family}>
              <tr className={styles.family}>
                <th colSpan={plan ? 7 : 6} scope="rowgroup">
                  {name}
                </th>
              </tr>
              {members.map((course) => (
                <CourseRow key={course.title} course={course} plan={plan} />
              ))}
            </tbody>
          )
        );
      })}
    </table>
  );
}

/** A cell without text is unknown, not zero: nothing is shown for it. */
function CourseRow({ course, plan }: { course: Course; plan: CourseComparisonProps['plan'] }) {
  const { title, page, meetings, level } = course;
  const price = comparedPrice(course);
  const glyph = lengthGlyph(course);
  const slug = plan?.slugs.get(course);
  return (
    <tr>
      <th scope="row">
        <Anchor to={page}>{title}</Anchor>
      </th>
      <td className={styles.length}>
        {glyph && (
          <svg width={glyph.widthPx} height={glyph.heightPx} aria-hidden="true">
            <path d={glyph.path} />
          </svg>
        )}
        {lengthText(course)}
      </td>
      <td className="num">
        {meetings !== undefined && (
          <>
            {meetings}
            <span className={styles.unit}> sessions</span>
          </>
        )}
      </td>
      <td>{level}</td>
      <td>{certificationText(course)}</td>
      <td className={styles.price}>
        {price && (
          <>
            <span className="num">{price.amount}</span>
            <small>{price.unit && ` ${price.unit}`}</small>
          </>
        )}
      </td>
      {plan && slug && (
        <td className={styles.plan} {...inMarkdown('skip')}>
          <AddToPlan slug={slug} course={course} words={plan.words} />
        </td>
      )}
    </tr>
  );
}
