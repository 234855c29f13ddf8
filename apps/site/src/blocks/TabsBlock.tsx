import { Tabs } from '../features/Tabs/Tabs.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockProps, citedSteps } from './block-props.ts';

export function TabsBlock({ block, context }: BlockProps<'tabs'>) {
  const panels = block.tabs.map((tab) => ({ ...tab, items: citedSteps(tab.items, context, tab.otherName) }));
  return (
    <BlockFrame block={block} context={context} layout="split">
      <Tabs label={block.title} panels={panels} />
    </BlockFrame>
  );
}
