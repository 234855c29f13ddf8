import { classNames } from '../components/class-names.ts';
import { IllustrationFigure } from '../components/IllustrationFigure/IllustrationFigure.tsx';
import { RowList } from '../components/RowList/RowList.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockProps, citedItems, courseOf } from './block-props.ts';
import styles from './IncludedBlock.module.css';

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
            <IllustrationFigure {...picture} loading="lazy" />
          </div>
        )
      }
    >
      {included.length > 0 ? (
        <div className={classNames('halves', styles.pair)}>
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
