import { shortDate } from '@vanda/forms/day';
import type { Market } from '../../schemas/instrument.ts';
import type { PageOf } from '../../schemas/page.ts';
import { cellKind, kindOn, type MatrixKind } from '../../schemas/parts/matrix-kind.ts';
import { numbersIn } from '../../text/numbers.ts';
import { nextDays } from './horizon/next-days.ts';
import { enforcerWords, marketOf, penaltyWords } from './record-words.ts';
import type { NamedInstrument } from './references.ts';

type Page = PageOf<'which-laws'>;
type Row = Page['table']['rows'][number];

/** Columns of the table with a mark of force: reach, rule and right. */
const markedColumns = 3;
const noticeColumn = 3;

/** A row for each heading, with a cell for each market; the last cites the laws. */
export function comparedRows(
  { table, headings }: { table: Pick<Page['table'], 'columns'>; headings: Page['compare']['headings'] },
  markets: readonly Row[],
  instruments: readonly NamedInstrument[],
  today: string,
) {
  const labels = [headings.definition, ...table.columns.slice(1)];
  const columns = markets.map(
    ({ id, name, definition, cells, instruments: ids, to, sources = [], marks }) => {
      const laws = ids.flatMap((law) => instruments.filter((one) => one.id === law));
      const lines = (wordsOf: (one: NamedInstrument) => string) =>
        laws.map((one) => `${laws.length > 1 ? `**${one.shortName}.** ` : ''}${wordsOf(one)}`);
      return {
        cells: [
          definition,
          ...cells,
          lines(({ enforcedBy }) => enforcerWords(enforcedBy)),
          lines(({ penalty }) => penaltyWords(penalty)),
          nextDayWords(id, instruments, today),
          `[${name}](${to})`,
        ],
        kinds: marks.slice(0, markedColumns).map((mark) => kindOf(mark, today)),
        sources: [...sources, ...laws.map(({ primary }) => primary)],
      };
    },
  );
  const { enforcer, penalty, next, rules } = headings;
  return [...labels, enforcer, penalty, next, rules].map((label, i) => ({
    cells: [label, ...columns.map(({ cells }) => cells[i] ?? '')],
    // The definition is before the columns of the table.
    kinds: columns.map(({ kinds }) => kinds[i - 1]),
    sources: label === rules ? [...new Set(columns.flatMap(({ sources }) => sources))] : [],
  }));
}

const kindOf = (mark: string, today: string): MatrixKind | undefined => {
  const kind = cellKind.safeParse(mark).data;
  return kind ? kindOn(kind, today) : undefined;
};

/** Names of the columns in which the markets have different marks. */
export const differingPoints = (names: readonly string[], [a, b]: readonly [Row, Row], today: string) =>
  names.filter((_, i) => {
    const mark = (row: Row) => kindOf(row.marks[i] ?? '', today) ?? row.marks[i];
    return mark(a) !== mark(b);
  });

/** Notice of a breach, highest penalty and next day, as a figure with a note for each market. */
export function comparedFigures(
  { table, headings }: { table: Pick<Page['table'], 'columns'>; headings: Page['compare']['headings'] },
  markets: readonly Row[],
  instruments: readonly NamedInstrument[],
  today: string,
) {
  const figures = markets.map((market) => [
    noticeFigure(market),
    penaltyFigure(market, instruments),
    dayFigure(nextDayOf(market.id, instruments, today)),
  ]);
  return [table.columns[noticeColumn + 1] ?? '', headings.penalty, headings.next].map((label, i) => ({
    label,
    figures: figures.flatMap((own) => own[i] ?? []),
  }));
}

/** Notice of a breach, and the highest penalty where one is named, for the head of the market’s own page. */
export function headFigures(
  {
    table,
    headings,
  }: { table: Pick<Page['table'], 'columns'>; headings: Pick<Page['compare']['headings'], 'penalty'> },
  market: Row,
  instruments: readonly NamedInstrument[],
) {
  const figures = {
    [table.columns[noticeColumn + 1] ?? '']: noticeFigure(market),
    ...(market.most && {
      [[headings.penalty, market.most.of].filter(Boolean).join(', ')]: penaltyFigure(market, instruments),
    }),
  };
  return Object.entries(figures).map(([label, { text, note }]) => ({ label, value: text, note }));
}

type Figure = { text: string; note: string };

function noticeFigure({ marks, cells }: Row): Figure {
  const text = marks[noticeColumn].replace(/ h$/, ' hours');
  const cell = cells[noticeColumn] ?? '';
  return { text, note: cell.startsWith(text) ? cell.slice(text.length + 2) : cell };
}

function penaltyFigure({ id, most }: Row, instruments: readonly NamedInstrument[]): Figure {
  const law = instruments.find((one) => one.id === most?.law);
  if (!(most && law)) throw new Error(`pages/which-laws.yaml gives ${id} no highest penalty of a record`);
  const recorded = numbersIn(penaltyWords(law.penalty));
  if (!numbersIn(`${most.text} ${most.note}`).every((number) => recorded.includes(number)))
    throw new Error(`pages/which-laws.yaml gives ${id} a penalty that ${law.id} does not name`);
  return { text: most.text, note: `${most.note}: ${law.shortName}` };
}

const noDay = 'No future date is set.';

const dayFigure = (next: ReturnType<typeof nextDayOf>): Figure =>
  next
    ? { text: next.dateText ?? shortDate(next.day), note: `${next.title}: ${next.text}` }
    : { text: '', note: noDay };

const nextDayOf = (market: Market, instruments: readonly NamedInstrument[], today: string) =>
  nextDays(
    instruments.filter((one) => marketOf(one) === market),
    { today, count: 1, listPath: '', places: new Map() },
  )[0];

function nextDayWords(market: Market, instruments: readonly NamedInstrument[], today: string): string {
  const next = nextDayOf(market, instruments, today);
  return next ? `**${next.dateText ?? shortDate(next.day)}.** ${next.title}: ${next.text}` : noDay;
}
