import { z } from 'zod';
import { citation, sourceKey } from './parts/citation.ts';
import { closing } from './parts/closing.ts';
import { figureHead } from './parts/figure.ts';
import { measure } from './parts/figure-fields.ts';
import { illustrationName } from './parts/illustration.ts';
import { seo } from './parts/seo.ts';
import { heading, isoDay, line, paragraph } from './parts/text.ts';

const fourPoints = z.array(line(8, 160)).length(4, 'needs exactly four points');
const cited = { sources: z.array(sourceKey).min(1, 'names no source'), reviewedOn: isoDay.optional() };

const figureStanding = z.enum(['published', 'other-meaning', 'told', 'none']);
const incidentState = z.enum(['alleged', 'found', 'settled', 'shown']);

/** A page under /ai-applications. */
export const industrySchema = z.strictObject({
  /** The page's h1: AI in Healthcare. */
  title: heading,
  /** Name in menus and cards: Healthcare. */
  shortTitle: line(3, 40),
  lead: paragraph,
  /** Few words for the menu: Imaging, early warning, records. */
  menuText: line(8, 60),
  /** Sentence on the home page's tile. */
  tileText: line(8, 90),
  order: z.int().min(1),
  seo,
  illustration: illustrationName,
  /** What the picture shows. */
  alt: line(10, 200),
  /** Six application cards (Housing: seven, with facility management). */
  applications: z.strictObject({
    title: heading,
    note: paragraph,
    items: z
      .array(
        z.strictObject({
          title: line(3, 60),
          text: paragraph,
          /** What to put to the vendor or the team before approving it. */
          question: line(5, 200).refine(
            (text) => text.endsWith('?'),
            'is not a question: end it with a question mark',
          ),
          sources: z.array(sourceKey).min(1).optional(),
        }),
      )
      .min(6)
      .max(7),
  }),
  stories: z.strictObject({
    note: paragraph,
    items: z
      .array(
        z.strictObject({
          /** Set large: a figure of the story, or its year. */
          figure: line(1, 14),
          title: line(3, 90),
          text: paragraph,
          /** Words of the link to the first of the sources: publisher and year. */
          linkLabel: line(3, 60),
          /** What changed, how far, who says so: drawn under the text. */
          measure: measure.optional(),
          ...cited,
        }),
      )
      .length(3, 'needs exactly three stories'),
  }),
  risks: z.strictObject({
    note: paragraph,
    cybersecurity: fourPoints,
    privacy: fourPoints,
    ethics: fourPoints,
  }),
  incidents: z.strictObject({
    note: paragraph,
    /** Drawn on a strip of dates where every incident has its few words. */
    ...figureHead,
    confirm: citation.confirm,
    items: z
      .array(
        z.strictObject({
          date: isoDay,
          /** Shown in place of the day when only the month or year is known. */
          dateText: line(4, 20).optional(),
          place: line(2, 60),
          /** What happened, in a few words: beside its mark on the strip of dates. */
          short: line(2, 26).optional(),
          /** `alleged`: somebody says so; `found`: a court, an authority or a test did; `settled`: ended without a finding; `shown`: it happened in plain sight. */
          state: incidentState.optional(),
          text: paragraph,
          ...cited,
        }),
      )
      .length(5, 'needs exactly five incidents')
      .refine(
        (items) => items.every((one, i) => i === 0 || one.date <= (items[i - 1]?.date ?? '')),
        'must stand newest first',
      ),
  }),
  /** Figures that no public source supports, shown as what they are. */
  figures: z
    .strictObject({
      title: heading,
      note: paragraph,
      items: z
        .array(
          z.strictObject({
            figure: line(1, 20),
            /** Whether a source gives it: in this sense, in another, only the party itself, none. Drawn as a petal. */
            standing: figureStanding.optional(),
            title: line(2, 80),
            text: paragraph,
            ...cited,
            /** Left out where no public source exists and the text says so. */
            sources: cited.sources.optional(),
          }),
        )
        .min(1)
        .max(4),
    })
    .optional(),
  closing,
  reviewedOn: isoDay,
});
export type Industry = z.infer<typeof industrySchema>;
