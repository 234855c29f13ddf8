import { Fragment } from 'react';
import { Card, type CardFact } from '../../components/Card/Card.tsx';
import { CardGrid } from '../../components/CardGrid/CardGrid.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { ServiceFilter } from '../../features/ServiceFilter/ServiceFilter.tsx';
import type { IllustrationName } from '../../illustrations/illustration-source.ts';
import type { Course } from '../../schemas/course.ts';
import type { PageOf } from '../../schemas/page.ts';
import type { ServiceGroup } from '../../schemas/service.ts';
import { cardFacts, comparedPrice, priceOnRequest } from '../../topics/course/course-facts.ts';
import { withCourseRanges } from '../../topics/course/course-ranges.ts';
import styles from './ServiceGroups.module.css';

type ServiceGroupsProps = {
  page: Pick<PageOf<'services'>, 'filter' | 'comparison'>;
  groups: readonly { id: string; data: ServiceGroup }[];
  courses: Readonly<Record<string, Course>>;
  pictures: Readonly<Record<string, IllustrationName>>;
};

const grounds = ['plain', 'tint', 'plain', 'plain', 'dark'] as const;
/** The filter is a band before this group. */
const filterBefore = 3;
/** Smaller groups have no lead card. */
const leadFrom = 4;

export const ServiceGroups = ({ page, groups, courses, pictures }: ServiceGroupsProps) => (
  <div>
    <nav aria-label="On this page" className={styles.jump}>
      <div className="wrap">
        {groups.map(({ id, data: { title, cards } }) => (
          <a key={id} href={`#${id}`}>
            {title} <b className="fig">{cards.length}</b>
          </a>
        ))}
        <a href={`#${page.comparison.id}`}>{page.filter.compare}</a>
      </div>
    </nav>
    {groups.map(({ id, data: { title, description, cards } }, i) => (
      <Fragment key={id}>
        {i === filterBefore && <ServiceFilter filter={page.filter} groups={groups} />}
        <Section id={id} title={title} note={description} layout="wide" ground={grounds[i] ?? 'plain'}>
          <CardGrid hasLead={cards.length >= leadFrom}>
            {cards.map(({ name, description: text, href, course, facts = [], fits }) => (
              <Card
                key={href}
                title={name}
                text={text}
                picture={pictures[href]}
                facts={factsOf(courses[course ?? ''], facts, courses)}
                link={{ label: 'Learn More', to: href }}
                fits={fits}
              />
            ))}
          </CardGrid>
        </Section>
      </Fragment>
    ))}
  </div>
);

function factsOf(
  course: Course | undefined,
  texts: readonly string[],
  all: Readonly<Record<string, Course>>,
) {
  const facts: CardFact[] = texts.map((text) => {
    const isPrice = text.startsWith('{lowest price');
    return {
      value: withCourseRanges(text, Object.values(all)),
      isPrice,
      ...(isPrice && { unit: 'per person' }),
    };
  });
  if (course) return [...cardFacts(course, comparedPrice(course)), ...facts];
  return facts.some(({ isPrice }) => isPrice) ? facts : [{ value: priceOnRequest }, ...facts];
}
