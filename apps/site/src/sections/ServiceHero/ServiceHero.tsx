import type { Crumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { ActionRow } from '../../components/ButtonRow/ButtonRow.tsx';
import { FactsRow } from '../../components/FactsRow/FactsRow.tsx';
import { IllustrationFigure } from '../../components/IllustrationFigure/IllustrationFigure.tsx';
import { Rich } from '../../components/Rich/Rich.tsx';
import { SessionList } from '../../features/Sessions/SessionList.tsx';
import type { Company } from '../../schemas/company.ts';
import type { Course } from '../../schemas/course.ts';
import type { Service } from '../../schemas/service.ts';
import { courseFacts } from '../../topics/course/buyer-facts.ts';
import { courseStats } from '../../topics/course/course-facts.ts';
import { PageHero } from '../PageHero/PageHero.tsx';

type ServiceHeroProps = {
  service: Service;
  course?: Course | undefined;
  crumbs: readonly Crumb[];
  context: { now: Date; company: Pick<Company, 'buyerFacts'> };
  stated?: readonly string[];
};

export function ServiceHero({ service, course, crumbs, context, stated = [] }: ServiceHeroProps) {
  const facts = service.facts ?? (course && courseStats(course));
  return (
    <PageHero
      crumbs={crumbs}
      page={service}
      beside={
        course && service.course ? (
          <SessionList
            course={course}
            slug={service.course}
            now={context.now}
            runsFrom={courseFacts(course, context.company).classSize?.min}
          />
        ) : (
          <IllustrationFigure name={service.illustration} caption={service.caption} loading="eager" />
        )
      }
    >
      {facts && <FactsRow facts={facts} />}
      {stated.length > 0 && (
        <p className="cap">
          <Rich text={`${stated.join('. ')}.`} />
        </p>
      )}
      {service.actions && (
        <div className="above">
          <ActionRow actions={service.actions} />
        </div>
      )}
    </PageHero>
  );
}
