import { fullDate } from '@vanda/forms/date-formats';
import type { Crumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { FactsRow } from '../../components/FactsRow/FactsRow.tsx';
import { IllustrationFigure } from '../../components/IllustrationFigure/IllustrationFigure.tsx';
import type { Legal } from '../../schemas/legal.ts';
import { PageHero } from '../PageHero/PageHero.tsx';

export function LegalHero({ page, crumbs }: { page: Legal; crumbs: readonly Crumb[] }) {
  const { effectiveOn, updatedOn, illustration, caption } = page;
  const picture = <IllustrationFigure name={illustration} caption={caption} loading="eager" />;
  return (
    <PageHero crumbs={crumbs} page={page} beside={picture}>
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
