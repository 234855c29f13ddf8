import { Cell } from '../ui/Cell/Cell.tsx';
import { CellGrid } from '../ui/CellGrid/CellGrid.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import type { BlockProps } from './block-props.ts';

export function CellsBlock({ block, context }: BlockProps<'cells'>) {
  return (
    <BlockFrame block={block} context={context}>
      <CellGrid across={block.across}>
        {block.items.map(({ sources, reviewedOn: _reviewedOn, evidence: _evidence, ...cell }) => (
          <Cell key={cell.title} {...cell} sources={context.cite(sources)} />
        ))}
      </CellGrid>
    </BlockFrame>
  );
}
