import { RowList } from '../ui/RowList/RowList.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockProps, citedItems } from './block-props.ts';

export function RowsBlock({ block, context }: BlockProps<'rows'>) {
  return (
    <BlockFrame block={block} context={context}>
      <RowList items={citedItems(block.items, context)} />
    </BlockFrame>
  );
}
