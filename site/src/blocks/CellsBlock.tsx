import { CountRows } from '../figures/Count/CountRows.tsx';
import { FigureFrame } from '../figures/FigureFrame/FigureFrame.tsx';
import { Petals } from '../figures/Petals/Petals.tsx';
import { Cell } from '../ui/Cell/Cell.tsx';
import { CellGrid } from '../ui/CellGrid/CellGrid.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockProps, figureHeadOf } from './block-props.ts';

export function CellsBlock({ block, context }: BlockProps<'cells'>) {
  if (block.figure === 'count') {
    const rows = block.items.map(({ facts, ...item }) => ({ ...item, count: Number(facts?.[0]?.value) }));
    return (
      <BlockFrame block={block} context={context}>
        <FigureFrame {...figureHeadOf(block)}>
          <CountRows rows={rows} />
        </FigureFrame>
      </BlockFrame>
    );
  }
  return (
    <BlockFrame block={block} context={context} layout={block.across === 3 ? 'wide' : 'split'}>
      <CellGrid across={block.across}>
        {block.items.map(({ title, text, label, facts, points, link, shares, sources }) => (
          <Cell
            key={title}
            {...{ title, text, label, facts, points, link }}
            drawing={block.figure === 'petals' && shares && <Petals shares={shares} />}
            sources={context.cite(sources)}
          />
        ))}
      </CellGrid>
    </BlockFrame>
  );
}
