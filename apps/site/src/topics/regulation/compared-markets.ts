import { shortDate } from '@vanda/forms/day';
import type { Market } from '../../schemas/instrument.ts';
import type { PageOf } from '../../schemas/page.ts';
import { nextDays } from './horizon/next-days.ts';
import { enforcerWords, marketOf, penaltyWords } from './record-words.ts';
import type { NamedInstrument } from './references.ts';

type Page = PageOf<'which-laws'>;

/** A row for each heading, with a cell for each market; the last cites the laws. */
export function comparedRows(
  { table, headings }: { table: Pick<Page['table'], 'columns'>; headings: Page['compare']['headings'] },
  markets: readonly Omit<Page['table']['rows'][number], 'marks'>[],
  instruments: readonly NamedInstrument[],
  today: string,
) {
  const labels = [headings.definition, ...table.columns.slice(1)];
  const columns = markets.map(({ id, name, definition, cells, instruments: ids, to, sources = [] }) => {
    const laws = ids.flatMap((law) => instruments.filter((one) => one.id === law));
    const lines = (wordsOf: (one: NamedInstrument) => string) =>
      laws.map((one) => `**${one.shortName}.** ${wordsOf(one)}`);
    return {
      cells: [
        definition,
        ...cells,
        lines(({ enforcedBy }) => enforcerWords(enforcedBy)),
        lines(({ penalty }) => penaltyWords(penalty)),
        nextDayWords(id, instruments, today),
        `[${name}](${to})`,
      ],
      sources: [...sources, ...laws.map(({ primary }) => primary)],
    };
  });
  const { enforcer, penalty, next, rules } = headings;
  return [...labels, enforcer, penalty, next, rules].map((label, i) => ({
    cells: [label, ...columns.map(({ cells }) => cells[i] ?? '')],
    sources: label === rules ? [...new Set(columns.flatMap(({ sources }) => sources))] : [],
  }));
}

function nextDayWords(market: Market, instruments: readonly NamedInstrument[], today: string): string {
  const own = instruments.filter((one) => marketOf(one) === market);
  const [next] = nextDays(own, { today, count: 1, listPath: '', places: new Map() });
  return next
    ? `**${next.dateText ?? shortDate(next.day)}.** ${next.title}: ${next.text}`
    : 'No future date is set.';
}
