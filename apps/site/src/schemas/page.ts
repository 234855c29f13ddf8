import { z } from 'zod';
import { eventKinds, firmKinds, markets } from './instrument.ts';
import { comparison, headFact } from './parts/block.ts';
import {
  citation,
  closing,
  hasUniqueIds,
  heading,
  illustrationName,
  internalPath,
  isoDay,
  line,
  link,
  linkTarget,
  listOf,
  paragraph,
  photo,
  seo,
  slug,
  titled,
} from './parts/fields.ts';
import { cellKind } from './parts/matrix-kind.ts';
import { quotedStat, statStandings } from './parts/quoted-stat.ts';
import { fitNames } from './service.ts';

/** A link of the company file (`companyLink: book`), or a URL. */
const companyLink = z.enum(['book', 'onlineCourse', 'demoRestaurantReservation', 'demoItCertifications']);

/** The first action is the one filled button of the first screen. */
const actions = z.array(link).min(1).max(2);

const intro = {
  title: heading.describe('Headline of the page.'),
  lead: paragraph.describe('First sentences under the headline.'),
  seo,
};

const page = <Fields extends z.core.$ZodLooseShape>(fields: Fields) =>
  z.strictObject({
    ...intro,
    ...fields,
    closing,
    /** The sitemap uses this day. */
    updatedOn: isoDay.describe('Day on which the words of the page last changed.'),
  });

/** Promotional banner slide; the file name gives its position: 1-book.yaml. */
export const bannerSlideSchema = z
  .strictObject({
    title: line(3, 70),
    description: line(10, 180),
    cta: line(3, 40).meta({ title: 'Button', description: 'What the button says.' }),
    to: linkTarget.optional().meta({ title: 'Leads to', description: 'Page of this site.' }),
    companyLink: companyLink.optional().describe('Or a link of the company file.'),
    badge: z.enum(['FEATURED', 'HOT']).optional(),
    illustration: illustrationName,
    ...citation,
  })
  .refine((slide) => (slide.to === undefined) !== (slide.companyLink === undefined), {
    path: ['to'],
    error: 'give either `to` or `companyLink`, one of them',
  });

/** Start of a tool that loads on demand; `failed` is shown when it cannot load. */
const toolStart = z.strictObject({ label: line(3, 40), note: line(5, 160), failed: line(5, 160) });

const proof = z.strictObject({ label: line(2, 40), note: line(5, 120), to: internalPath });

/** Shown by a proxy; the visitor's text stays in the browser. */
export const notSentPageSchema = z.strictObject({
  ...intro,
  steps: z.array(paragraph).min(1).max(4),
  closing,
});

