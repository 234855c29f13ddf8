import { z } from 'zod';
import { internalPath, isoDay, line, paragraph, slug, sourceKey } from './parts/fields.ts';

/** `draft`: published for comment or before a parliament, not adopted. */
export const instrumentKinds = ['law', 'guideline', 'framework', 'standard', 'draft'] as const;
export type InstrumentKind = (typeof instrumentKinds)[number];

/**
 * `adopted`: no part applies yet. `enjoined`: a court forbids enforcement against all or some.
 * `struck-down`: void by a court.
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

/** `ends`: a duty ceases, or a time to comply runs out. `event`: otherwise. */
export const dateMarks = ['begins', 'ends', 'event'] as const;

/**
 * `conditional`: with a link, such as equipment or an offer there. `customer`: through a bound
 * customer's contract.
 */
export const reachKinds = ['direct', 'conditional', 'customer', 'local'] as const;
export type ReachKind = (typeof reachKinds)[number];

/** In the finder's order. */
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

/** Never written as "none". */
const unknown = z.strictObject({ unknown: line(8, 300) });

/** Where only the month or year is known: December 2024. */
const dateText = line(4, 24).optional();

/**
 * Other files refer to its dates, `{{eu-ai-act/high-risk-uses}}`, so a moved date changes
 * everywhere.
 */
export const instrumentSchema = z
  .strictObject({
    name: line(4, 220),
    shortName: line(3, 80),
    alsoCalled: z.array(line(3, 90)).default([]),
    /** `international` has no page. */
    jurisdiction: slug,
    /** Narrower than the jurisdiction: Colorado; Vietnam; ISO and IEC. */
    place: line(2, 60).optional(),
    /** For `jurisdiction: international`; omit for treaties, standards and other countries. */
    market: z.enum(markets).optional(),
    kind: z.enum(instrumentKinds),
    summary: paragraph,
    binds: line(3, 300),
    reach: z.strictObject({
      kind: z.enum(reachKinds),
      basis: line(2, 120).optional(),
      text: line(8, 400),
    }),
    /** Most urgent first. */
    duties: z
      .array(
        z.strictObject({
          text: line(8, 400),
          /** Section 26D. Omit where our sources do not give it. */
          provision: line(2, 120).optional(),
          /** `id` of one of `dates`: the day from which it applies. */
          from: slug.optional(),
        }),
      )
      .default([]),
    enforcedBy: z.union([line(3, 240), unknown]),
    /** `none`: it has none of its own. */
    penalty: z.union([
      z.literal('none'),
      z.strictObject({
        text: line(3, 400),
        provision: line(2, 120).optional(),
        sources: z.array(sourceKey).min(1),
      }),
      unknown,
    ]),
    /** Empty where it asks for nothing yet. */
    firstSteps: z.array(line(8, 300)).default([]),
    rank: z.int().min(1).optional(),
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
          /** Used in references and calendars; never changed. */
          id: slug,
          date: isoDay,
          dateText,
          mark: z.enum(dateMarks),
          title: line(4, 110),
          text: paragraph.optional(),
          /** Earlier days, oldest first, one entry per move. */
          moved: z
            .array(
              z.strictObject({
                from: isoDay,
                on: isoDay,
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
    explainedAt: internalPath,
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
