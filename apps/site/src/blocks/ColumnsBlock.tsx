import { PartsFields } from '../charts/Parts/PartsFields.tsx';
import { classNames, columnsFor } from '../components/class-names.ts';
import { Rich } from '../components/Rich/Rich.tsx';
import { SourceLine } from '../components/SourceMarks/SourceMarks.tsx';
import { Stat } from '../components/Stat/Stat.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './ColumnsBlock.module.css';

export function ColumnsBlock({ block, context }: BlockProps<'columns'>) {
  return (
    <BlockFrame block={block} context={context}>
      <div className={classNames(styles.columns, columnsFor(block.columns.length))}>
        {block.columns.map(({ title, figure, parts, paragraphs, list, sources }, i) => (
          <div key={title ?? i}>
            {title && <h3>{title}</h3>}
            {figure && (
              <p className={styles.big}>
                <Stat text={figure} />
              </p>
            )}
            {parts && <PartsFields fields={[{ parts }]} />}
            {paragraphs?.map((text) => (
              <p key={text}>
                <Rich text={text} />
              </p>
            ))}
            {list && (
              <ul>
                {list.map((text) => (
                  <li key={text}>
                    <Rich text={text} />
                  </li>
                ))}
              </ul>
            )}
            {sources && <SourceLine sources={context.cite(sources)} />}
          </div>
        ))}
      </div>
    </BlockFrame>
  );
}
