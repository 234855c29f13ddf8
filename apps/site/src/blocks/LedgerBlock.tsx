import { toIsoDay } from '@vanda/forms/day';
import type { ReactNode } from 'react';
import { Bar } from '../charts/Bars/Bar.tsx';
import { amountShares } from '../charts/Bars/bar-shares.ts';
import { ChartFrame } from '../charts/ChartFrame/ChartFrame.tsx';
import { KindMark } from '../charts/KindMark/KindMark.tsx';
import { ledgerDates } from '../charts/TimeScale/ledger-dates.ts';
import { ScaleKey } from '../charts/TimeScale/ScaleKey.tsx';
import { TimeScale } from '../charts/TimeScale/TimeScale.tsx';
import { DataTable } from '../components/DataTable/DataTable.tsx';
import { Fold } from '../components/Fold/Fold.tsx';
import { kindOn } from '../schemas/parts/matrix-kind.ts';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockProps, chartHeadOf } from './block-props.ts';
import { LedgerChart, replacesTable } from './LedgerChart.tsx';

const mostUnfolded = 6;

export function LedgerBlock({ block, context }: BlockProps<'ledger'>) {
  if (replacesTable(block.chart)) return <LedgerChart block={block} context={context} />;
  const shares = block.chart === 'bars' ? amountShares(statCells(block)) : [];
  const today = toIsoDay(context.now);
  const rows = block.rows.map(({ cells, kinds, note, sources }, i) => ({
    cells: block.chart === 'dates' ? cells.map((text, j) => (j === 0 ? `${i + 1}. ${text}` : text)) : cells,
    marks: kinds && [
      undefined,
      ...kinds.map((kind, j) => <KindMark key={block.columns[j + 1]?.label} kind={kindOn(kind, today)} />),
    ],
    note,
    bar: shares[i] && <Bar share={shares[i]} />,
    sources: context.cite(sources),
  }));
  const ledger = <DataTable caption={block.caption} columns={block.columns} rows={rows} />;
  const table =
    rows.length > mostUnfolded ? (
      <Fold label={`${rows.length} rows: ${block.caption}`}>{ledger}</Fold>
    ) : (
      ledger
    );
  return (
    <BlockFrame block={block} context={context}>
      {block.chart ? (
        <ChartFrame {...chartHeadOf(block)} legend={legends[block.chart]}>
          {block.chart === 'dates' && <TimeScale items={ledgerDates(block)} />}
          {table}
        </ChartFrame>
      ) : (
        table
      )}
    </BlockFrame>
  );
}

type LedgerBlockData = BlockProps<'ledger'>['block'];

const legends: { [Kind in NonNullable<LedgerBlockData['chart']>]?: ReactNode } = {
  dates: <ScaleKey items={[{ mark: 'duty' }]} />,
  bars: 'Bars start at nothing and share one scale.',
};

/** Texts of the first column after the heading with `set: figure`. */
function statCells({ columns, rows }: LedgerBlockData): string[] {
  const place = columns.findIndex(({ set }, i) => i > 0 && set === 'figure');
  return rows.map(({ cells }) => cells[place] ?? '');
}
