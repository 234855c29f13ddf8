import { z } from 'zod';
import { drawnOf, lacksOfNumber } from './parts/chart.ts';
import { drawnParts, hundred, measure } from './parts/chart-fields.ts';
import {
  citation,
  closing,
  heading,
  illustrationName,
  isNewestFirst,
  isoDay,
  line,
  link,
  listOf,
  namingFields,
  paragraph,
  relatedLinks,
  seo,
  sourceKey,
  titled,
} from './parts/fields.ts';
import { cellKind } from './parts/matrix-kind.ts';
import { quotedStat } from './parts/quoted-stat.ts';

const fourPoints = z.array(line(8, 160)).length(4, 'needs exactly four points');
const cited = {
  sources: z.array(sourceKey).min(1, 'names no source'),
  reviewedOn: isoDay.describe('Day on which the page was last compared with its sources.').optional(),
};

const incidentState = z.enum(['alleged', 'found', 'verdict', 'settled', 'shown', 'told', 'open', 'cleared']);

const mostWords = 45;
type Shown = { text: string; laws: { law: string; says: string }[]; question: string };
const wordsShown = ({ text, laws, question }: Shown) =>
  [text, question, ...laws.flatMap(({ law, says }) => [law, says])]
    .join(' ')
    // A date of three words is filled in.
    .replace(/\{\{[a-z\d/-]+\}\}/g, 'd m y')
    .split(/\s+/).length;

export const industrySchema = z.strictObject({
  title: heading,
  shortTitle: line(3, 40).describe('Name in menus, lists and the path above the page.'),
  lead: paragraph.describe('First sentences under the headline.'),
  menuText: line(8, 60).describe('Line under the name in the menu.'),
  tileText: line(8, 90).describe('Line on the tile of the home page and the hub.'),
  lawFirst: paragraph.describe('Which law to look at first.'),
  order: z.int().min(1).describe('Place in lists and menus; 1 is the first.'),
  seo,
  illustration: illustrationName,
  alt: line(10, 200).describe('What the picture shows, for people who do not see it.'),
  /** Six application cards; Housing has seven. */
  applications: titled.extend({
    items: z
      .array(
        z
          .strictObject({
            title: line(3, 60),
            text: line(20, 100),
            /** How far each law reaches the application; `kind` may be the day from which it binds. */
            laws: listOf({ kind: cellKind, law: line(2, 30), says: line(4, 90) })
              .min(1)
              .max(3),
            /** Question to the vendor or team before approval. */
            question: line(5, 200).refine(
              (text) => text.endsWith('?'),
              'is not a question: end it with a question mark',
            ),
            more: paragraph.optional().describe('Text that is folded, before the law in full.'),
            sources: z.array(sourceKey).min(1).optional(),
            law: z.strictObject({ text: paragraph, sources: cited.sources }),
          })
          .refine((card) => wordsShown(card) <= mostWords, {
            error: `shows more than ${mostWords} words: move some to \`more\``,
          }),
      )
      .min(6)
      .max(7),
  }),
  number: z
    .strictObject({
      stat: line(1, 20),
      claim: line(8, 120).describe('What the number says, and whose figure it is.'),
      doubt: paragraph.optional().describe('What speaks against the number, told beside it.'),
      measure: measure.optional().describe('The change as a chart.'),
      parts: hundred.optional().describe('The number as dots.'),
      linkLabel: line(3, 60),
      ...cited,
    })
    .check(
      namingFields(({ stat, measure, parts }) =>
        measure || parts
          ? lacksOfNumber(stat, measure ? drawnOf(measure) : drawnParts([{ parts: parts ?? [] }]), ['stat'])
          : [],
      ),
    )
    .describe('The number that the page sets large.'),
  stories: z.strictObject({
    note: paragraph.optional(),
    items: z
      .array(
        z.strictObject({
          stat: line(1, 14),
          title: line(3, 90),
          text: paragraph,
          linkLabel: line(3, 60),
          ...cited,
        }),
      )
      .length(3, 'needs exactly three stories'),
  }),
  risks: z.strictObject({
    note: paragraph.optional(),
    cybersecurity: fourPoints,
    privacy: fourPoints,
    ethics: fourPoints,
  }),
  incidents: z.strictObject({
    note: paragraph.optional(),
    confirm: citation.confirm,
    items: listOf({
      date: isoDay,
      dateText: line(4, 20).optional().describe('Shown where only the month or year is known.'),
      place: line(2, 60),
      short: line(2, 26),
      /**
       * How sure it is. `found`: by a court, authority or test; `verdict`: of a jury, with an appeal announced;
       * `settled`: without a finding; `shown`: on record; `told`: by the company itself; `open`: under
       * investigation; `cleared`: investigated, and no violation found.
       */
      state: incidentState,
      outcome: line(4, 20).describe('What it cost, otherwise its result, in three words.'),
      text: paragraph,
      ...cited,
    })
      .length(5, 'needs exactly five incidents')
      .refine(isNewestFirst('date'), 'must stand newest first'),
  }),
  stats: titled.extend({ items: z.array(quotedStat).min(1).max(4) }).optional(),
  offer: z
    .strictObject({ title: line(10, 120), link })
    .describe('An offer, shown in a band before the risks.'),
  related: z.strictObject({ title: heading, items: relatedLinks }),
  closing,
  reviewedOn: isoDay.describe('Day on which the page was last compared with its sources.'),
});
export type Industry = z.infer<typeof industrySchema>;
