import { Button } from '@vanda/ui/Button.tsx';
import { LengthGlyph } from '../../charts/LengthGlyph/LengthGlyph.tsx';
import { Anchor } from '../../components/Anchor/Anchor.tsx';
import type { Course } from '../../schemas/course.ts';
import type { TeamPlanCopy } from '../../schemas/team-plan.ts';
import { fillPlaces } from '../../text/fill-places.ts';
import { inMarkdown } from '../../text/markdown-hints.ts';
import { certificationText, comparedPrice, lengthText } from '../../topics/course/course-facts.ts';
import { courseFamilies, inCatalogueOrder } from '../../topics/course/course-order.ts';
import styles from './CourseComparison.module.css';

type CourseComparisonProps = {
  courses: readonly Course[];
  /** Button texts and course slugs, on a page with a team plan. */
  plan?: { words: TeamPlanCopy['table']; slugs: ReadonlyMap<Course, string> } | undefined;
};

export const CourseComparison = ({ courses, plan }: CourseComparisonProps) => (
  <div className={styles.frame}>
    <table className={styles.table}>
      <caption className="hiddenVisually">Courses by length, details and price</caption>
      <thead>
        <tr>
          {['Course', 'Length', 'Details', 'Price'].map((label) => (
            <th key={label} scope="col" className={label === 'Price' ? styles.priceHead : undefined}>
              {label}
            </th>
          ))}
          {plan && (
            <th scope="col" className={`scripted ${styles.plan}`} {...inMarkdown('skip')}>
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
                <th colSpan={plan ? 5 : 4} scope="rowgroup">
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
  </div>
);

function CourseRow({ course, plan }: { course: Course; plan: CourseComparisonProps['plan'] }) {
  const { title, page, level, meetings } = course;
  const details = [level, meetings && `${meetings} sessions`, certificationText(course)];
  const price = comparedPrice(course);
  const slug = plan?.slugs.get(course);
  return (
    <tr>
      <th scope="row">
        <Anchor to={page}>{title}</Anchor>
      </th>
      <td className={styles.length}>
        <LengthGlyph course={course} />
        {lengthText(course)}
      </td>
      <td className={styles.detail}>{details.filter(Boolean).join(', ')}</td>
      <td className={styles.price}>
        <span className="num">{price ? price.amount : 'On request'}</span>
        <small>{price?.unit && ` ${price.unit}`}</small>
      </td>
      {plan && slug && (
        <td className={`scripted ${styles.plan}`} {...inMarkdown('skip')}>
          <Button
            size="compact"
            data-add={slug}
            aria-label={fillPlaces(plan.words.addName, { course: title })}
          >
            {plan.words.add}
          </Button>
        </td>
      )}
    </tr>
  );
}
