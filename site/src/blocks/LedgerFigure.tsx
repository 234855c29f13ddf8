import { Choose } from '../figures/Choose/Choose.tsx';
import { CountRing } from '../figures/Count/CountRing.tsx';
import { CountRows } from '../figures/Count/CountRows.tsx';
import { FigureFrame } from '../figures/FigureFrame/FigureFrame.tsx';
import { StepPath } from '../figures/Path/StepPath.tsx';
import { Ruler } from '../figures/Ruler/Ruler.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockProps, courseBySlug, figureHeadOf } from './block-props.ts';

const rowFigures = ['path', 'choose', 'ruler', 'count'] as const;

/** Whether a figure takes the place of its table; others stand over it or in it. */
export const isRowFigure = (figure: string | undefined) => rowFigures.some((one) => one === figure);

/** A table as one of the figures that take its place: its rows are steps, branches, groups or counts. */
export function LedgerFigure({ block, context }: BlockProps<'ledger'>) {
  const isSplit = block.figure === 'count' && block.rows.every(({ newCount }) => newCount === undefined);
  return (
    <BlockFrame block={block} context={context} layout={isSplit ? 'split' : 'wide'}>
      <FigureFrame {...figureHeadOf(block)}>
        <DrawnRows block={block} context={context} />
      </FigureFrame>
    </BlockFrame>
  );
}

function DrawnRows({ block, context }: BlockProps<'ledger'>) {
  const { columns, figure } = block;
  const rows = block.rows.map(({ cells: [first = '', ...cells], note, newCount, course, sources }) => ({
    first,
    cells,
    note,
    newCount,
    course: course === undefined ? undefined : courseBySlug(context, course),
    sources: context.cite(sources),
  }));
  if (figure === 'path') {
    const steps = rows.map(({ first, cells, sources }) => ({
      title: first,
      sources,
      entries: cells.map((text, i) => ({ label: columns[i + 1]?.label ?? '', text })),
    }));
    return <StepPath steps={steps} />;
  }
  if (figure === 'choose') {
    // “If they …” begins each question; any other heading, such as “What you hear”, stands over somebody's words.
    const lead = columns[0]?.label ?? '';
    const opening = lead.endsWith('…') ? lead.slice(0, -1) : '';
    const branches = rows.map(({ first, cells: [answer, text = ''], sources, course }) => ({
      question: opening + first,
      answer,
      text,
      sources,
      offer: course,
    }));
    return <Choose branches={branches} isSpoken={opening === ''} />;
  }
  const counted = rows.map(({ first, cells, ...row }) => ({
    ...row,
    newCount: row.newCount ?? 0,
    title: first,
    text: cells.length > 1 ? cells[0] : undefined,
    count: Number(cells.at(-1)),
  }));
  if (figure === 'ruler') {
    const groups = counted.map(({ title, text, count }) => ({
      title,
      count,
      names: (text ?? '').split(';').map((name) => capital(name.trim())),
    }));
    return <Ruler groups={groups} />;
  }
  return block.rows.some(({ newCount }) => newCount !== undefined) ? (
    <CountRing rows={counted} textLabel={columns[1]?.label ?? ''} />
  ) : (
    <CountRows rows={counted} />
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
