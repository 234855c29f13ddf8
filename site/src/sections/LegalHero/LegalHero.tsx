import { Illustration } from '../../../art/Illustration.tsx';
import type { Legal } from '../../schemas/legal.ts';
import { fullDate } from '../../text/dates.ts';
import type { Crumb } from '../../ui/Breadcrumb/Breadcrumb.tsx';
import { FactsRow } from '../../ui/FactsRow/FactsRow.tsx';
import { PageHero } from '../PageHero/PageHero.tsx';

type LegalHeroProps = { page: Legal; crumbs: readonly Crumb[] };

/** Head of a legal page: since when it holds, and when it last changed. */
export function LegalHero({ page, crumbs }: LegalHeroProps) {
  const { title, lead, effectiveOn, updatedOn, illustration, caption } = page;
  const picture = (
    <figure>
      <Illustration name={illustration} className="corner" />
      <figcaption className="cap">{caption}</figcaption>
    </figure>
  );
  return (
    <PageHero crumbs={crumbs} title={title} lead={lead} beside={picture}>
      <FactsRow
        facts={[
          { label: 'Effective', value: fullDate(effectiveOn) },
          { label: 'Last updated', value: fullDate(updatedOn) },
        ]}
        size="small"
      />
    </PageHero>
  );
}
