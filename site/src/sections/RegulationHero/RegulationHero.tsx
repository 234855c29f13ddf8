import { shortDate } from '@vanda/enquiry/day';
import type { Crumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { FactsRow } from '../../components/FactsRow/FactsRow.tsx';
import { Illustration } from '../../illustrations/Illustration.tsx';
import { classNames } from '../../lib/class-names.ts';
import type { Regulation } from '../../schemas/regulation.ts';
import { PageHero } from '../PageHero/PageHero.tsx';
import styles from './RegulationHero.module.css';

type RegulationHeroProps = { regulation: Regulation; crumbs: readonly Crumb[] };

/** Head of a regulation page: its figures, what the page is and is not, how fresh it is, and its plate. */
export function RegulationHero({ regulation, crumbs }: RegulationHeroProps) {
  const { title, lead, facts, illustration, alt, caption, reviewedOn, sourcesTo } = regulation;
  return (
    <PageHero
      crumbs={crumbs}
      title={title}
      lead={lead}
      beside={
        <figure>
          <Illustration name={illustration} label={alt} className="corner" />
          <figcaption className="cap">{caption}</figcaption>
        </figure>
      }
    >
      <FactsRow facts={facts} size="small" />
      <p className={classNames('note', styles.legal)}>
        For information, and not legal advice.{' '}
        <b>
          Last reviewed <time dateTime={reviewedOn}>{shortDate(reviewedOn)}</time>
        </b>
        ; sources to {sourcesTo}. <a href="#what-changed">What changed</a>
      </p>
    </PageHero>
  );
}
