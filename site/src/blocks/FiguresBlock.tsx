import { ChangeLine } from '../figures/Change/ChangeLine.tsx';
import { EvidenceLine } from '../figures/EvidenceKey/EvidenceKey.tsx';
import { FigureFrame } from '../figures/FigureFrame/FigureFrame.tsx';
import { Money } from '../figures/Money/Money.tsx';
import { PartsFields } from '../figures/Parts/PartsFields.tsx';
import { PartsKey } from '../figures/Parts/PartsKey.tsx';
import { ClockKey } from '../figures/Scale/ClockKey.tsx';
import { ClockList } from '../figures/Scale/ClockList.tsx';
import { clockItems } from '../figures/Scale/clock-items.ts';
import { Scale } from '../figures/Scale/Scale.tsx';
import { Figure } from '../ui/Figure/Figure.tsx';
import { Rich } from '../ui/Rich/Rich.tsx';
import { SourceMarks } from '../ui/SourceMarks/SourceMarks.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockProps, figureHeadOf } from './block-props.ts';
import styles from './FiguresBlock.module.css';

export function FiguresBlock({ block, context }: BlockProps<'figures'>) {
  if (block.figure === 'money') return <MoneyFigure block={block} context={context} />;
  const fields = block.items.flatMap((item) => item.fields ?? []);
  return (
    <BlockFrame
      block={block}
      context={context}
      aside={<EvidenceLine measures={block.items.map(({ measure }) => measure)} />}
    >
      <ul className={styles.figures}>
        {block.items.map(({ figure, title, text, sources, measure }) => (
          <li key={title}>
            <p className={styles.figure}>
              <Figure text={figure} />
            </p>
            <h3>{title}</h3>
            <p className="soft">
              <Rich text={text} />
              <SourceMarks sources={context.cite(sources)} />
            </p>
            {measure && <ChangeLine measure={measure} />}
          </li>
        ))}
      </ul>
      {block.figure === 'clock' && block.days && (
        <div className={styles.fields}>
          <FigureFrame {...figureHeadOf(block)} legend={<ClockKey days={block.days} />}>
            <Scale items={clockItems(block.days)} unit="days" />
            <ClockList days={block.days} />
          </FigureFrame>
        </div>
      )}
      {fields.length > 0 && (
        <div className={styles.fields}>
          <FigureFrame {...figureHeadOf(block)} legend={<PartsKey parts={fields[0]?.parts ?? []} />}>
            <PartsFields fields={fields} />
          </FigureFrame>
        </div>
      )}
    </BlockFrame>
  );
}

function MoneyFigure({ block, context }: BlockProps<'figures'>) {
  const items = block.items.map(({ sources, ...item }) => ({ ...item, sources: context.cite(sources) }));
  return (
    <BlockFrame block={block} context={context}>
      <FigureFrame
        {...figureHeadOf(block)}
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
        <Money items={items} />
      </FigureFrame>
    </BlockFrame>
  );
}
