import { z } from 'zod';
import { sourceKey } from './parts/citation.ts';
import { internalPath, isoDay, line, paragraph, slug } from './parts/text.ts';

/** The calendars and regulation pages that an instrument belongs to. `international`: every place without a page of its own. */
export const jurisdictions = ['singapore', 'eu', 'usa', 'china', 'international'] as const;
export type Jurisdiction = (typeof jurisdictions)[number];

/** How far it binds. `draft`: published for comment or before a parliament, not adopted. */
export const instrumentKinds = ['law', 'guideline', 'framework', 'standard', 'draft'] as const;
export type InstrumentKind = (typeof instrumentKinds)[number];

/** Where an instrument can stand. `adopted`: final, no part applies yet. `stayed`: on the books, not enforced. */
export const instrumentStatuses = [
  'proposed',
  'adopted',
  'applies-in-part',
  'in-force',
  'published',
  'stayed',
  'revoked',
] as const;
export type InstrumentStatus = (typeof instrumentStatuses)[number];

/** `begins`: a duty or a rule starts to apply. `ends`: one ceases, or a time to comply runs out. `event`: everything else. */
export const dateMarks = ['begins', 'ends', 'event'] as const;

/** What a day is called where only the month or the year is known: December 2024. */
const dateText = line(4, 24).optional();

/**
 * A law, guideline, standard or framework: the one place where its status and its dates stand. Texts of all other
 * files name them, `{{eu-ai-act/high-risk-uses}}`, and a moved date moves on every page, in the calendars and in the
 * open data at once.
 */
export const instrumentSchema = z
  .strictObject({
    /** Official name: Regulation (EU) 2024/1689 (Artificial Intelligence Act). */
    name: line(4, 220),
    /** What it is called in a sentence or a menu: EU AI Act. */
    shortName: line(3, 80),
    /** Other names by which texts mean it; the content check and the search know them too. */
    alsoCalled: z.array(line(3, 90)).default([]),
    jurisdiction: z.enum(jurisdictions),
    /** The state, country or body where that is narrower than the jurisdiction: Colorado; Vietnam; ISO and IEC. */
    place: line(2, 60).optional(),
    kind: z.enum(instrumentKinds),
    /** What it asks, in one or two sentences. */
    summary: paragraph,
    /** Whom it binds, or whom it addresses. */
    binds: line(3, 300),
    /** Who enforces it; left out for what nobody enforces. */
    enforcedBy: line(3, 240).optional(),
    /** Where it stood when, newest first; an entry of a day to come is not the status yet. */
    history: z
      .array(
        z.strictObject({
          status: z.enum(instrumentStatuses),
          from: isoDay,
          dateText,
          /** What the word leaves out: suspended by an agreed order. */
          note: line(4, 240).optional(),
          sources: z.array(sourceKey).min(1),
        }),
      )
      .min(1)
      .refine(
        (entries) => entries.every((one, i) => i === 0 || one.from <= (entries[i - 1]?.from ?? '')),
        'must stand newest first',
      ),
    /** Days on which something begins or ends, oldest first; past ones stay. */
    dates: z
      .array(
        z.strictObject({
          /** Names the day in texts, `{{eu-ai-act/high-risk-uses}}`, and in calendars; never changed. */
          id: slug,
          date: isoDay,
          dateText,
          mark: z.enum(dateMarks),
          /** What begins or ends: High-risk duties for the uses of Annex III. */
          title: line(4, 110),
          text: paragraph.optional(),
          /** The days it was set to before, oldest first: one entry each time a law moved it. */
          moved: z
            .array(
              z.strictObject({
                /** The day that stood there. */
                from: isoDay,
                /** When it was moved. */
                on: isoDay,
                /** What moved it: Regulation (EU) 2026/1744. */
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
    /** The official text or its publisher's page: a source of the kind `primary` or `authority`. */
    primary: sourceKey,
    /** The section of this site that explains it. */
    explainedAt: internalPath,
    /** Day on which this file was last held against its sources. */
    reviewedOn: isoDay,
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
