import { DotRow } from '../figures/Count/DotRow.tsx';
import { Petals } from '../figures/Petals/Petals.tsx';
import { Cell } from '../ui/Cell/Cell.tsx';
import { CellGrid } from '../ui/CellGrid/CellGrid.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import type { BlockProps } from './block-props.ts';

export function CellsBlock({ block, context }: BlockProps<'cells'>) {
  return (
    <BlockFrame block={block} context={context}>
      <CellGrid across={block.across}>
        {block.items.map(({ title, text, label, facts, points, link, shares, sources }) => (
          <Cell
            key={title}
            {...{ title, text, label, facts, points, link }}
            drawing={
              (block.figure === 'petals' && shares && <Petals shares={shares} />) ||
              (block.figure === 'count' && <DotRow count={Number(facts?.[0]?.value)} />)
            }
            sources={context.cite(sources)}
          />
        ))}
      </CellGrid>
    </BlockFrame>
  );
}
