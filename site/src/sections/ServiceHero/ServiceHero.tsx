import { courseFigures } from '../../course/course-facts.ts';
import { SessionList } from '../../live/Sessions/SessionList.tsx';
import type { Course } from '../../schemas/course.ts';
import type { Service } from '../../schemas/service.ts';
import type { Crumb } from '../../ui/Breadcrumb/Breadcrumb.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { ButtonRow } from '../../ui/ButtonRow/ButtonRow.tsx';
import { FactsRow } from '../../ui/FactsRow/FactsRow.tsx';
import { PlateFigure } from '../../ui/PlateFigure/PlateFigure.tsx';
import { PageHero } from '../PageHero/PageHero.tsx';
import styles from './ServiceHero.module.css';

type ServiceHeroProps = {
  service: Service;
  course?: Course | undefined;
  crumbs: readonly Crumb[];
  /** Of the page: its dates are judged by the moment of the build. */
  context: { now: Date };
};

/** Head of a service page: facts under the lead; dates of the course, or the page's picture, at right. */
export function ServiceHero({ service, course, crumbs, context }: ServiceHeroProps) {
  const facts = service.facts ?? (course && courseFigures(course));
  return (
    <PageHero
      crumbs={crumbs}
      title={service.title}
      lead={service.lead}
      beside={
        course && service.course ? (
          <SessionList course={course} slug={service.course} now={context.now} />
        ) : (
          <PlateFigure
            name={service.illustration}
            caption={service.caption}
            // A page with a picture from edge to edge further down keeps its kilobytes for that one.
            loading={service.blocks.some((block) => 'bleed' in block && block.bleed) ? 'eager' : 'inline'}
          />
        )
      }
    >
      {facts && <FactsRow facts={facts} />}
      {service.actions && (
        <div className={styles.actions}>
          <ButtonRow>
            {service.actions.map(({ label, to }, i) => (
              <ButtonLink key={to} to={to} variant={i === 0 ? 'primary' : 'secondary'}>
                {label}
              </ButtonLink>
            ))}
          </ButtonRow>
        </div>
      )}
    </PageHero>
  );
}
