import { shortDate } from '@vanda/enquiry/day';
import { PlateImage } from '../../../art/PlateImage.tsx';
import type { Regulation } from '../../schemas/regulation.ts';
import type { Crumb } from '../../ui/Breadcrumb/Breadcrumb.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FactsRow } from '../../ui/FactsRow/FactsRow.tsx';
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
          {/* A file of its own, seen first or not: pages of law need their kilobytes for the law. */}
          <PlateImage
            name={illustration}
            alt={alt}
            loading="eager"
            className={classNames('corner', styles.plate)}
          />
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
