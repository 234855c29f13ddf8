import { z } from 'zod';
import { sourceKey } from './parts/citation.ts';
import { internalPath, isoDay, line, paragraph, slug } from './parts/text.ts';

/** `draft`: published for comment or before a parliament, not adopted. */
export const instrumentKinds = ['law', 'guideline', 'framework', 'standard', 'draft'] as const;
export type InstrumentKind = (typeof instrumentKinds)[number];

/**
 * `adopted`: final, no part applies yet. `stayed`: enforcement suspended. `enjoined`: a court forbids enforcement
 * against all or some. `struck-down`: void by a court.
 */
export const instrumentStatuses = [
  'proposed',
  'adopted',
  'applies-in-part',
  'in-force',
  'published',
  'stayed',
  'enjoined',
  'struck-down',
  'revoked',
] as const;
export type InstrumentStatus = (typeof instrumentStatuses)[number];

/**
 * `begins`: a duty starts to apply. `ends`: one ceases, or a time to comply runs out. `event`: otherwise.
 */
export const dateMarks = ['begins', 'ends', 'event'] as const;

/**
 * Reach over a company without an office there. `direct`: bound. `conditional`: with a link, such as equipment or an
 * offer there. `customer`: through a bound customer's contract. `local`: only if established or licensed there.
 */
export const reachKinds = ['direct', 'conditional', 'customer', 'local'] as const;
export type ReachKind = (typeof reachKinds)[number];

/** Where a company sells or holds data, in the finder's order. */
export const markets = [
  'singapore',
  'malaysia',
  'indonesia',
  'vietnam',
  'thailand',
  'philippines',
  'hong-kong',
  'china',
  'korea',
  'japan',
  'taiwan',
  'india',
  'australia',
  'new-zealand',
  'uk',
  'eu',
  'usa',
] as const;
export type Market = (typeof markets)[number];

/** What our sources do not say, and why: never written as "none". */
const unknown = z.strictObject({ unknown: line(8, 300) });

/** Replaces the day where only the month or year is known: December 2024. */
const dateText = line(4, 24).optional();

/**
 * A law, guideline, standard or framework with its status and dates. Other files refer to them,
 * `{{eu-ai-act/high-risk-uses}}`, so a moved date changes everywhere.
 */
export const instrumentSchema = z
  .strictObject({
    /** Official name: Regulation (EU) 2024/1689 (Artificial Intelligence Act). */
    name: line(4, 220),
    shortName: line(3, 80),
    /** Other names, for content lint and search. */
    alsoCalled: z.array(line(3, 90)).default([]),
    /** `jurisdiction` of the regulation page whose calendar lists it; `international` has no page. */
    jurisdiction: slug,
    /** Narrower than the jurisdiction: Colorado; Vietnam; ISO and IEC. */
    place: line(2, 60).optional(),
    /** For `jurisdiction: international`, the finder's market; omit for treaties, standards and other countries. */
    market: z.enum(markets).optional(),
    kind: z.enum(instrumentKinds),
    /** What it requires, in one or two sentences. */
    summary: paragraph,
    /** Who is bound or addressed. */
    binds: line(3, 300),
    /** Whether it binds a company without an office there. */
    reach: z.strictObject({
      kind: z.enum(reachKinds),
      /** Provision: Article 2(1)(c). */
      basis: line(2, 120).optional(),
      /** One or two sentences. */
      text: line(8, 400),
    }),
    /** What a bound company must do, most urgent first; of a guideline, what it asks. */
    duties: z
      .array(
        z.strictObject({
          /** An instruction: Report a breach to the Commission within three days. */
          text: line(8, 400),
          /** Section 26D. Omit where our sources do not give it. */
          provision: line(2, 120).optional(),
          /** `id` of one of `dates`: the day from which it applies. */
          from: slug.optional(),
        }),
      )
      .default([]),
    /** `nobody`, an authority, or why it is unknown. */
    enforcedBy: z.union([line(3, 240), unknown]),
    /** Highest penalty; `none`: it has none of its own; or why it is unknown. */
    penalty: z.union([
      z.literal('none'),
      z.strictObject({
        text: line(3, 400),
        provision: line(2, 120).optional(),
        sources: z.array(sourceKey).min(1),
      }),
      unknown,
    ]),
    /** Who does what first, in sentences. Empty where it asks for nothing yet. */
    firstSteps: z.array(line(8, 300)).default([]),
    /** Priority of its label in the drawing of all instruments; 1 is placed first. */
    rank: z.int().min(1).optional(),
    /** Newest first; future entries are not the status yet. */
    history: z
      .array(
        z.strictObject({
          status: z.enum(instrumentStatuses),
          from: isoDay,
          dateText,
          /** Qualifies the status: suspended by an agreed order. */
          note: line(4, 240).optional(),
          sources: z.array(sourceKey).min(1),
        }),
      )
      .min(1)
      .refine(
        (entries) => entries.every((one, i) => i === 0 || one.from <= (entries[i - 1]?.from ?? '')),
        'must stand newest first',
      ),
    /** Oldest first; past ones stay. */
    dates: z
      .array(
        z.strictObject({
          /** Name in references, `{{eu-ai-act/high-risk-uses}}`, and calendars; never changed. */
          id: slug,
          date: isoDay,
          dateText,
          mark: z.enum(dateMarks),
          /** What begins or ends: High-risk duties for the uses of Annex III. */
          title: line(4, 110),
          text: paragraph.optional(),
          /** Earlier days, oldest first, one entry per move. */
          moved: z
            .array(
              z.strictObject({
                from: isoDay,
                on: isoDay,
                /** Cause: Regulation (EU) 2026/1744. */
                by: line(3, 120),
              }),
            )
            .default([]),
          sources: z.array(sourceKey).min(1),
        }),
      )
      .default([])
      .refine(
        (dates) => dates.every((one, i) => i === 0 || one.date >= (dates[i - 1]?.date ?? '')),
        'must stand oldest first',
      )
      .refine((dates) => new Set(dates.map(({ id }) => id)).size === dates.length, 'uses an id twice'),
    /** A source of kind `primary` or `authority`. */
    primary: sourceKey,
    /** Section of this site that explains it. */
    explainedAt: internalPath,
    /** Day of the last review against its sources. */
    reviewedOn: isoDay,
  })
  .refine(({ duties, dates }) => duties.every(({ from }) => !from || dates.some(({ id }) => id === from)), {
    path: ['duties'],
    error: 'name in `from` a day that `dates` lacks',
  })
  .refine(({ jurisdiction, market }) => !market || jurisdiction === 'international', {
    path: ['market'],
    error: 'is for `jurisdiction: international` only: elsewhere the jurisdiction is the market',
  })
  .refine(
    ({ kind, history }) =>
      kind !== 'draft' || history.every(({ status }) => status === 'proposed' || status === 'revoked'),
    {
      path: ['history'],
      error: 'is the history of a draft: it is only `proposed` or `revoked`; once adopted, change `kind`',
    },
  );
export type Instrument = z.infer<typeof instrumentSchema>;
export type InstrumentDate = Instrument['dates'][number];
