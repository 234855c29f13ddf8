import { ChangeList } from '../ui/ChangeList/ChangeList.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import type { BlockProps } from './block-props.ts';

export function ChangesBlock({ block, context }: BlockProps<'changes'>) {
  return (
    <BlockFrame block={block} context={context}>
      <ChangeList
        items={block.items.map(({ sources, ...item }) => ({ ...item, sources: context.cite(sources) }))}
      />
    </BlockFrame>
  );
}
