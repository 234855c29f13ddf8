import type { Crumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { classNames } from '../../components/class-names.ts';
import { type FactFigure, FactsRow } from '../../components/FactsRow/FactsRow.tsx';
import { IllustrationFigure } from '../../components/IllustrationFigure/IllustrationFigure.tsx';
import type { Regulation } from '../../schemas/regulation.ts';
import { reviewText } from '../../text/review-age.ts';
import { PageHero } from '../PageHero/PageHero.tsx';
import styles from './RegulationHero.module.css';

type RegulationHeroProps = {
  regulation: Omit<Regulation, 'facts'> & { facts: readonly FactFigure[] };
  crumbs: readonly Crumb[];
  today: string;
};

/** The first has the next day, and how to begin. */
export const LawFacts = ({ facts }: Pick<RegulationHeroProps['regulation'], 'facts'>) => (
  <div className={styles.facts}>
    <FactsRow facts={facts} size="small" />
  </div>
);

export function RegulationHero({ regulation, crumbs, today }: RegulationHeroProps) {
  const { start, facts, illustration, alt, caption, reviewedOn, sourcesTo } = regulation;
  return (
    <PageHero
      crumbs={crumbs}
      page={{ ...regulation, actions: start && [start] }}
      beside={
        // A file, because these pages need their kilobytes for text.
        <IllustrationFigure name={illustration} alt={alt} caption={caption} loading="eager" />
      }
      below={
        <div className={styles.below}>
          <LawFacts facts={facts} />
          <p className={classNames('note', styles.legal)}>
            For information, and not legal advice.{' '}
            <b>
              <time dateTime={reviewedOn}>{reviewText(reviewedOn, today)}</time>
            </b>
            ; sources to {sourcesTo}. <a href="#what-changed">What changed</a>
          </p>
        </div>
      }
    />
  );
}
