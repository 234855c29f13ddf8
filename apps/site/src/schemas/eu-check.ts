import type { Condition } from '@vanda/eu-ai-act-rules/conditions';
import { findingRows } from '@vanda/eu-ai-act-rules/rules';
import { z } from 'zod';
import { contactService, isoDay, line, listOf, paragraph, slug, sourceKey } from './parts/fields.ts';

/** One file per block of the law, and `rule-set.yaml`. Ids are unique over all files. */

export const condition: z.ZodType<Condition> = z.lazy(() =>
  z.union(
    [
      slug,
      z.strictObject({ all: z.array(condition).min(1) }),
      z.strictObject({ any: z.array(condition).min(1) }),
      z.strictObject({ not: condition }),
      z.strictObject({ open: condition }),
    ],
    { error: 'is no condition: write an id, or all, any, not or open around conditions' },
  ),
);

/** A provision such as “Article 26(7)” or “Annex III, point 4(a)”. */
const article = line(6, 90);
const sources = z.array(sourceKey).min(1, 'names no source');
const rule = { id: slug, when: condition };
const cited = { article, sources };

const answer = z.strictObject({
  id: slug,
  title: line(2, 160),
  article: article.optional(),
  inside: z.array(line(3, 80)).min(1).max(3).optional(),
  outside: z.array(line(3, 80)).min(1).max(4).optional(),
  /** An answer that eases duties; such answers come last. */
  eases: z.literal(true).optional(),
  /** Counts as answered also where only a doubt leads to the question. */
  isFact: z.literal(true).optional(),
  /** Condition under which the answer is offered. It names earlier questions only. */
  when: condition.optional(),
});

const question = z
  .strictObject({
    id: slug,
    short: line(3, 40),
    title: line(8, 120),
    help: paragraph.optional(),
    why: z.strictObject({ text: line(8, 160), article }),
    /** `one`: exclusive answers, strictest first. */
    pick: z.enum(['one', 'several']),
    when: condition.optional(),
    answers: z.array(answer).min(1),
    /** Label of "none of these"; required with `several`. */
    none: line(4, 60).optional(),
    unsure: line(8, 120),
    /** The answer as which “not sure” counts, unless the condition certainly holds. */
    unsureAs: z.strictObject({ answer: slug, unless: condition.optional() }).optional(),
    /** Where it certainly holds, later answers have settled a doubt about the question. */
    settled: condition.optional(),
    /** A doubt about one answer leaves open the others that are not ticked. */
    sharesDoubt: z.literal(true).optional(),
    about: z.literal('day').optional(),
    /** Adds a field for the turnover. */
    asksTurnover: z.literal(true).optional(),
    /** The usual answer; defaults to the last one, or none. */
    usually: z.array(slug).min(1).optional(),
  })
  .refine(
    ({ answers, usually = [] }) => usually.every((id) => answers.some((answer) => answer.id === id)),
    'has a usual answer that is not among its answers: mend the id',
  )
  .refine(
    ({ pick, none }) => (pick === 'several') === (none !== undefined),
    'has several answers and no `none`, or one answer and a `none`: mend either',
  )
  .refine(({ pick, answers }) => {
    const firstEasing = answers.findIndex(({ eases }) => eases);
    return pick !== 'one' || firstEasing < 0 || answers.slice(firstEasing).every(({ eases }) => eases);
  }, 'has an answer that eases before one that does not: put the strictest first');

/** Texts of a result may differ by date: `{{before {{eu-ai-act/high-risk-uses/day}}: from | since}}`. */
const datedLine = line(3, 190);

const term = z.strictObject(rule);

const finding = z.strictObject({
  ...rule,
  row: z.enum(findingRows),
  title: datedLine,
  text: paragraph,
  ...cited,
  /** The finding states that something does not apply; shown only when certain. */
  absent: z.literal(true).optional(),
});

const duty = z.strictObject({
  ...rule,
  /** The duty is shown once, under the first of these roles that the visitor has. */
  roles: z.array(slug).min(1),
  /** One sentence that starts with a verb. */
  asks: line(8, 240),
  evidence: line(3, 120),
  /** Id of a day in the instrument's file, or of a schedule. */
  from: slug,
  group: slug,
  fine: slug.optional(),
  /** Replaces the scope of the role. */
  scope: condition.optional(),
  /**
   * The first certain one replaces `asks`; an open one is added as “If {if}: …”, so a doubt never
   * lightens a duty.
   */
  wording: listOf({ when: condition, if: line(4, 90), article: article.optional(), asks: line(8, 240) })
    .min(1)
    .optional(),
  ...cited,
});

/** A point for counsel to decide, and how the result counts until then. */
const openPoint = z.strictObject({
  ...rule,
  title: line(6, 120),
  text: paragraph,
  counted: line(4, 120),
  about: z.literal('day').optional(),
  /** Questions whose answers contradict each other; shown before the result. */
  between: z.array(slug).min(1).optional(),
  ...cited,
});

const change = z.strictObject({
  ...rule,
  if: datedLine,
  // biome-ignore lint/suspicious/noThenProperty: a word of the content, of an object that nobody awaits.
  then: datedLine,
  ...cited,
});

/** The first day whose condition is met applies; the last day has no condition. */
const schedule = z.strictObject({
  id: slug,
  days: listOf({
    day: slug,
    when: condition.optional(),
    /** The day shown in lists; defaults to the last. */
    isListed: z.literal(true).optional(),
    /** Heading of the duties that replaces “From {day}”. */
    head: line(8, 120).optional(),
    /** The duty begins on the day at the earliest, with the event that `head` names. */
    waits: z.literal(true).optional(),
  })
    .min(1)
    .refine(
      (days) => days.every(({ when }, i) => (when === undefined) === (i === days.length - 1)),
      'needs a condition on each day but the last',
    ),
});

