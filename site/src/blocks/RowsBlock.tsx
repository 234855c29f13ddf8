import { Choose } from '../figures/Choose/Choose.tsx';
import { FigureFrame } from '../figures/FigureFrame/FigureFrame.tsx';
import { RowList } from '../ui/RowList/RowList.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockProps, citedItems, figureHeadOf } from './block-props.ts';

export function RowsBlock({ block, context }: BlockProps<'rows'>) {
  if (block.figure === 'choose') {
    const branches = block.items.map(({ title, text, sources }) => ({
      question: title,
      text,
      sources: context.cite(sources),
    }));
    return (
      <BlockFrame block={block} context={context} layout="wide">
        <FigureFrame {...figureHeadOf(block)}>
          <Choose branches={branches} />
        </FigureFrame>
      </BlockFrame>
    );
  }
  return (
    <BlockFrame block={block} context={context}>
      <RowList items={citedItems(block.items, context)} />
    </BlockFrame>
  );
}
