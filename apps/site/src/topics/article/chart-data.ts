import { csvText } from '@vanda/forms/csv';
import type { ArticleChart } from '../../schemas/parts/article-chart.ts';
import type { Source } from '../../schemas/source.ts';
import { plainText } from '../../text/rich-text.ts';

/** The numbers of a chart as CSV: a head, then a row for each mark with its note and sources. */
export function chartCsv(chart: ArticleChart, sources: readonly Pick<Source, 'publisher' | 'title'>[]) {
  const about = [
    plainText(chart.note),
    sources.map(({ publisher, title }) => `${publisher}, ${title}`).join('; '),
  ];
  const [head, ...rows] = tableOf(chart);
  return csvText([[...(head ?? []), 'note', 'sources'], ...rows.map((row) => [...row, ...about])]);
}

function tableOf({ measures = [], fields = [], counts = [] }: ArticleChart): string[][] {
  if (measures.length > 0)
    return [
      ['what', 'unit', 'before', 'after', 'by', 'year', 'evidence'],
      ...measures.map(({ what, unit, before, after, by, year, says }) => [
        what,
        unit,
        String(before ?? 100),
        String(after),
        by,
        year,
        says,
      ]),
    ];
  if (fields.length > 0)
    return [
      ['field', 'part', 'of a hundred'],
      ...fields.flatMap(({ title, parts }) =>
        parts.map(({ label = '', share }) => [title, label, String(share)]),
      ),
    ];
  return [['what', 'count'], ...counts.map(({ title, count }) => [title, String(count)])];
}