export const pageSchemas = {
  home: page({
    actions: z.array(link).length(2),
    contents: listOf({
      label: line(3, 14),
      section: z.enum(['services', 'dates', 'industries', 'book']),
    }).min(3),
    heroCaption: line(10, 160),
    heroLabel: line(10, 200),
    doors: listOf({ title: heading, text: paragraph, link, illustration: illustrationName }).length(
      3,
      'needs exactly three doors',
    ),
    proof: paragraph.describe('Text beside the counts on the page about the firm.'),
    samples: titled.extend({
      papers: listOf({
        tool: z.enum(['check', 'incident', 'finder']),
        name: line(3, 40),
        about: line(10, 120),
        label: line(3, 40),
        answers: z.record(slug, z.array(slug)).describe('Answers as the tool takes them from a link.'),
      }).length(3, 'needs exactly three papers'),
    }),
    days: z.strictObject({ title: heading, link }),
    core: titled.extend({
      link,
      items: listOf({
        title: line(3, 60),
        text: paragraph,
        facts: z.array(line(2, 60)).min(1).max(3),
        to: linkTarget,
      }).length(4, 'needs exactly four core services'),
    }),
    calendar: titled.extend({ noneNote: paragraph, caption: line(10, 200) }),
    industries: titled,
    book: z.strictObject({ title: line(3, 60), text: paragraph, label: line(3, 40), companyLink, photo }),
    values: listOf({ title: line(3, 30), text: paragraph }).length(3, 'needs exactly three values'),
  }),
  services: page({
    /** `{services}` is replaced by their number. */
    heading,
    actions,
    filter: z.strictObject({
      title: line(10, 140),
      compare: line(3, 40),
      all: line(3, 40),
      fit: z.strictObject({ one: line(3, 40), many: line(3, 40), none: line(3, 120) }),
      questions: listOf({
        title: heading,
        options: listOf({ fit: z.enum(fitNames), label: line(3, 40) }).min(2),
      }).length(3),
    }),
    comparison,
    dates: titled.extend({ noneNote: paragraph }),
  }),
  about: z.strictObject({
    ...intro,
    actions,
    proofs: z.strictObject({
      instruments: proof,
      citations: proof,
      changes: proof,
      reply: proof,
      note: paragraph,
    }),
    illustration: illustrationName,
    caption: line(10, 200),
    alt: line(10, 200),
    mission: z.strictObject({
      title: heading,
      statement: line(1, 90).optional(),
      paragraphs: z.array(paragraph).min(1),
    }),
    logo: titled.extend({ items: listOf({ title: line(2, 40), text: paragraph }).length(4) }),
    companyTitle: heading,
    companyNote: paragraph,
    people: z.strictObject({ title: heading, note: paragraph.optional() }),
    referencesTitle: heading,
    partnersTitle: heading,
    reasons: z.strictObject({
      title: heading,
      items: listOf({ title: line(3, 60), text: paragraph }).length(3),
    }),
    closing,
    reviewedOn: isoDay,
  }),
  news: page({
    actions,
    newest: line(20, 120).describe(
      'Before the lead: `{day}`, `{change}`, `{subject}` of the newest change in the law.',
    ),
    law: z.strictObject({ title: heading, link }).describe('Strip of the newest changes in the law.'),
    corrections: z.strictObject({
      ...intro,
      actions,
      replaced: titled.extend({ columns: z.array(heading).length(2) }),
      added: titled,
      closing,
    }),
    emptyText: line(5, 90),
    sourcesNote: line(5, 240),
  }),
  numbers: z.strictObject({
    ...intro,
    actions,
    groups: listOf({
      id: slug,
      title: heading,
      note: paragraph,
      items: z
        .array(quotedStat.extend({ id: slug, standing: z.enum(statStandings) }))
        .min(2)
        .max(6),
    }).min(1),
    closing,
    reviewedOn: isoDay,
  }),
  contact: page({
    actions,
    formTitle: heading,
    detailsTitle: heading,
    next: z.strictObject({
      title: heading,
      items: listOf({ title: line(3, 40), text: paragraph, holds: line(2, 60).optional() })
        .min(2)
        .max(5),
    }),
  }),
  'eu-ai-act-check': page({
    start: toolStart,
    table: titled.extend({ duties: link }).describe('The check as plain text.'),
  }),
  'ai-regulations': page({
    /** `{all}`, `{bind}`, `{bindInPart}`, `{bindGovernment}` and `{toCome}` are replaced by their numbers. */
    lead: paragraph.refine(
      (text) =>
        ['{all}', '{bind}', '{bindInPart}', '{bindGovernment}', '{toCome}'].every((count) =>
          text.includes(count),
        ),
      { error: 'lacks one of {all}, {bind}, {bindInPart}, {bindGovernment} and {toCome}' },
    ),
    /** Lanes with the nearest first, as in the lists; the drawing shows them from the farthest. */
    lanes: listOf({
      id: slug,
      title: line(3, 40),
      jurisdiction: slug,
      places: z
        .array(line(2, 60))
        .min(1)
        .optional()
        .describe('Limits the lane to these places of the jurisdiction.'),
    }).min(2),
    key: z.strictObject({ wide: paragraph, narrow: paragraph }),
    finder: z.strictObject({
      title: heading,
      text: paragraph,
      short: line(3, 40),
      one: line(3, 60).describe('For one market; {market} is replaced by its name.'),
      link,
      note: paragraph,
    }),
    days: z.strictObject({ title: heading, calendar: line(3, 80) }),
    pages: titled,
    markets: titled.extend({ lane: slug }),
    rules: z.strictObject({
      ...intro,
      actions,
      label: line(3, 60),
      heading,
      search: line(3, 40),
      note: paragraph,
    }),
    changes: titled,
  }),
  'ai-applications': page({
    /** Also shown on the pages of the industries. */
    actions,
    /** Shown on the pages of the industries. */
    facts: z.array(headFact).length(3),
    illustration: illustrationName,
    table: titled.extend({ columns: z.array(line(3, 40)).length(4) }),
    incidents: titled,
  }),
  'which-laws': page({
    start: toolStart,
    door: z.strictObject({ text: line(8, 160), link }),
    table: titled.extend({
      columns: z.array(line(3, 40)).length(7),
      /** Heads of the marks. */
      short: z.array(line(3, 14)).length(6),
      words: line(3, 40).describe('Name of the fold with the cells.'),
      rows: listOf({
        id: z.enum(markets),
        name: line(2, 40),
        /** What the law of the market calls AI. */
        definition: line(2, 160),
        sources: citation.sources,
        to: internalPath,
        reach: line(2, 60),
        /** The highest penalty of its laws, in figures of the record `law`. */
        most: z
          .strictObject({ text: line(2, 16), of: line(4, 30).optional(), note: line(4, 60), law: slug })
          .optional(),
        cells: z.array(line(2, 160)).length(6),
        /** Marks of the cells; for the notice of a breach, its deadline in words. */
        marks: z.tuple([cellKind, cellKind, cellKind, line(2, 12), cellKind, cellKind]),
        instruments: z.array(slug).min(1),
      }).min(1),
    }),
    /** Compares two or three rows of the table. */
    compare: z.strictObject({
      ...intro,
      closing,
      choose: titled.extend({
        button: line(3, 40),
        sample: z.array(z.enum(markets)).length(2).describe('Shown at the start; the first is chosen.'),
      }),
      pairs: titled.extend({
        of: z.array(z.enum(markets)).length(8),
        /** `{a}` and `{b}` are names, `{points}` those of `differ` whose marks are not the same. */
        page: z.strictObject(intro),
        compared: heading,
        shared: heading,
        differ: z
          .array(line(3, 40))
          .length(6)
          .describe('Names of the columns of the table within a sentence.'),
        third: line(3, 40),
      }),
      headings: z.record(z.enum(['first', 'definition', 'enforcer', 'penalty', 'next', 'rules']), heading),
    }),
    lines: listOf({ title: line(4, 60), text: paragraph, instruments: z.array(slug).min(1) }).min(1),
  }),
  incident: page({
    start: toolStart,
    form: z.strictObject({
      event: heading,
      markets: heading,
      firm: z.strictObject({ title: heading, note: line(8, 120) }),
      kind: heading,
      kinds: listOf({
        id: z.enum([...firmKinds, 'none']),
        title: line(4, 60),
        note: line(4, 120).optional(),
      }),
      yours: line(8, 80).describe('After “Only if”: the notices of a customer, for its supplier.'),
      begins: line(20, 120).describe('Of a law with a later day: `{law}`, `{day}`.'),
      breach: titled
        .extend({ label: line(8, 60) })
        .describe('After a decision or complaint; `{within}`, `{law}`.'),
      noticed: heading,
      received: heading.describe('Instead, of a complaint or a request.'),
      moment: line(4, 40).describe('Label of a field, before the moment from which a clock counts.'),
      set: line(4, 40).describe('The same, before the direction or order that sets the time.'),
      noticedNote: line(8, 160),
      clocks: heading,
      clocksNote: paragraph,
      columns: z.array(line(2, 40)).length(3),
      later: line(4, 40),
      reach: line(4, 60),
      choose: line(8, 160),
      nobody: line(8, 160),
      write: heading,
      passage: line(8, 120),
    }),
    events: listOf({
      id: z.enum(eventKinds),
      title: line(4, 60),
      note: line(4, 120),
      write: z.array(line(8, 200)).min(3).max(7),
    })
      .length(eventKinds.length)
      .refine(hasUniqueIds, 'uses an id twice'),
    zones: z
      .record(
        z.enum(markets),
        z.strictObject({ zone: line(4, 40), city: line(3, 40), others: line(8, 120).optional() }),
      )
      .describe(
        'IANA names: the deadlines of a market are counted there. `others`: places with another hour.',
      ),
    lists: titled,
    table: titled.extend({ columns: z.array(line(3, 40)).length(4) }),
  }),
  'not-found': z.strictObject({
    title: z.literal('Oops! Page not found').describe('The specification gives this title.'),
    lead: paragraph,
    seo,
    caption: line(10, 160),
    alt: line(10, 200),
    homeLabel: z.literal('Return to Home'),
    closing,
  }),
  'not-sent-unavailable': notSentPageSchema,
} as const;
export type PageName = keyof typeof pageSchemas;
export type PageOf<Name extends PageName> = z.infer<(typeof pageSchemas)[Name]>;

