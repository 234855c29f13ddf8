import type { ReactNode } from 'react';
import { comparedPrice, priceParts } from '../course/course-facts.ts';
import type { Course } from '../schemas/course.ts';
import type { BlockOf } from '../schemas/parts/block.ts';
import { FactsRow } from '../ui/FactsRow/FactsRow.tsx';
import { Section } from '../ui/Section/Section.tsx';
import styles from './RegistrationBlock.module.css';

type RegistrationBlockProps = {
  block: BlockOf<'registration'>;
  /** What the form takes registrations for: the page's course, or several. */
  courses: readonly Course[];
  /** Hours within which the company replies. */
  replyWithinHours: number;
  /** The form. */
  children: ReactNode;
};

/** Price facts beside the registration form. The page puts the form in, because only pages hydrate islands. */
export function RegistrationBlock({ block, courses, replyWithinHours, children }: RegistrationBlockProps) {
  const [course, ...others] = courses;
  const isSingle = course !== undefined && others.length === 0;
  const price = isSingle ? priceParts(course) : undefined;
  return (
    <Section
      id={block.id}
      title={block.title}
      note={block.note ?? 'Fields marked * are required.'}
      ground={block.ground}
      isPrinted={false}
      aside={
        <>
          {!isSingle && <PriceList courses={courses} />}
          <FactsRow
            facts={[
              ...(price ? [{ label: 'You pay', value: price.amount, unit: price.unit, isFinal: true }] : []),
              { label: 'Reply', value: `${replyWithinHours} h`, note: 'or sooner' },
            ]}
          />
        </>
      }
    >
      {children}
    </Section>
  );
}

/** Prices of several courses; one whose price is not published is not listed. */
function PriceList({ courses }: { courses: readonly Course[] }) {
  return (
    <dl className={styles.prices}>
      {courses.map((course) => {
        const price = comparedPrice(course);
        return (
          price && (
            <div key={course.title}>
              <dt>{course.offeredAs ?? course.shortTitle}</dt>
              <dd className="num">{[price.amount, price.unit].filter(Boolean).join(' ')}</dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
