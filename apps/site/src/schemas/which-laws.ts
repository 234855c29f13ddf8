import { z } from 'zod';
import { condition } from './eu-check.ts';
import { isoDay, line, listOf, paragraph, slug } from './parts/fields.ts';

/** One file of rules for each group of markets in `finder/`. Ids are unique over all files. */

const answer = z.strictObject({
  id: slug,
  title: line(2, 120),
  note: line(4, 120).optional(),
  when: condition.optional(),
  /** Certain once given, where it is open whether its question has to be asked. */
  eases: z.literal(true).optional(),
});

export const finderQuestionsSchema = z.strictObject({
  version: isoDay,
  disclaimer: paragraph,
  /** Shown with a market without a tile: which of them the rules cover. */
  unread: paragraph,
  questions: listOf({
    id: slug,
    short: line(2, 40),
    title: line(8, 120),
    help: line(8, 160).optional(),
    when: condition.optional(),
    answers: z.array(answer).min(1),
    none: line(4, 60).optional(),
  })
    .min(1)
    .max(13, 'asks more than thirteen questions'),
  terms: listOf({ id: slug, when: condition }),
  /** Shown only where certain. */
  contradictions: listOf({ text: line(8, 160), questions: z.array(slug).min(2), when: condition }),
});
export type FinderQuestions = z.infer<typeof finderQuestionsSchema>;

const rule = z
  .strictObject({
    /** The instrument binds the company directly; a guideline addresses it. */
    applies: condition.optional(),
    /** The instrument binds a customer, who passes it on by contract. */
    customer: condition.optional(),
    not: line(8, 160).optional(),
    /** When the record’s first step fits; otherwise the first duty that binds replaces it. */
    step: condition.optional(),
    /** What only counsel can answer, or why a rule stays open by itself. */
    counsel: line(8, 160).optional(),
  })
  .refine((one) => (one.not === undefined) !== (one.applies === undefined && one.customer === undefined), {
    error: 'give `applies`, `customer` or both, or else `not`',
  });

export const finderRulesSchema = z.strictObject({
  /** Each decision settles an open rule. */
  decisions: listOf({ id: slug, text: line(8, 180), yes: line(4, 120), no: line(4, 120) }),
  rules: z.record(slug, rule),
});
export type FinderRules = z.infer<typeof finderRulesSchema>;
export type FinderRule = z.infer<typeof rule>;
