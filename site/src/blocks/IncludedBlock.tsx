import { PlateFigure } from '../ui/PlateFigure/PlateFigure.tsx';
import { RowList } from '../ui/RowList/RowList.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockProps, citedItems, courseOf } from './block-props.ts';
import styles from './IncludedBlock.module.css';

/** What the participant receives, and whom the course is for; beside them the picture that the dates displaced. */
export function IncludedBlock({ block, context }: BlockProps<'included'>) {
  const { included = [], audiences = [] } = courseOf(context, 'included');
  const { picture } = context;
  return (
    <BlockFrame
      block={block}
      context={context}
      aside={
        picture && (
          <div className={styles.picture} data-print="no">
            <PlateFigure {...picture} loading="lazy" />
          </div>
        )
      }
    >
      {included.length > 0 ? (
        <div className={styles.pair}>
          <RowList items={citedItems(included, context)} mark="tick" />
          {audiences.length > 0 && (
            <div>
              <h3>Who it is for</h3>
              <RowList items={citedItems(audiences, context)} />
            </div>
          )}
        </div>
      ) : (
        <RowList items={citedItems(audiences, context)} />
      )}
    </BlockFrame>
  );
}
