import type { ReactNode } from 'react';
import { FigureFrame } from '../figures/FigureFrame/FigureFrame.tsx';
import { KindMark } from '../figures/KindMark/KindMark.tsx';
import { MoneyBar } from '../figures/Money/MoneyBar.tsx';
import { moneyShares } from '../figures/Money/money-drawing.ts';
import { ledgerDates } from '../figures/Scale/ledger-dates.ts';
import { Scale } from '../figures/Scale/Scale.tsx';
import { ScaleKey } from '../figures/Scale/ScaleKey.tsx';
import { Fold } from '../ui/Fold/Fold.tsx';
import { Ledger } from '../ui/Ledger/Ledger.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockProps, figureHeadOf } from './block-props.ts';
import { isRowFigure, LedgerFigure } from './LedgerFigure.tsx';

/** A longer table folds on a small screen, where each row is a block of its own. */
const mostUnfolded = 6;

export function LedgerBlock({ block, context }: BlockProps<'ledger'>) {
  if (isRowFigure(block.figure)) return <LedgerFigure block={block} context={context} />;
  const shares = block.figure === 'money' ? moneyShares(figureCells(block)) : [];
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
  const ledger = <Ledger caption={block.caption} columns={block.columns} rows={rows} />;
  const table =
    rows.length > mostUnfolded ? <Fold label={`Table of ${rows.length} rows`}>{ledger}</Fold> : ledger;
  return (
    <BlockFrame block={block} context={context}>
      {block.figure ? (
        <FigureFrame {...figureHeadOf(block)} legend={legends[block.figure]}>
          {block.figure === 'scale' && <Scale items={ledgerDates(block)} />}
          {table}
        </FigureFrame>
      ) : (
        table
      )}
    </BlockFrame>
  );
}

type LedgerBlockData = BlockProps<'ledger'>['block'];

const legends: { [Kind in NonNullable<LedgerBlockData['figure']>]?: ReactNode } = {
  scale: <ScaleKey items={[{ mark: 'duty' }]} />,
  money: 'Bars start at nothing and share one scale.',
};

/** The cells of the first column after the heading that is set as a figure. */
function figureCells({ columns, rows }: LedgerBlockData): string[] {
  const place = columns.findIndex(({ set }, i) => i > 0 && set === 'figure');
  return rows.map(({ cells }) => cells[place] ?? '');
}
