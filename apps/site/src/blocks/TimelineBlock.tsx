import { shortDate } from '@vanda/forms/day';
import { ChartFrame } from '../charts/ChartFrame/ChartFrame.tsx';
import { ScaleKey } from '../charts/TimeScale/ScaleKey.tsx';
import scale from '../charts/TimeScale/TimeScale.module.css';
import { TimeScale } from '../charts/TimeScale/TimeScale.tsx';
import { distance } from '../charts/TimeScale/time-scale.ts';
import { classNames, columnsFor } from '../components/class-names.ts';
import { CitedText } from '../components/SourceMarks/SourceMarks.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockProps, chartHeadOf } from './block-props.ts';
import styles from './TimelineBlock.module.css';

export function TimelineBlock({ block, context }: BlockProps<'timeline'>) {
  return (
    <BlockFrame block={block} context={context} layout="wide">
      {block.chart ? (
        <ChartFrame {...chartHeadOf(block)} legend={<ScaleKey items={block.items} />}>
          <TimeScale items={block.items} />
          <DateList block={block} context={context} isNumbered />
        </ChartFrame>
      ) : (
        <DateList block={block} context={context} />
      )}
    </BlockFrame>
  );
}

function DateList({ block, context, isNumbered }: BlockProps<'timeline'> & { isNumbered?: boolean }) {
  return (
    <ol className={classNames(columnsFor(block.items.length), styles.list, isNumbered && scale.numbered)}>
      {block.items.map(({ date, dateText, title, text, originalDate, sources }) => (
        <li key={`${date}${title}`}>
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
                , {distance(originalDate, date)} earlier
              </span>
            )}
          </p>
          <b>{title}</b>
          <CitedText className="soft" text={text} sources={context.cite(sources)} />
        </li>
      ))}
    </ol>
  );
}
