import { RowList } from '../ui/RowList/RowList.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockProps, citedItems } from './block-props.ts';

export function TicksBlock({ block, context }: BlockProps<'ticks'>) {
  return (
    <BlockFrame block={block} context={context}>
      <RowList items={citedItems(block.items, context)} mark="tick" />
    </BlockFrame>
  );
}
