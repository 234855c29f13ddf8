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
    shortTitle: line(2, 40),
    lead: paragraph,
    menuText: line(8, 60),
    order: z.int().min(1),
    start: link.optional(),
    /** The calendar of the jurisdiction has the dates of every such instrument. */
    jurisdiction: slug,
    jurisdictionName: line(2, 40),
    seo,
    illustration: illustrationName,
    alt: line(10, 200),
    caption: line(10, 240),
    facts: z.array(headFact).min(2).max(4),
    blocks: z.array(block).min(3),
    /** A correction of the page is one of them, and never removed. */
    changes: listOf({
      date: lawDay,
      dateText: line(4, 60).optional(),
      title: line(5, 140),
      text: paragraph,
      sources: z.array(sourceKey).min(1),
    }).min(1),
    sources: z.array(sourceKey).min(1),
    closing,
    reviewedOn: isoDay,
    /** The latest date that the sources cover, such as mid-October 2026. */
    sourcesTo: line(4, 30),
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
