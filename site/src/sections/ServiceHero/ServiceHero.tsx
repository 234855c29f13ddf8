import type { Crumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { ButtonRow } from '../../components/ButtonRow/ButtonRow.tsx';
import { type FactFigure, FactsRow } from '../../components/FactsRow/FactsRow.tsx';
import { SessionList } from '../../components/SessionList/SessionList.tsx';
import { Illustration } from '../../illustrations/Illustration.tsx';
import { durationText } from '../../lib/course-facts.ts';
import { formatSgd } from '../../lib/money.ts';
import type { Course } from '../../schemas/course.ts';
import type { Service } from '../../schemas/service.ts';
import type { BlockContext } from '../blocks/block-props.ts';
import { PageHero } from '../PageHero/PageHero.tsx';
import styles from './ServiceHero.module.css';

type ServiceHeroProps = {
  service: Service;
  course?: Course | undefined;
  crumbs: readonly Crumb[];
  context: BlockContext;
};

/** Head of a service page: facts under the lead; dates of the course, or the page's picture, at right. */
export function ServiceHero({ service, course, crumbs, context }: ServiceHeroProps) {
  const facts = service.facts ?? (course && courseFacts(course));
  const picture = (
    <figure>
      <Illustration name={service.illustration} label={service.caption} className="corner" />
      {service.caption && <figcaption className="cap">{service.caption}</figcaption>}
    </figure>
  );
  return (
    <PageHero
      crumbs={crumbs}
      title={service.title}
      lead={service.lead}
      beside={
        course && course.sessions.length > 0 ? <SessionList course={course} now={context.now} /> : picture
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

function courseFacts(course: Course): FactFigure[] {
  const { priceSgd, pricePer, certification } = course;
  return [
    { label: 'Length', value: durationText(course) },
    ...(priceSgd === undefined
      ? []
      : [{ label: 'Price', value: formatSgd(priceSgd), note: `per ${pricePer}`, isFinal: true }]),
    ...(certification
      ? [{ label: 'Certification', value: certification.title, note: certification.note }]
      : []),
  ];
}
