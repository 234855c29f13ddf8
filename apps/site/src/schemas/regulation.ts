import { z } from 'zod';
import { type Block, block, headFact } from './parts/block.ts';
import {
  closing,
  heading,
  illustrationName,
  isoDay,
  lawDay,
  line,
  link,
  listOf,
  namingFields,
  paragraph,
  seo,
  slug,
  sourceKey,
} from './parts/fields.ts';

type Fine = { sum: string; share: string };

const finesOfTiers = (blocks: readonly Block[]) =>
  blocks.flatMap((tiers, i) =>
    tiers.kind === 'tiers'
      ? tiers.items.flatMap(({ fine }, j) => (fine ? { path: ['blocks', i, 'items', j, 'fine'], fine } : []))
      : [],
  );

/** A fine that is stated twice must be equal. */
const isInTableOfFines = (blocks: readonly Block[], { sum, share }: Fine) =>
  blocks.some(
    (table) =>
      table.kind === 'ledger' &&
      table.chart === 'bars' &&
      table.rows.some(({ cells }) => cells.includes(sum) && cells.includes(share)),
  );

export const regulationSchema = z
  .strictObject({
    title: heading,
    shortTitle: line(2, 40).describe('Name in menus, lists and the path above the page.'),
    lead: paragraph.describe('First sentences under the headline.'),
    menuText: line(8, 60).describe('Line under the name in the menu.'),
    order: z.int().min(1).describe('Place in lists and menus; 1 is the first.'),
    start: link.optional().describe('Button under the headline.'),
    jurisdiction: slug.describe('The calendar of the jurisdiction has the dates of every such instrument.'),
    jurisdictionName: line(2, 40),
    seo,
    illustration: illustrationName,
    alt: line(10, 200).describe('What the picture shows, for people who do not see it.'),
    caption: line(10, 240).describe('Sentence under the picture.'),
    facts: z.array(headFact).min(1).max(4).describe('Facts beside the headline, after the next day.'),
    blocks: z.array(block).min(3).describe('Sections of the page, in their order.'),
    /** A correction of the page is one of them, and never removed. */
    changes: listOf({
      date: lawDay,
      dateText: line(4, 60).optional().describe('Replaces the date where it is known by month or year.'),
      title: line(5, 140),
      text: paragraph,
      sources: z.array(sourceKey).min(1),
    }).min(1),
    sources: z.array(sourceKey).min(1),
    closing,
    reviewedOn: isoDay.describe('Day on which the page was last compared with its sources.'),
    sourcesTo: line(4, 30).describe('The latest date that the sources cover, such as mid-October 2026.'),
  })
  .check(
    namingFields(function* ({ blocks }) {
      for (const { path, fine } of finesOfTiers(blocks))
        if (!isInTableOfFines(blocks, fine))
          yield {
            path,
            message: `stands in no table with \`chart: bars\` on this page: ${fine.sum} or ${fine.share}`,
          };
    }),
  );
export type Regulation = z.infer<typeof regulationSchema>;
