import { FigureFrame } from '../figures/FigureFrame/FigureFrame.tsx';
import { Ledger } from '../ui/Ledger/Ledger.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockProps, figureHeadOf } from './block-props.ts';
import { LedgerFigure } from './LedgerFigure.tsx';

export function LedgerBlock({ block, context }: BlockProps<'ledger'>) {
  if (block.figure) {
    const isWide = block.figure !== 'count' || block.rows.some(({ newCount }) => newCount !== undefined);
    return (
      <BlockFrame block={block} context={context} layout={isWide ? 'wide' : 'split'}>
        <FigureFrame {...figureHeadOf(block)}>
          <LedgerFigure block={block} context={context} />
        </FigureFrame>
      </BlockFrame>
    );
  }
  const rows = block.rows.map(({ cells, note, sources }) => ({
    cells,
    note,
    sources: context.cite(sources),
  }));
  return (
    <BlockFrame block={block} context={context} layout={block.columns.length > 4 ? 'wide' : 'split'}>
      <Ledger caption={block.caption} columns={block.columns} rows={rows} />
    </BlockFrame>
  );
}
