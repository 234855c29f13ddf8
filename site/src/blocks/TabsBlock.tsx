import { Tabs } from '../live/Tabs/Tabs.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockProps, citedItems } from './block-props.ts';

export function TabsBlock({ block, context }: BlockProps<'tabs'>) {
  const panels = block.tabs.map((tab) => ({ ...tab, items: citedItems(tab.items, context) }));
  return (
    <BlockFrame block={block} context={context}>
      <Tabs label={block.title} panels={panels} />
    </BlockFrame>
  );
}
