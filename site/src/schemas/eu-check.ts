import { contact } from '@vanda/enquiry/forms/contact';
import { z } from 'zod';
import { sourceKey } from './parts/citation.ts';
import { isoDay, line, paragraph, slug } from './parts/text.ts';

/**
 * The rules of the EU AI Act check as content: one file per block of the law, all of one shape, and `rule-set.yaml`.
 * An id names one thing in all files: a question, an answer, a term, a duty. Conditions are built from the ids of
 * answers and terms.
 */

/**
 * When something holds. An id holds when that answer was given or that term holds; `all`, `any` and `not` combine;
 * `open` is for what counsel must decide: it never counts as certain.
 */
export type Condition =
  | string
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition }
  | { open: Condition };

const condition: z.ZodType<Condition> = z.lazy(() =>
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

/** The paragraph of the law: Article 26(7); Annex III, point 4(a). */
const article = line(6, 90);
/** A claim of law names at least one source. */
const sources = z.array(sourceKey).min(1, 'names no source');

const answer = z.strictObject({
  id: slug,
  title: line(2, 160),
  article: article.optional(),
  /** Examples that meet the answer. */
  inside: z.array(line(3, 80)).min(1).max(3).optional(),
  /** Examples just outside. */
  outside: z.array(line(3, 80)).min(1).max(4).optional(),
  /** True where the answer can only take duties away. Of one question, such answers stand last. */
  eases: z.literal(true).optional(),
});

const question = z.strictObject({
  id: slug,
  /** What it is called beside the answers: Your role. */
  short: line(3, 40),
  title: line(8, 120),
  help: paragraph.optional(),
  why: z.strictObject({ text: line(8, 160), article }),
  /** `one`: the answers exclude each other and stand strictest first. */
  pick: z.enum(['one', 'several']),
  /** Asked only where this holds; only answers to earlier questions may stand in it. */
  when: condition.optional(),
  answers: z.array(answer).min(1),
  /** Words of the answer that rejects all others; questions with several answers have one. */
  none: line(4, 60).optional(),
  /** What “Not sure” counts as. */
  unsure: line(8, 120),
  /** True where the turnover is offered beside the answers. */
  asksTurnover: z.literal(true).optional(),
  /** What most visitors answer, for the count of questions that are left; the last answer or none when left out. */
  usually: z.array(slug).min(1).optional(),
});

/** A condition with a name of its own. */
const term = z.strictObject({ id: slug, when: condition });

/** The parts of the answer, in the order of the result. */
export const findingRows = [
  'scope',
  'prohibited',
  'high-risk',
  'way-out',
  'transparency',
  'model',
  'old',
] as const;

const finding = z.strictObject({
  id: slug,
  row: z.enum(findingRows),
  when: condition,
  title: line(3, 80),
  text: paragraph,
  article,
  sources,
  /** True for what says that something does not hold; shown only where that is certain. */
  absent: z.literal(true).optional(),
});

const duty = z.strictObject({
  id: slug,
  /** Whom it binds. It stands once, under the first of these roles that the visitor holds. */
  roles: z.array(slug).min(1),
  article,
  /** One sentence that starts with a verb. */
  asks: line(8, 240),
  /** What an auditor asks to see. */
  evidence: line(3, 120),
  /** Id of a day in the instrument's file, or of a schedule. */
  from: slug,
  when: condition,
  group: slug,
  /** Other words where the case asks for them; the first that holds is taken. */
  wording: z
    .array(z.strictObject({ when: condition, article: article.optional(), asks: line(8, 240) }))
    .min(1)
    .optional(),
  sources,
});

/** What counsel must decide, and how the result counts until then. */
const openPoint = z.strictObject({
  id: slug,
  when: condition,
  title: line(6, 120),
  text: paragraph,
  counted: line(4, 120),
  article,
  sources,
});

/** What would change the result. Follows “If …”, then what follows. */
const change = z.strictObject({
  id: slug,
  when: condition,
  if: line(6, 120),
  // biome-ignore lint/suspicious/noThenProperty: a word of the content, of an object that nobody awaits.
  then: line(6, 160),
  article,
  sources,
});

/** Days of which the first whose condition holds counts; the last has none. */
const schedule = z.strictObject({
  id: slug,
  days: z
    .array(
      z.strictObject({
        day: slug,
        when: condition.optional(),
        /** The day that lists of duties show; the last one otherwise. */
        isListed: z.literal(true).optional(),
      }),
    )
    .min(1),
});

const role = z.strictObject({
  id: slug,
  title: line(4, 60),
  otherTitle: line(8, 60),
  /** When somebody holds it. */
  when: condition,
  /** When the Act reaches somebody who holds it. */
  scope: condition,
  /** True where its duties are shown to the other party, too. */
  isOtherSide: z.literal(true).optional(),
});

const relief = z.strictObject({ id: slug, when: condition, title: line(6, 90), article, sources });
const notOwed = z.strictObject({ id: slug, when: condition, text: paragraph, article, sources });

const fine = z
  .strictObject({
    id: slug,
    breach: line(6, 120),
    when: condition,
    /** Highest sum in whole euros, and per cent of worldwide annual turnover; both left out where national law decides. */
    sumEur: z.int().positive().optional(),
    percent: z.number().positive().optional(),
    /** Answers on size for which the lower of the two counts. */
    lowerFor: z.array(slug),
    /** Where the answers lead to duties of this level. */
    appliesWhen: condition,
    since: slug,
    article,
    sources,
  })
  .refine(({ sumEur, percent }) => (sumEur === undefined) === (percent === undefined), {
    path: ['percent'],
    error: 'stands beside a sum: give both, or neither where national law decides',
  });

/** One block of the law. */
export const euCheckBlockSchema = z.strictObject({
  title: line(4, 80),
  /** Place among the blocks; questions are asked in this order. */
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
});
export type EuCheckBlock = z.infer<typeof euCheckBlockSchema>;

const services: readonly string[] = contact.fields.flatMap((field) =>
  field.name === 'service' ? field.options.map(({ value }) => value) : [],
);

/** What holds for the whole rule set. */
export const euCheckRuleSetSchema = z.strictObject({
  /** Day on which the rules last changed; a link made under an older version says so. */
  version: isoDay,
  /** File of the law's days. */
  instrument: slug,
  reviewedOn: isoDay,
  disclaimer: paragraph,
  /** Choice of the contact form that "Ask us" brings along. */
  contactService: z
    .string()
    .refine((value) => services.includes(value), `is no service of the contact form: ${services.join(', ')}`),
  /** Change log, newest first. */
  history: z
    .array(z.strictObject({ version: isoDay, changes: z.array(line(6, 200)).min(1) }))
    .min(1)
    .refine(
      (entries) => entries.every(({ version }, i) => i === 0 || version < (entries[i - 1]?.version ?? '')),
      'must stand newest first',
    ),
  /** Groups of duties within a day. */
  groups: z.array(z.strictObject({ id: slug, title: line(4, 60) })).min(1),
  /** Answers that show what would follow, for who is outside today. */
  assumedInside: z.record(slug, z.array(slug)),
  /** What holds for a firm far from the Union: a sentence, and the duties that exist only for it. */
  abroad: z.strictObject({ title: line(4, 60), text: paragraph, duties: z.array(slug).min(1), sources }),
  /** The first that holds is the headline; one without `open` must hold for certain. */
  headlines: z
    .array(
      z.strictObject({
        when: condition,
        title: line(6, 90),
        open: line(6, 100).optional(),
        lead: line(6, 200),
      }),
    )
    .min(1),
});
export type EuCheckRuleSet = z.infer<typeof euCheckRuleSetSchema>;