export const navigationSchema = z.strictObject({
  entries: z
    .array(
      z.union([
        z
          .strictObject({ label: line(2, 30), to: linkTarget })
          .meta({ title: 'Link', description: 'Leads to one page.' }),
        z
          .strictObject({
            label: line(2, 30),
            note: line(10, 120),
            hubLabel: line(2, 40).optional().describe('The link to the page of all entries.'),
            tools: paragraph.optional().describe('One line that leads to the tools of the subject.'),
            collection: z
              .enum(['industries', 'regulations'])
              .optional()
              .describe('Takes the entries from these pages, in their order.'),
            links: listOf({ label: line(2, 40), companyLink, text: line(5, 60) })
              .optional()
              .describe('Entries that lead to another site.'),
          })
          .meta({ title: 'Menu', description: 'Opens a list of links.' }),
      ]),
    )
    .min(1),
  quickLinks: z.array(link).min(1),
  legalLinks: z.array(link).min(1),
  framework: paragraph,
});
/** An address that a page had. Links of the content lead to `to` themselves. */
export const redirectSchema = z.strictObject({
  title: line(2, 200).describe('What was there.'),
  from: internalPath
    .refine((path) => !path.includes('#'), 'names a part of a page: leave #… out')
    .describe('The former address.')
    .meta({ title: 'Former address' }),
  to: internalPath.describe('Where it leads now.').meta({ title: 'Leads to' }),
});

export type Navigation = z.infer<typeof navigationSchema>;
