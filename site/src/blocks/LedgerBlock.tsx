import type { ReactNode } from 'react';
import { FigureFrame } from '../figures/FigureFrame/FigureFrame.tsx';
import { KindMark } from '../figures/KindMark/KindMark.tsx';
import { MoneyBar } from '../figures/Money/MoneyBar.tsx';
import { moneyShares } from '../figures/Money/money-drawing.ts';
import { Scale } from '../figures/Scale/Scale.tsx';
import { ScaleKey } from '../figures/Scale/ScaleKey.tsx';
import { dayOfShortDate } from '../text/dates.ts';
import { Fold } from '../ui/Fold/Fold.tsx';
import { Ledger } from '../ui/Ledger/Ledger.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockProps, figureHeadOf } from './block-props.ts';
import { isRowFigure, LedgerFigure } from './LedgerFigure.tsx';

/** A longer table folds on a small screen, where each row is a block of its own. */
const mostUnfolded = 6;

export function LedgerBlock({ block, context }: BlockProps<'ledger'>) {
  if (isRowFigure(block.figure)) return <LedgerFigure block={block} context={context} />;
  const shares = block.figure === 'money' ? moneyShares(column(block, 'figure', 1)) : [];
  const rows = block.rows.map(({ cells, kinds, note, sources }, i) => ({
    cells,
    marks: kinds && [
      undefined,
      ...kinds.map((kind) => <KindMark key={kind} kind={kind} word={block.kindWords?.[kind]} />),
    ],
    note,
    bar: shares[i] && <MoneyBar share={shares[i]} />,
    sources: context.cite(sources),
  }));
  const table = <Ledger caption={block.caption} columns={block.columns} rows={rows} />;
  const folded =
    rows.length > mostUnfolded ? <Fold label={`Table of ${rows.length} rows`}>{table}</Fold> : table;
  return (
    <BlockFrame block={block} context={context} {...(block.figure === 'scale' && { layout: 'wide' })}>
      {block.figure ? (
        <FigureFrame {...figureHeadOf(block)} legend={legends[block.figure]}>
          {block.figure === 'scale' && <Scale items={dated(block)} />}
          {folded}
        </FigureFrame>
      ) : (
        folded
      )}
    </BlockFrame>
  );
}

type LedgerBlockData = BlockProps<'ledger'>['block'];

const legends: { [Kind in NonNullable<LedgerBlockData['figure']>]?: ReactNode } = {
  scale: <ScaleKey items={[{ mark: 'duty' }]} />,
  money: 'Bars start at nothing and share one scale.',
};

/** The cells of the first column that is set in a way, from a column on. */
function column({ columns, rows }: LedgerBlockData, set: 'figure' | 'date', from = 0): string[] {
  const place = columns.findIndex((one, i) => i >= from && one.set === set);
  return rows.map(({ cells }) => cells[place] ?? '');
}

/** Rules by the day since which they bind. */
function dated(block: LedgerBlockData) {
  const days = column(block, 'date');
  return block.rows.map(({ cells }, i) => ({
    date: dayOfShortDate(days[i] ?? ''),
    words: [cells[0] ?? ''],
    mark: 'duty' as const,
  }));
}
