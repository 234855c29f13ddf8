import { shortDate } from '@vanda/enquiry/day';
import { FigureFrame } from '../figures/FigureFrame/FigureFrame.tsx';
import { Horizon } from '../figures/Horizon/Horizon.tsx';
import { Scale } from '../figures/Scale/Scale.tsx';
import { ScaleKey } from '../figures/Scale/ScaleKey.tsx';
import { classNames } from '../ui/class-names.ts';
import { Fold } from '../ui/Fold/Fold.tsx';
import { Rich } from '../ui/Rich/Rich.tsx';
import { SectionShell } from '../ui/Section/Section.tsx';
import { SourceMarks } from '../ui/SourceMarks/SourceMarks.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockProps, figureHeadOf, isPrinted } from './block-props.ts';
import styles from './TimelineBlock.module.css';

const mostUnfolded = 6;

export function TimelineBlock({ block, context }: BlockProps<'timeline'>) {
  if (block.figure === 'horizon') return <HorizonSection block={block} context={context} />;
  const unit = block.figure === 'clock' ? 'days' : 'years';
  return (
    <BlockFrame block={block} context={context} layout="wide">
      {block.figure ? (
        <FigureFrame {...figureHeadOf(block)} legend={<ScaleKey items={block.items} unit={unit} />}>
          <Scale items={block.items.map((item) => ({ ...item, words: [item.title] }))} unit={unit} />
          <FoldedDates block={block} context={context} />
        </FigureFrame>
      ) : (
        <DateList block={block} context={context} className={styles.line} />
      )}
    </BlockFrame>
  );
}

/** From edge to edge: the figure is the section, and its title the heading. */
function HorizonSection({ block, context }: BlockProps<'timeline'>) {
  const items = block.items.map(({ stage = 'addition', sources, ...item }) => ({
    ...item,
    stage,
    sources: context.cite(sources),
  }));
  return (
    <SectionShell id={block.id} ground="tint" isBleed isPrinted={isPrinted(block.kind, context)}>
      <Horizon
        title={block.title}
        note={block.note}
        items={items}
        validYears={block.validYears}
        caption={block.figureNote}
      />
    </SectionShell>
  );
}

/** On a small screen the drawing says when; what each date is about is a touch away where there are many. */
function FoldedDates({ block, context }: BlockProps<'timeline'>) {
  const list = <DateList block={block} context={context} className={styles.list} />;
  const { length } = block.items;
  return length > mostUnfolded ? <Fold label={`List of ${length} dates`}>{list}</Fold> : list;
}

/** The dates as a list: beneath their drawing, or each with its mark on a line of its own. */
function DateList({ block, context, className }: BlockProps<'timeline'> & { className: string | undefined }) {
  return (
    <ol className={className}>
      {block.items.map(({ date, dateText, title, text, mark, originalDate, sources }) => (
        <li key={`${date}${title}`} className={block.figure ? undefined : classNames(mark && styles[mark])}>
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
  );
}
