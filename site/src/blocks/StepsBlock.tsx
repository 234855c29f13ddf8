import { NumberedList } from '../ui/NumberedList/NumberedList.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockProps, citedItems } from './block-props.ts';

export function StepsBlock({ block, context }: BlockProps<'steps'>) {
  return (
    <BlockFrame block={block} context={context}>
      <NumberedList items={citedItems(block.items, context)} />
    </BlockFrame>
  );
}
