import { ChartFrame } from '../charts/ChartFrame/ChartFrame.tsx';
import { Choose } from '../charts/Choose/Choose.tsx';
import { CountRows } from '../charts/Count/CountRows.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockProps, chartHeadOf, courseBySlug } from './block-props.ts';

export const replacesTable = (chart: string | undefined) => chart === 'choose' || chart === 'count';

export function LedgerChart({ block, context }: BlockProps<'ledger'>) {
  const isSplit = block.chart === 'count' && block.rows.every(({ newCount }) => newCount === undefined);
  return (
    <BlockFrame block={block} context={context} layout={isSplit ? 'split' : 'wide'}>
      <ChartFrame {...chartHeadOf(block)}>
        {block.chart === 'choose' ? (
          <Branches block={block} context={context} />
        ) : (
          <Counts block={block} context={context} />
        )}
      </ChartFrame>
    </BlockFrame>
  );
}

function Branches({ block, context }: BlockProps<'ledger'>) {
  // “If they …” begins each question; other headings, such as “What you hear”, introduce quotations.
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

function Counts({ block, context }: BlockProps<'ledger'>) {
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
  return <CountRows rows={rows} />;
}
