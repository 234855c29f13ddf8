import { RowList } from '../components/RowList/RowList.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockProps, citedItems, courseOf } from './block-props.ts';

export function BenefitsBlock({ block, context }: BlockProps<'benefits'>) {
  return (
    <BlockFrame block={block} context={context}>
      <RowList items={citedItems(courseOf(context, 'benefits').benefits ?? [], context)} />
    </BlockFrame>
  );
}
