import { z } from 'zod';
import { isoDay, listOf } from './parts/fields.ts';

const digest = z.string().regex(/^[0-9a-f]{64}$/);
const text = z.string();
const point = z.strictObject({ id: text, title: text, text, article: text });

const duties = listOf({
  role: text,
  duties: listOf({
    id: text,
    article: text,
    asks: text,
    keep: text.describe('What an auditor asks to see.'),
    from: isoDay,
    head: text.optional().describe('What else decides from when: a change of its design.'),
    original: isoDay.optional().describe('The day before it was moved.'),
    isOpen: z.boolean().describe('Whether it applies is unsettled or unknown.'),
    isDayOpen: z.boolean().describe('From which day it applies is unsettled or unknown.'),
  }),
});

/** Format of a saved record of the EU AI Act check, and source of its JSON Schema. */
export const euCheckRecordSchema = z.strictObject({
  $schema: z.url(),
  day: isoDay.describe('Day of the record.'),
  rules: z.strictObject({ version: isoDay, sha256: digest, address: z.url() }),
  system: z.record(text, text).describe('By field: name, version, purpose, organisation, author, reviewer.'),
  answersSha256: digest.describe('Of the answers by question, ordered by id, as JSON.'),
  answers: listOf({
    question: text,
    title: text,
    article: text,
    chosen: z.array(text).min(1).describe('Ids of answers, none, unsure, or unsure- before an id.'),
    texts: text,
    reason: text.optional(),
  }),
  turnoverEur: z.number().optional(),
  headline: text,
  findings: z.array(point.extend({ row: text, mark: z.enum(['holds', 'open', 'absent']) })),
  duties,
  wouldFollow: duties,
  otherSide: duties,
  notOwed: listOf({ duty: text, text, article: text }),
  openPoints: z.array(point.extend({ counted: text, about: z.literal('day').optional() })),
  changes: listOf({ if: text, follows: text, article: text }),
  fines: listOf({ breach: text, article: text, inLaw: text, forYou: text }),
  reliefs: listOf({ title: text, article: text }),
  sources: listOf({
    key: text,
    title: text,
    address: z.url().optional(),
    status: z.enum(['binding', 'guideline', 'recommendation', 'draft']),
  }),
  disclaimer: text,
  link: z.url(),
});
export type EuCheckRecord = z.infer<typeof euCheckRecordSchema>;
