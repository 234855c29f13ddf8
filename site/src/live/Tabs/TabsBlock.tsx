import { BlockFrame } from '../../blocks/BlockFrame.tsx';
import { type BlockProps, citedItems } from '../../blocks/block-props.ts';
import { NumberedList } from '../../ui/NumberedList/NumberedList.tsx';
import { Rich } from '../../ui/Rich/Rich.tsx';
import { RowList } from '../../ui/RowList/RowList.tsx';
import styles from './TabsBlock.module.css';

/** All panels show, one under the other, until enhance/tabs.ts makes tabs of them. */
export function TabsBlock({ block, context }: BlockProps<'tabs'>) {
  return (
    <BlockFrame block={block} context={context}>
      <div className={styles.tabs} data-tabs={block.title}>
        {block.tabs.map(({ id, label, note, set, items }) => (
          <section key={id} id={id} className={styles.panel} data-tab={label}>
            <h3>{label}</h3>
            {note && (
              <p className="soft">
                <Rich text={note} />
              </p>
            )}
            {set === 'steps' ? (
              <NumberedList items={citedItems(items, context)} />
            ) : (
              <RowList items={citedItems(items, context)} />
            )}
          </section>
        ))}
      </div>
    </BlockFrame>
  );
}
