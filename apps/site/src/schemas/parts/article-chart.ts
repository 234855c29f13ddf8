import { z } from 'zod';
import { counted, measure, partsField } from './chart-fields.ts';
import { sourceKey } from './citation.ts';
import { heading, isoDay, line, paragraph, slug } from './text.ts';

/** Each list makes one kind of chart. */
const chartLists = ['measures', 'fields', 'counts', 'days'] as const;

const dated = z.strictObject({
  date: isoDay,
  dateText: line(4, 20).optional().describe('Stands for the day where only a month is known: March 2025.'),
  title: line(4, 44),
  mark: z.literal('now').optional().describe('Now: it happened after the article was published.'),
});

/** A chart of an article: its section, and numbers that the text gives too. The filled list decides the kind. */
export const articleChart = z
  .strictObject({
    id: slug.describe('Anchor of the chart, in the page’s address.'),
    title: heading.describe('What the reader sees in it, as a sentence.'),
    note: paragraph.describe('Caption: who published the numbers, for which year, what is not published.'),
    sources: z.array(sourceKey).min(1, 'names no source').describe('Sources of the numbers, by key.'),
    under: line(2, 110)
      .optional()
      .describe(
        'Heading, word for word, of the section that ends with the chart. Left out for `days`, which stand under the updates.',
      ),
    measures: z.array(measure).min(1).max(4).optional().describe('From and to, on a line for each.'),
    fields: z.array(partsField).min(1).max(6).optional().describe('Parts of a hundred, a field for each.'),
    counts: z.array(counted).min(2).max(6).optional().describe('Numbers of things, a dot for each thing.'),
    days: z.array(dated).min(4).max(10).optional().describe('Days to scale: what has changed since.'),
  })
  .check(({ value, issues }) => {
    const refuse = (path: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [path], message });
    const [list, ...others] = chartLists.filter((name) => value[name] !== undefined);
    if (!list) refuse('measures', `is missing: a chart is drawn from one of ${chartLists.join(', ')}`);
    for (const other of others)
      refuse(other, `stands beside \`${list}\`: a chart is drawn from one list, make two of it`);
    if (list && list !== 'days' && value.under === undefined)
      refuse('under', 'is missing: write the heading of the section that ends with the chart');
    if (list === 'days' && value.under !== undefined)
      refuse('under', 'has no place here: days stand under the updates, so take it out');
  });
export type ArticleChart = z.infer<typeof articleChart>;
