import { z } from 'zod';
import { jurisdictions } from './instrument.ts';
import { type Block, block, headFact } from './parts/block.ts';
import { sourceKey } from './parts/citation.ts';
import { closing } from './parts/closing.ts';
import { illustrationName } from './parts/illustration.ts';
import { seo } from './parts/seo.ts';
import { heading, isoDay, lawDay, line, paragraph, slug } from './parts/text.ts';

const inOrder = (days: readonly string[]) => days.every((day, i) => i === 0 || day <= (days[i - 1] ?? ''));

type Fine = { sum: string; share: string };

/** The fines that tiers name, each with its place. */
const finesOfTiers = (blocks: readonly Block[]) =>
  blocks.flatMap((tiers, block) =>
    tiers.kind === 'tiers'
      ? tiers.items.flatMap(({ fine }, item) => (fine ? [{ block, item, fine }] : []))
      : [],
  );

/** So that a fine, said twice, is the same both times. */
const isInTableOfFines = (blocks: readonly Block[], { sum, share }: Fine) =>
  blocks.some(
    (table) =>
      table.kind === 'ledger' &&
      table.figure === 'money' &&
      table.rows.some(({ cells }) => cells.includes(sum) && cells.includes(share)),
  );

/** A page under /ai-regulations. */
export const regulationSchema = z
  .strictObject({
    /** The page's h1. */
    title: heading,
    /** Name in menus: EU AI Act. */
    shortTitle: line(2, 40),
    lead: paragraph,
    /** Few words for the menu: Four risk tiers, fines, dates. */
    menuText: line(8, 60),
    order: z.int().min(1),
    /** Whose calendar the page offers: the days of every instrument with this jurisdiction. */
    jurisdiction: z.enum(jurisdictions),
    seo,
    illustration: illustrationName,
    /** What the picture shows. */
    alt: line(10, 200),
    caption: line(10, 240),
    /** Figures under the lead. */
    facts: z.array(headFact).min(2).max(4),
    blocks: z.array(block).min(3),
    /** What changed, newest first; also the feed of regulatory changes. */
    changes: z
      .array(
        z.strictObject({
          date: lawDay,
          /** Shown in place of the day where only the month is known: December 2024. */
          dateText: line(4, 60).optional(),
          title: line(5, 140),
          text: paragraph,
          sources: z.array(sourceKey).min(1),
        }),
      )
      .min(1)
      .refine(
        (items) => inOrder(items.map(({ date }) => date).filter((date) => !date.startsWith('{{'))),
        'must stand newest first',
      ),
    /** What this page had wrong, newest first: put right in the open, and never taken off the list. */
    corrections: z
      .array(
        z.strictObject({
          /** Day on which the page was put right. */
          date: isoDay,
          /** What stood there, in its own words or in short. */
          was: paragraph,
          /** What is right. */
          now: paragraph,
          /** Anchor of the section that was mended: penalties. */
          section: slug.optional(),
          sources: z.array(sourceKey).min(1),
        }),
      )
      .default([])
      .refine((items) => inOrder(items.map(({ date }) => date)), 'must stand newest first'),
    /** Official texts; they head the list of sources, before those that the claims name. */
    sources: z.array(sourceKey).min(1),
    closing,
    /** Day on which the page was last held against its sources. */
    reviewedOn: isoDay,
    /** How far the newest source reaches, as the page says it: mid-October 2026. */
    sourcesTo: line(4, 30),
  })
  .check(({ value: { blocks, corrections }, issues }) => {
    for (const { block, item, fine } of finesOfTiers(blocks)) {
      if (isInTableOfFines(blocks, fine)) continue;
      issues.push({
        code: 'custom',
        input: fine,
        path: ['blocks', block, 'items', item, 'fine'],
        message: `stands in no table with \`figure: money\` on this page: ${fine.sum} or ${fine.share}`,
      });
    }
    for (const [i, { section }] of corrections.entries()) {
      if (section === undefined || blocks.some(({ id }) => id === section)) continue;
      issues.push({
        code: 'custom',
        input: section,
        path: ['corrections', i, 'section'],
        message: `is no section of this page: choose from ${blocks.map(({ id }) => id).join(', ')}`,
      });
    }
  });
export type Regulation = z.infer<typeof regulationSchema>;
