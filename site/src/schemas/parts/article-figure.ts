import { z } from 'zod';
import { sourceKey } from './citation.ts';
import { counted, measure, partsField } from './figure-fields.ts';
import { heading, isoDay, line, paragraph, slug } from './text.ts';

/** The lists that a figure can be drawn from, each as a kind of its own. */
const drawnLists = ['measures', 'fields', 'counts', 'groups', 'days'] as const;

const group = z.strictObject({ title: line(2, 60), names: z.array(line(2, 60)).min(1).max(6) });
const dated = z.strictObject({
  date: isoDay,
  dateText: line(4, 20).optional().describe('Stands for the day where only a month is known: March 2025.'),
  title: line(4, 44),
  mark: z.literal('now').optional().describe('Now: it happened after the article was published.'),
});

/**
 * A figure of an article: where it stands, and its numbers, which the article's text gives too. The one list that is
 * filled says what is drawn.
 */
export const articleFigure = z
  .strictObject({
    id: slug.describe('Anchor of the figure, in the page’s address.'),
    title: heading.describe('What the reader sees in it, as a sentence.'),
    note: paragraph.describe('Caption: who published the numbers, for which year, what is not published.'),
    sources: z.array(sourceKey).min(1, 'names no source').describe('Sources of the numbers, by key.'),
    under: line(2, 110)
      .optional()
      .describe(
        'Heading, word for word, of the section that ends with the figure. Left out for `days`, which stand under the updates.',
      ),
    measures: z.array(measure).min(1).max(4).optional().describe('From and to, on a line for each.'),
    fields: z.array(partsField).min(1).max(6).optional().describe('Parts of a hundred, a field for each.'),
    counts: z.array(counted).min(2).max(6).optional().describe('Numbers of things, a dot for each thing.'),
    groups: z.array(group).min(2).max(6).optional().describe('Named parts in groups.'),
    days: z.array(dated).min(4).max(10).optional().describe('Days to scale: what has changed since.'),
  })
  .check(({ value, issues }) => {
    const refuse = (path: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [path], message });
    const [list, ...others] = drawnLists.filter((name) => value[name] !== undefined);
    if (!list) refuse('measures', `is missing: a figure is drawn from one of ${drawnLists.join(', ')}`);
    for (const other of others)
      refuse(other, `stands beside \`${list}\`: a figure is drawn from one list, make two of it`);
    if (list && list !== 'days' && value.under === undefined)
      refuse('under', 'is missing: write the heading of the section that ends with the figure');
    if (list === 'days' && value.under !== undefined)
      refuse('under', 'has no place here: days stand under the updates, so take it out');
  });
export type ArticleFigure = z.infer<typeof articleFigure>;
