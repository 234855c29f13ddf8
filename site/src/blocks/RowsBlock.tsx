import { Choose } from '../figures/Choose/Choose.tsx';
import { FigureFrame } from '../figures/FigureFrame/FigureFrame.tsx';
import { Petals } from '../figures/Petals/Petals.tsx';
import { RowList } from '../ui/RowList/RowList.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockProps, figureHeadOf } from './block-props.ts';

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
      <RowList
        items={block.items.map(({ title, text, shares, sources }) => ({
          title,
          text,
          sources: context.cite(sources),
          drawing: shares && <Petals shares={shares} />,
        }))}
      />
    </BlockFrame>
  );
}
