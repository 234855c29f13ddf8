import { CountRows } from '../figures/Count/CountRows.tsx';
import { PartsFields } from '../figures/Parts/PartsFields.tsx';
import { inMarkdown } from '../markdown-hints.ts';
import { Figure } from '../ui/Figure/Figure.tsx';
import { Rich } from '../ui/Rich/Rich.tsx';
import { SourceMarks } from '../ui/SourceMarks/SourceMarks.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './ColumnsBlock.module.css';

export function ColumnsBlock({ block, context }: BlockProps<'columns'>) {
  return (
    <BlockFrame block={block} context={context}>
      <div className={styles.columns} data-count={Math.min(block.columns.length, 3)}>
        {block.columns.map(({ title, figure, parts, counts, paragraphs, list, sources }, i) => (
          <div key={title ?? i}>
            {title && <h3>{title}</h3>}
            {figure && (
              <p className={styles.big}>
                <Figure text={figure} />
              </p>
            )}
            {parts && <PartsFields fields={[{ parts }]} />}
            {counts && <CountRows rows={counts} />}
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
            {sources && (
              <p className="note" {...inMarkdown('label')}>
                Sources
                <SourceMarks sources={context.cite(sources)} />
              </p>
            )}
          </div>
        ))}
      </div>
    </BlockFrame>
  );
}
