import { Ledger } from '../ui/Ledger/Ledger.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import type { BlockProps } from './block-props.ts';

export function LedgerBlock({ block, context }: BlockProps<'ledger'>) {
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
