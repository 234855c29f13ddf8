import { RowList } from '../ui/RowList/RowList.tsx';
import styles from './BenefitsBlock.module.css';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockProps, citedItems, courseOf } from './block-props.ts';

export function BenefitsBlock({ block, context }: BlockProps<'benefits'>) {
  return (
    <BlockFrame block={block} context={context}>
      <div className={styles.columns}>
        <RowList items={citedItems(courseOf(context, 'benefits').benefits ?? [], context)} />
      </div>
    </BlockFrame>
  );
}
