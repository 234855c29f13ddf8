import { fullDate } from '@vanda/forms/date-formats';
import type { ReactNode } from 'react';
import { ChartFrame } from '../../charts/ChartFrame/ChartFrame.tsx';
import { ScaleRows, TimeScale } from '../../charts/TimeScale/TimeScale.tsx';
import { clockItems } from '../../charts/TimeScale/time-scale.ts';
import type { Crumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { classNames } from '../../components/class-names.ts';
import { FactsRow } from '../../components/FactsRow/FactsRow.tsx';
import { IllustrationFigure } from '../../components/IllustrationFigure/IllustrationFigure.tsx';
import { ContentsList } from '../../features/ContentsList/ContentsList.tsx';
import type { Legal } from '../../schemas/legal.ts';
import type { ClockDay } from '../../schemas/parts/chart-fields.ts';
import { PageHero } from '../PageHero/PageHero.tsx';
import columns from '../text-columns.module.css';
import styles from './Legal.module.css';

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

type LegalBodyProps = { contents: readonly { slug: string; text: string }[]; children: ReactNode };

export const LegalBody = ({ contents, children }: LegalBodyProps) => (
  <div className={classNames('wrap', 'beside', 'opened', columns.columns, styles.body)}>
    <div>
      <div className={classNames(columns.stick, styles.contents)}>
        <ContentsList items={contents} isNumbered />
      </div>
    </div>
    <div>{children}</div>
  </div>
);

type LegalChartProps = { id: string; title: string; note: string; days: readonly ClockDay[] };

export const LegalChart = ({ id, title, note, days }: LegalChartProps) => (
  <div className={columns.chart}>
    <ChartFrame
      id={id}
      title={title}
      note={note}
      legend={
        <>
          One day is one equal step; the numbers refer to the list. <b>Filled mark:</b> it is deleted.
        </>
      }
    >
      <TimeScale items={clockItems(days).map((item) => ({ ...item, lead: undefined }))} unit="days" />
      <ScaleRows rows={days.map(({ text, what }) => ({ when: text, text: what }))} />
    </ChartFrame>
  </div>
);
