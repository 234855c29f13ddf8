import { Fold } from '../ui/Fold/Fold.tsx';
import { Ledger } from '../ui/Ledger/Ledger.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import type { BlockProps } from './block-props.ts';

/** A longer table folds on a small screen, where each row is a block of its own. */
const mostUnfolded = 6;

export function LedgerBlock({ block, context }: BlockProps<'ledger'>) {
  const rows = block.rows.map(({ cells, note, sources }) => ({
    cells,
    note,
    sources: context.cite(sources),
  }));
  const table = <Ledger caption={block.caption} columns={block.columns} rows={rows} />;
  return (
    <BlockFrame block={block} context={context}>
      {rows.length > mostUnfolded ? <Fold label={`Table of ${rows.length} rows`}>{table}</Fold> : table}
    </BlockFrame>
  );
}
