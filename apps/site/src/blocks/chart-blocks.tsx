import { dayOfShortDate } from '@vanda/forms/date-formats';
import { shortDate, toIsoDay } from '@vanda/forms/day';
import type { ReactNode } from 'react';
import { AmountBars } from '../charts/Bars/AmountBars.tsx';
import { Bar } from '../charts/Bars/Bar.tsx';
import { amountShares } from '../charts/Bars/bar-shares.ts';
import { ChangeLine } from '../charts/Change/ChangeLine.tsx';
import { ChartFrame } from '../charts/ChartFrame/ChartFrame.tsx';
import { Choose } from '../charts/Choose/Choose.tsx';
import { CountRows } from '../charts/Count/CountRows.tsx';
import { KindMark } from '../charts/KindMark/KindMark.tsx';
import { PartsFields, PartsKey } from '../charts/Parts/PartsFields.tsx';
import scale from '../charts/TimeScale/TimeScale.module.css';
import { ClockKey, ScaleKey, ScaleRows, TimeScale } from '../charts/TimeScale/TimeScale.tsx';
import { clockItems, distance } from '../charts/TimeScale/time-scale.ts';
import { classNames, columnsFor } from '../components/class-names.ts';
import { DataTable } from '../components/DataTable/DataTable.tsx';
import { Fold, FoldAfter } from '../components/Fold/Fold.tsx';
import { CitedText } from '../components/SourceMarks/SourceMarks.tsx';
import { Stat } from '../components/Stat/Stat.tsx';
import type { BlockOf } from '../schemas/parts/block.ts';
import { kindOn } from '../schemas/parts/matrix-kind.ts';
import { firstNamed, numbersIn } from '../text/numbers.ts';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockProps, chartHeadOf, courseBySlug } from './block-props.ts';
import styles from './chart-blocks.module.css';

const barsLegend = 'Sums as bars on one scale from 0.';

export function StatsBlock({ block, context }: BlockProps<'stats'>) {
  const { items, chart, days } = block;
  const fields = items.flatMap((item) => item.fields ?? []);
  if (chart === 'bars')
    return (
      <BlockFrame block={block} context={context}>
        <ChartFrame
          {...chartHeadOf(block)}
          legend={
            <>
              {barsLegend}
              {items.some(({ mark }) => mark === 'expected') && (
                <>
                  {' '}
                  <b>Dotted:</b> averted or expected, not in the sums.
                </>
              )}
            </>
          }
        >
          <AmountBars
            title={block.chartTitle ?? ''}
            items={items.map((item) => ({ ...item, sources: context.cite(item.sources) }))}
          />
        </ChartFrame>
      </BlockFrame>
    );
  const isClaimed = items.some(({ evidence }) => evidence === 'pending');
  return (
    <BlockFrame block={block} context={context} layout={isClaimed ? 'split' : undefined}>
      <ul className={styles.stats}>
        {items.map(({ stat, title, text, sources, measure, evidence }) => (
          <li key={title} className={items.length === 1 ? 'beside' : undefined}>
            <p className={classNames('fig', styles.stat, evidence === 'pending' && styles.claimed)}>
              <Stat text={stat} />
            </p>
            <h3>{title}</h3>
            {text && <CitedText text={text} sources={context.cite(sources)} />}
            {measure && <ChangeLine measure={measure} />}
          </li>
        ))}
      </ul>
      {chart === 'days' && days && (
        <div className="above">
          <ChartFrame {...chartHeadOf(block)} legend={<ClockKey days={days} />}>
            <TimeScale items={clockItems(days)} unit="days" />
            <ScaleRows rows={days.map(({ text, what }) => ({ when: text, text: what }))} />
          </ChartFrame>
        </div>
      )}
      {fields.length > 0 && (
        <div className="above">
          <ChartFrame {...chartHeadOf(block)} legend={<PartsKey fields={fields} isNamed />}>
            <PartsFields fields={fields} title={block.chartTitle ?? ''} />
          </ChartFrame>
        </div>
      )}
    </BlockFrame>
  );
}

export function Ledger({ block, context }: BlockProps<'ledger'>) {
  const { chart } = block;
  const Content = chart === 'choose' ? Branches : chart === 'count' ? Counts : Table;
  const content = <Content block={block} context={context} />;
  if (!chart) return content;
  const legends: { [Kind in typeof chart]?: ReactNode } = {
    dates: <ScaleKey items={[{ mark: 'duty' }]} today={toIsoDay(context.now)} />,
    bars: barsLegend,
    count: `${block.columns.at(-1)?.label}: one dot each.`,
  };
  return (
    <ChartFrame {...chartHeadOf(block)} legend={legends[chart]}>
      {content}
    </ChartFrame>
  );
}

