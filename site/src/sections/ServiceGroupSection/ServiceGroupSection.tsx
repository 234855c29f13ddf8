import { PlateImage } from '../../../art/PlateImage.tsx';
import { durationText, priceText } from '../../course/course-facts.ts';
import { withCourseRanges } from '../../course/course-ranges.ts';
import type { Course } from '../../schemas/course.ts';
import type { ServiceGroup } from '../../schemas/service.ts';
import { Cell } from '../../ui/Cell/Cell.tsx';
import { CellGrid } from '../../ui/CellGrid/CellGrid.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './ServiceGroupSection.module.css';

type ServiceGroupSectionProps = {
  id: string;
  group: ServiceGroup;
  courses: Readonly<Record<string, Course>>;
  ground: 'plain' | 'tint';
};

/** A group of service cards. Length and price come from the course that a card names. */
export function ServiceGroupSection({ id, group, courses, ground }: ServiceGroupSectionProps) {
  return (
    <Section
      id={id}
      title={group.title}
      note={group.description}
      ground={ground}
      aside={<PlateImage name={group.illustration} alt="" className={styles.vignette} />}
    >
      <CellGrid across={2}>
        {group.cards.map(({ name, description, href, course, facts = [] }) => (
          <Cell
            key={href}
            title={name}
            text={description}
            facts={[
              ...courseFacts(course === undefined ? undefined : courses[course]),
              ...facts.map(({ label, value }) => ({
                label,
                value: withCourseRanges(value, Object.values(courses)),
              })),
            ]}
            link={{ label: 'Learn More', to: href }}
          />
        ))}
      </CellGrid>
    </Section>
  );
}

function courseFacts(course: Course | undefined) {
  if (!course) return [];
  const price = priceText(course);
  return [
    { label: 'Length', value: durationText(course) },
    ...(price ? [{ label: 'Price', value: price }] : []),
  ];
}
