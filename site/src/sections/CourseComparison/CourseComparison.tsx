import { certificationText, comparedPrice, lengthText } from '../../course/course-facts.ts';
import { courseFamilies, inCatalogueOrder } from '../../course/course-order.ts';
import type { Course } from '../../schemas/course.ts';
import { Anchor } from '../../ui/Anchor/Anchor.tsx';
import styles from './CourseComparison.module.css';

type CourseComparisonProps = { courses: readonly Course[] };

/** Courses side by side: a table on large screens, a card each on small ones. Rows stand by family and place. */
export function CourseComparison({ courses }: CourseComparisonProps) {
  return (
    <table className={styles.table}>
      <caption className="hiddenVisually">Courses by length, sessions, level and price</caption>
      <thead>
        <tr>
          {['Course', 'Length', 'Sessions', 'Level', 'Certification', 'Price'].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {Object.entries(courseFamilies).map(([family, name]) => {
        const members = inCatalogueOrder(courses).filter((course) => course.family === family);
        return (
          members.length > 0 && (
            <tbody key={family}>
              <tr className={styles.family}>
                <th colSpan={6} scope="rowgroup">
                  {name}
                </th>
              </tr>
              {members.map((course) => (
                <CourseRow key={course.title} course={course} />
              ))}
            </tbody>
          )
        );
      })}
    </table>
  );
}

/** A cell without text is unknown, not zero: nothing is shown for it. */
function CourseRow({ course }: { course: Course }) {
  const { title, page, meetings, level } = course;
  const price = comparedPrice(course);
  return (
    <tr>
      <th scope="row">
        <Anchor to={page}>{title}</Anchor>
      </th>
      <td>{lengthText(course)}</td>
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
    </tr>
  );
}
