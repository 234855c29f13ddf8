import { AmountBars } from '../charts/Bars/AmountBars.tsx';
import { ChangeLine } from '../charts/Change/ChangeLine.tsx';
import { ChartFrame } from '../charts/ChartFrame/ChartFrame.tsx';
import { EvidenceLine } from '../charts/EvidenceKey/EvidenceKey.tsx';
import { PartsFields } from '../charts/Parts/PartsFields.tsx';
import { PartsKey } from '../charts/Parts/PartsKey.tsx';
import { ClockKey } from '../charts/TimeScale/ClockKey.tsx';
import { clockItems } from '../charts/TimeScale/clock-items.ts';
import { ScaleRows } from '../charts/TimeScale/ScaleRows.tsx';
import { TimeScale } from '../charts/TimeScale/TimeScale.tsx';
import { classNames } from '../components/class-names.ts';
import { CitedText } from '../components/SourceMarks/SourceMarks.tsx';
import { Stat } from '../components/Stat/Stat.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockProps, chartHeadOf } from './block-props.ts';
import styles from './FiguresBlock.module.css';

export function FiguresBlock({ block, context }: BlockProps<'figures'>) {
  if (block.chart === 'bars') return <AmountBarsBlock block={block} context={context} />;
  const fields = block.items.flatMap((item) => item.fields ?? []);
  return (
    <BlockFrame
      block={block}
      context={context}
      aside={<EvidenceLine measures={block.items.map(({ measure }) => measure)} />}
    >
      <ul className={styles.figures}>
        {block.items.map(({ figure, title, text, sources, measure, evidence }) => (
          <li key={title}>
            <p className={classNames(styles.figure, evidence === 'pending' && styles.claimed)}>
              <Stat text={figure} />
            </p>
            <h3>{title}</h3>
            <CitedText className="soft" text={text} sources={context.cite(sources)} />
            {measure && <ChangeLine measure={measure} />}
          </li>
        ))}
      </ul>
      {block.chart === 'days' && block.days && (
        <div className={styles.fields}>
          <ChartFrame {...chartHeadOf(block)} legend={<ClockKey days={block.days} />}>
            <TimeScale items={clockItems(block.days)} unit="days" />
            <ScaleRows rows={block.days.map(({ text, what }) => ({ when: text, text: what }))} />
          </ChartFrame>
        </div>
      )}
      {fields.length > 0 && (
        <div className={styles.fields}>
          <ChartFrame {...chartHeadOf(block)} legend={<PartsKey parts={fields[0]?.parts ?? []} />}>
            <PartsFields fields={fields} />
          </ChartFrame>
        </div>
      )}
    </BlockFrame>
  );
}

function AmountBarsBlock({ block, context }: BlockProps<'figures'>) {
  const items = block.items.map(({ sources, ...item }) => ({ ...item, sources: context.cite(sources) }));
  return (
    <BlockFrame block={block} context={context}>
      <ChartFrame
        {...chartHeadOf(block)}
        legend={
          <>
            Bars start at nothing and share one scale.
            {items.some(({ mark }) => mark === 'expected') && (
              <>
                {' '}
                <b>Dotted:</b> averted or expected, part of no sum.
              </>
            )}
          </>
        }
      >
        <AmountBars items={items} />
      </ChartFrame>
    </BlockFrame>
  );
}
