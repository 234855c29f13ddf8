import { z } from 'zod';
import { drawnOf, lacksOfNumber } from './chart.ts';
import { counted, drawnParts, measure, partsField } from './chart-fields.ts';
import { heading, line, namingFields, paragraph, slug, sourceKey } from './fields.ts';

const chartLists = ['measures', 'fields', 'counts'] as const;

type Drawn = {
  measures?: z.infer<typeof measure>[] | undefined;
  fields?: z.infer<typeof partsField>[] | undefined;
  counts?: z.infer<typeof counted>[] | undefined;
};

const drawnBy = ({ measures = [], fields = [], counts = [] }: Drawn) => [
  ...measures.flatMap(drawnOf),
  ...drawnParts(fields),
  ...counts.map(({ count }) => count),
];

/** A chart of an article: its section, and numbers that the text also gives. The filled list decides the kind. */
export const articleChart = z
  .strictObject({
    id: slug.describe('Anchor of the chart, in the page’s address.'),
    title: heading.describe(
      'What the reader sees in it, as a sentence with one of the numbers drawn, in digits.',
    ),
    note: paragraph.describe('Caption: who published the numbers, for which year, what is not published.'),
    sources: z.array(sourceKey).min(1, 'names no source').describe('Sources of the numbers, by key.'),
    under: line(2, 110).describe('Heading, word for word, of the section that ends with the chart.'),
    measures: z.array(measure).min(1).max(4).optional().describe('From and to, on a line for each.'),
    fields: z.array(partsField).min(1).max(6).optional().describe('Parts of a hundred, a field for each.'),
    counts: z.array(counted).min(2).max(6).optional().describe('Numbers of things, a dot for each thing.'),
  })
  .check(
    namingFields(function* (chart) {
      const [list, ...others] = chartLists.filter((name) => chart[name] !== undefined);
      if (!list)
        yield {
          path: ['measures'],
          message: `is missing: a chart is drawn from one of ${chartLists.join(', ')}`,
        };
      for (const other of others)
        yield {
          path: [other],
          message: `stands beside \`${list}\`: a chart is drawn from one list, make two of it`,
        };
      if (list) yield* lacksOfNumber(chart.title, drawnBy(chart), ['title']);
    }),
  );
export type ArticleChart = z.infer<typeof articleChart>;
