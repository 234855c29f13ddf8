import { shortDate } from '@vanda/enquiry/day';
import { classNames } from '../ui/class-names.ts';
import { Rich } from '../ui/Rich/Rich.tsx';
import { SourceMarks } from '../ui/SourceMarks/SourceMarks.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './TimelineBlock.module.css';

export function TimelineBlock({ block, context }: BlockProps<'timeline'>) {
  return (
    <BlockFrame block={block} context={context} layout="wide">
      <ol className={styles.line}>
        {block.items.map(({ date, dateText, title, text, mark, originalDate, sources }) => (
          <li key={`${date}${title}`} className={classNames(mark && styles[mark])}>
            <p className={styles.date}>
              <time dateTime={date} className="num">
                {dateText ?? shortDate(date)}
              </time>
              {originalDate && (
                <span className={styles.was}>
                  was{' '}
                  <s>
                    <time dateTime={originalDate}>{shortDate(originalDate)}</time>
                  </s>
                </span>
              )}
            </p>
            <b>{title}</b>
            <p className="soft">
              <Rich text={text} />
              <SourceMarks sources={context.cite(sources)} />
            </p>
          </li>
        ))}
      </ol>
    </BlockFrame>
  );
}
