import { Cell } from '../components/Cell/Cell.tsx';
import { CellGrid } from '../components/CellGrid/CellGrid.tsx';
import { Fold } from '../components/Fold/Fold.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import type { BlockProps } from './block-props.ts';

/** Cells before the fold on small screens, by columns: two rows, or one of long texts. */
const unfolded = { 2: 4, 3: 6 };
const longTexts = 1500;

export function CellsBlock({ block, context }: BlockProps<'cells'>) {
  const grid = (items: typeof block.items) => (
    <CellGrid across={block.across}>
      {items.map(({ title, text, label, facts, points, link, sources }) => (
        <Cell key={title} {...{ title, text, label, facts, points, link }} sources={context.cite(sources)} />
      ))}
    </CellGrid>
  );
  const isLong = block.items.reduce((length, { text }) => length + text.length, 0) > longTexts;
  const first = isLong ? block.across : unfolded[block.across];
  const shown = block.items.length > first + 1 ? first : block.items.length;
  const folded = block.items.slice(shown);
  return (
    <BlockFrame block={block} context={context}>
      {grid(block.items.slice(0, shown))}
      {folded.length > 0 && <Fold label={`${folded.length} more`}>{grid(folded)}</Fold>}
    </BlockFrame>
  );
}
