import { ChartFrame } from '../charts/ChartFrame/ChartFrame.tsx';
import { Choose } from '../charts/Choose/Choose.tsx';
import { RowList } from '../components/RowList/RowList.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockProps, chartHeadOf, citedItems } from './block-props.ts';

export function RowsBlock({ block, context }: BlockProps<'rows'>) {
  if (block.chart !== 'choose') {
    return (
      <BlockFrame block={block} context={context}>
        <RowList items={citedItems(block.items, context)} />
      </BlockFrame>
    );
  }
  const branches = block.items.map(({ title, text, sources }) => ({
    question: title,
    text,
    sources: context.cite(sources),
  }));
  return (
    <BlockFrame block={block} context={context} layout="wide">
      <ChartFrame {...chartHeadOf(block)}>
        <Choose branches={branches} />
      </ChartFrame>
    </BlockFrame>
  );
}