const role = z.strictObject({
  ...rule,
  title: line(4, 60),
  otherTitle: line(8, 60),
  scope: condition,
  /** Shows the duties of this role to the other party too. */
  isOtherSide: z.literal(true).optional(),
  /** Where it holds, no other party has the role. */
  absent: condition.optional(),
});

const relief = z.strictObject({ ...rule, title: line(6, 90), ...cited });
const notOwed = z.strictObject({ ...rule, role: slug, duty: slug, text: paragraph, ...cited });

const fine = z
  .strictObject({
    ...rule,
    breach: line(6, 120),
    /** Provisions that bind a role, by its id. */
    byRole: z.record(slug, article).optional(),
    /** The fine to which duties lead in its place, for a body that has limits of its own. */
    replaces: slug.optional(),
    /** Sum and share are left out where national law decides, the share where the sum alone is the limit. */
    sumEur: z.int().positive().optional(),
    percent: z.number().positive().optional(),
    /** Answers on size for which the lower limit counts. */
    lowerFor: z.array(slug),
    /** True where a breach of any duty can lead to the fine; otherwise duties name it. */
    anyDuty: z.literal(true).optional(),
    /** A duty that hangs on a doubt does not lead to the fine. */
    isCertain: z.literal(true).optional(),
    since: slug,
    ...cited,
  })
  .refine(({ sumEur, percent }) => sumEur !== undefined || percent === undefined, {
    path: ['percent'],
    error: 'stands beside a sum: give sumEur too, or neither where national law decides',
  });

const draftReach = { owed: z.array(slug).min(1).optional(), when: condition.optional() };

/** `{placeholders}`: see `draftValues`; a line without its value is left out. */
const draft = z.strictObject({
  id: slug,
  title: line(6, 90),
  article,
  ...draftReach,
  sections: listOf({ title: line(3, 90), ...draftReach, text: paragraph }).min(1),
  sources,
});

export const euCheckBlockSchema = z.strictObject({
  title: line(4, 80),
  order: z.int().positive(),
  questions: z.array(question).default([]),
  terms: z.array(term).default([]),
  roles: z.array(role).default([]),
  schedules: z.array(schedule).default([]),
  findings: z.array(finding).default([]),
  duties: z.array(duty).default([]),
  openPoints: z.array(openPoint).default([]),
  changes: z.array(change).default([]),
  reliefs: z.array(relief).default([]),
  notOwed: z.array(notOwed).default([]),
  fines: z.array(fine).default([]),
  drafts: z.array(draft).default([]),
});
export type EuCheckBlock = z.infer<typeof euCheckBlockSchema>;

type BlockList = Exclude<keyof EuCheckBlock, 'title' | 'order'>;
export const blockLists = Object.keys(euCheckBlockSchema.shape).filter(
  (field): field is BlockList => field !== 'title' && field !== 'order',
);

export const euCheckRuleSetSchema = z
  .strictObject({
    /** Day of the last change; links made under an older version say so. */
    version: isoDay,
    instrument: slug,
    reviewedOn: isoDay,
    disclaimer: paragraph,
    /** ELI addresses of the Act and its amendment. */
    lawText: z.strictObject({ consolidated: z.url(), regulation: z.url(), amendment: z.url() }),
    sourceStatus: z.record(sourceKey, z.enum(['binding', 'guideline', 'recommendation', 'draft'])),
    contactService,
    history: listOf({ version: isoDay, changes: z.array(line(6, 200)).min(1) })
      .min(1)
      .refine(
        (entries) => entries.every(({ version }, i) => i === 0 || version < (entries[i - 1]?.version ?? '')),
        'must stand newest first',
      ),
    groups: listOf({ id: slug, title: line(4, 60) }).min(1),
    /** Changed answers that show what would follow where the Act does not reach the reader today. */
    assumptions: listOf({
      when: condition,
      note: line(8, 120),
      answers: z.record(slug, z.array(slug)).default({}),
      without: z.array(slug).default([]),
    }),
    doubtful: z.strictObject({
      from: z.int().positive(),
      questions: z.array(slug).min(3),
      /** Doubts that do not count where `when` certainly holds. */
      beside: z.strictObject({ when: condition, questions: z.array(slug).min(1) }),
    }),
    abroad: z.strictObject({ title: line(4, 60), text: paragraph, duties: z.array(slug).min(1), sources }),
    /** The first headline that applies is shown; without `open` it must be certain. */
    headlines: listOf({
      when: condition,
      title: datedLine,
      open: datedLine.optional(),
      /** Without its certainty `open` is skipped. */
      likely: condition.optional(),
      /** Where it certainly holds, `title` stands above an open headline too. */
      sure: condition.optional(),
      /** Duties or schedules, at least one of which must be owed. */
      owed: z.array(slug).min(1).optional(),
      lead: line(6, 330),
      /** In place of `lead`, under `open`. */
      openLead: line(6, 330).optional(),
    }).min(1),
  })
  .refine(({ version, history }) => history[0]?.version === version, {
    path: ['history'],
    error: ({ input }) => `lacks the version ${(input as { version: string }).version}: write what changed`,
  });

export type EuCheckRuleSet = z.infer<typeof euCheckRuleSetSchema>;
