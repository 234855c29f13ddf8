import { z } from 'zod';
import { numbersIn } from '../text/numbers.ts';
import { markets } from './instrument.ts';
import { headFact, ledger } from './parts/block.ts';
import { lacksOfNumber } from './parts/chart.ts';
import {
  closing,
  heading,
  internalPath,
  isoDay,
  line,
  listOf,
  namingFields,
  paragraph,
  seo,
  slug,
  sourceKey,
  titled,
} from './parts/fields.ts';

const answer = z.strictObject({
  text: paragraph,
  stat: line(2, 24).describe('The answer as a number or a few words, set large.'),
  statNote: line(4, 80).describe('What the large number is.'),
  basis: line(4, 200).describe(
    'Sections of the law, such as 2(2)(b) and 12A; says where the answer is our reading.',
  ),
  sources: z.array(sourceKey).min(1),
});

/** The law of one market or several. The table lists instruments whose `explainedAt` is the page. */
export const marketSchema = z.strictObject({
  title: heading,
  lead: paragraph.describe('First sentences under the headline.'),
  seo,
  order: z.int().min(1).describe('Place in lists and menus; 1 is the first.'),
  markets: z
    .array(z.enum(markets))
    .describe('All instruments of these markets belong on the page, which content lint checks.'),
  first: z
    .array(slug)
    .min(1)
    .describe('Instruments first in the table, most important first; the rest follow by how far they bind.'),
  facts: z
    .array(headFact)
    .max(2)
    .optional()
    .describe('Facts beside the headline of a page that the table of markets has no single row for.'),
  question: z.strictObject({ text: line(10, 90), yes: answer, no: answer }),
  clocks: titled
    .extend({
      items: listOf({
        hours: z.number().min(1),
        after: z.int().min(0).default(0).describe('In hours after the incident.'),
        label: line(3, 24),
        text: line(4, 120),
        instrument: slug,
      })
        .min(2)
        .max(6)
        .refine(
          (items) => items.some(({ hours }) => hours !== items[0]?.hours),
          'Clocks of one length draw nothing: leave them out, the rules name them',
        ),
    })
    .check(
      namingFields(({ title, items }) =>
        lacksOfNumber(
          title,
          items.flatMap(({ label }) => numbersIn(label)),
          ['title'],
        ),
      ),
    )
    .optional(),
  penalties: ledger.optional().describe('A chart of sums, below the question.'),
  service: z.strictObject({ title: line(2, 90), text: paragraph, to: internalPath }),
  closing,
  reviewedOn: isoDay.describe('Day on which the page was last compared with its sources.'),
  sourcesTo: line(4, 30).describe('The latest date that the sources cover, such as October 2026.'),
});
export type MarketPage = z.infer<typeof marketSchema>;