export function ledgerLayout({ chart, rows }: BlockOf<'ledger'>) {
  if (chart !== 'choose' && chart !== 'count') return undefined;
  const isSplit = chart === 'count' && rows.every(({ newCount }) => newCount === undefined);
  return isSplit ? 'split' : 'wide';
}

type LedgerProps = BlockProps<'ledger'>;

const mostUnfolded = 6;
/** Rows shown of a long table whose many columns make each row high. */
const shownOfHigh = { columns: 5, rows: 4 };

function Table({ block, context }: LedgerProps) {
  const { chart, caption, columns } = block;
  const cellsOf = (place: number) => block.rows.map(({ cells }) => cells[place] ?? '');
  const sums = columns.findIndex(({ set }, i) => i > 0 && set === 'number');
  const dates = columns.findIndex(({ set }) => set === 'date');
  const bars = chart === 'bars' ? amountShares(cellsOf(sums)) : undefined;
  const named = firstNamed(block.chartTitle ?? '', bars ? cellsOf(sums).flatMap(numbersIn) : []);
  const today = toIsoDay(context.now);
  const rows = block.rows.map(({ cells, kinds, note, sources }, i) => ({
    cells: chart === 'dates' ? cells.map((text, j) => (j === 0 ? `${i + 1}. ${text}` : text)) : cells,
    marks: kinds && [
      undefined,
      ...kinds.map((kind, j) => <KindMark key={columns[j + 1]?.label} kind={kindOn(kind, today)} />),
    ],
    note,
    bar: bars && (
      <Bar
        share={bars.shares[i] ?? 0}
        isNamed={i === named}
        axis={i === block.rows.length - 1 ? cellsOf(sums)[bars.end] : undefined}
      />
    ),
    sources: context.cite(sources),
  }));
  const isHigh = columns.length >= shownOfHigh.columns && chart !== 'matrix' && rows.length > mostUnfolded;
  const table = (
    <FoldAfter
      items={rows}
      first={isHigh ? shownOfHigh.rows : rows.length}
      label="more rows"
      nameOf={({ cells: [name = ''] }) => name}
      isOnPhonesOnly={false}
    >
      {(shown) => <DataTable caption={caption} columns={columns} rows={shown} />}
    </FoldAfter>
  );
  return (
    <>
      {chart === 'dates' && (
        <TimeScale
          items={cellsOf(dates).map((text) => ({ date: dayOfShortDate(text), mark: 'duty' }))}
          today={today}
        />
      )}
      {rows.length > mostUnfolded ? (
        <Fold label={`${rows.length} rows: ${caption}`} isOpen={block.isOpen}>
          {table}
        </Fold>
      ) : (
        table
      )}
    </>
  );
}

function Branches({ block, context }: LedgerProps) {
  // Headings other than “If they …”, such as “What you hear”, introduce quotations.
  const lead = block.columns[0]?.label ?? '';
  const opening = lead.endsWith('…') ? lead.slice(0, -1) : '';
  const branches = block.rows.map(({ cells: [question = '', answer, text = ''], course, sources }) => ({
    question: opening + question,
    answer,
    text,
    offer: course === undefined ? undefined : courseBySlug(context, course),
    sources: context.cite(sources),
  }));
  return <Choose branches={branches} isSpoken={opening === ''} />;
}

function Counts({ block, context }: LedgerProps) {
  const textLabel = block.columns[1]?.label ?? '';
  const rows = block.rows.map(({ cells: [title = '', ...cells], note, newCount, sources }) => {
    const text = cells.length > 1 ? cells[0] : undefined;
    return {
      title,
      label: note,
      text: text && newCount !== undefined ? `${textLabel}: ${text}` : text,
      count: Number(cells.at(-1)),
      newCount,
      sources: context.cite(sources),
    };
  });
  return <CountRows rows={rows} title={block.chartTitle ?? ''} />;
}

export function Timeline({ block, context }: BlockProps<'timeline'>) {
  const { items, chart } = block;
  const today = toIsoDay(context.now);
  const list = (
    <ol className={classNames(columnsFor(items.length), 'ruled', styles.timeline, chart && scale.numbered)}>
      {items.map(({ date, dateText, title, text, originalDate, sources }) => (
        <li key={`${date}${title}`}>
          <p className={styles.date}>
            <time dateTime={date} className="num">
              {dateText ?? shortDate(date)}
            </time>
          </p>
          <b>{title}</b>
          {originalDate && (
            <p className="soft">
              {`moved by ${distance(originalDate, date)} from `}
              <s>
                <time dateTime={originalDate}>{shortDate(originalDate)}</time>
              </s>
            </p>
          )}
          <CitedText text={text} sources={context.cite(sources)} />
        </li>
      ))}
    </ol>
  );
  if (!chart) return list;
  return (
    <ChartFrame {...chartHeadOf(block)} legend={<ScaleKey items={items} today={today} />}>
      <TimeScale items={items} today={today} />
      {list}
    </ChartFrame>
  );
}
