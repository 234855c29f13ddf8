import { Cell } from '../components/Cell/Cell.tsx';
import { CellGrid } from '../components/CellGrid/CellGrid.tsx';
import { FoldAfter } from '../components/Fold/Fold.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import type { BlockProps } from './block-props.ts';

/** Cells before the fold on small screens, by columns: two rows, or one of long texts. */
const unfolded = { 2: 4, 3: 6 };
const longTexts = 1500;

export function CellsBlock({ block, context }: BlockProps<'cells'>) {
  const isLong = block.items.reduce((length, { text }) => length + text.length, 0) > longTexts;
  const first = isLong ? block.across : unfolded[block.across];
  return (
    <BlockFrame block={block} context={context}>
      <FoldAfter items={block.items} first={first} most={first + 1}>
        {(items) => (
          <CellGrid across={block.across}>
            {items.map(({ title, text, label, facts, points, link, sources }) => (
              <Cell
                key={title}
                {...{ title, text, label, facts, points, link }}
                sources={context.cite(sources)}
              />
            ))}
          </CellGrid>
        )}
      </FoldAfter>
    </BlockFrame>
  );
}
