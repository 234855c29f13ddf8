import { z } from 'zod';
import { numbersIn } from '../text/numbers.ts';
import { markets } from './instrument.ts';
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
  stat: line(2, 24),
  statNote: line(4, 80),
  /** Sections of the law, such as 2(2)(b) and 12A; says where the answer is our reading. */
  basis: line(4, 200),
  sources: z.array(sourceKey).min(1),
});

/** The law of one market or several. The table lists instruments whose `explainedAt` is the page. */
export const marketSchema = z.strictObject({
  title: heading,
  lead: paragraph,
  seo,
  order: z.int().min(1),
  /** All instruments of these markets belong on the page, which content lint checks. */
  markets: z.array(z.enum(markets)),
  /** Instruments first in the table, most important first; the rest follow by how far they bind. */
  first: z.array(slug).min(1),
  question: z.strictObject({ text: line(10, 60), yes: answer, no: answer }),
  clocks: titled
    .extend({
      items: listOf({
        hours: z.number().min(1),
        /** In hours after the incident. */
        after: z.int().min(0).default(0),
        label: line(3, 24),
        text: line(4, 120),
        instrument: slug,
      })
        .min(2)
        .max(6),
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
  service: z.strictObject({ title: line(2, 90), text: paragraph, to: internalPath }),
  closing,
  reviewedOn: isoDay,
  /** The latest date that the sources cover, such as October 2026. */
  sourcesTo: line(4, 30),
});
export type MarketPage = z.infer<typeof marketSchema>;
