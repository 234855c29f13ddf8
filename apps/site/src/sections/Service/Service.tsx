import type { Crumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { BuyerAnswers } from '../../components/BuyerAnswers/BuyerAnswers.tsx';
import { FactsRow } from '../../components/FactsRow/FactsRow.tsx';
import { IllustrationFigure } from '../../components/IllustrationFigure/IllustrationFigure.tsx';
import { Rich } from '../../components/Rich/Rich.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { SessionList } from '../../features/Sessions/SessionList.tsx';
import type { Company } from '../../schemas/company.ts';
import type { Course } from '../../schemas/course.ts';
import type { Service } from '../../schemas/service.ts';
import { inMarkdown } from '../../text/markdown-hints.ts';
import { type BuyerAnswers as Answers, courseFacts } from '../../topics/course/buyer-facts.ts';
import { courseStats } from '../../topics/course/course-facts.ts';
import { withCourseRanges } from '../../topics/course/course-ranges.ts';
import { PageHero } from '../PageHero/PageHero.tsx';
import styles from './Service.module.css';

type ServiceHeroProps = {
  service: Service;
  course?: Course | undefined;
  crumbs: readonly Crumb[];
  context: { now: Date; company: Pick<Company, 'buyerFacts'>; courses: Readonly<Record<string, Course>> };
  stated?: readonly string[];
  /** A section shows the picture. */
  hasPlate?: boolean;
};

export function ServiceHero({ service, course, crumbs, context, stated = [], hasPlate }: ServiceHeroProps) {
  const { now, company, courses } = context;
  const facts =
    service.facts?.map((fact) => ({
      ...fact,
      value: withCourseRanges(fact.value, Object.values(courses)),
    })) ??
    (course && courseStats(course));
  return (
    <PageHero
      crumbs={crumbs}
      page={service}
      facts={
        facts && (
          <FactsRow
            facts={facts}
            size={
              service.facts || facts.length > 3 || facts.some(({ value }) => value.length > 12)
                ? 'small'
                : 'regular'
            }
          />
        )
      }
      beside={
        course && service.course ? (
          <SessionList
            course={course}
            slug={service.course}
            now={now}
            runsFrom={courseFacts(course, company).classSize?.min}
          />
        ) : hasPlate ? undefined : (
          <IllustrationFigure name={service.illustration} caption={service.caption} loading="eager" />
        )
      }
    >
      {stated.length > 0 && (
        <p className="cap">
          <Rich text={`${stated.join('. ')}.`} />
        </p>
      )}
    </PageHero>
  );
}

export const ServiceAnswers = ({ answers }: { answers: Answers }) =>
  answers.groups.length > 0 && (
    <Section id="what-buyers-ask" title="What buyers ask">
      <BuyerAnswers answers={answers} />
    </Section>
  );

export function BrochureImprint({ company, url, asOf }: { company: Company; url: string; asOf: string }) {
  const { brand, legalName, uen, address, email, phone } = company;
  return (
    <aside className={styles.imprint} data-brochure="" aria-label="Contact, in print" {...inMarkdown('skip')}>
      <p>
        <b>{brand}</b>, {legalName}, UEN {uen}, {address.street}, {address.city} {address.postalCode}
      </p>
      <p>
        <b>
          {email}, {phone}
        </b>
      </p>
      <p>
        As of {asOf}. Questions, sources and registration: {url}
      </p>
    </aside>
  );
}
