import { z } from 'zod';
import { block, comparison } from './parts/block.ts';
import { citation } from './parts/citation.ts';
import { closing } from './parts/closing.ts';
import { illustrationName } from './parts/illustration.ts';
import { seo } from './parts/seo.ts';
import { heading, isoDay, line, link, linkTarget, paragraph } from './parts/text.ts';

/** One link of the company file (`companyLink: book`), or an address. */
const companyLink = z.enum(['book', 'onlineCourse', 'demoRestaurantReservation', 'demoItCertifications']);

const intro = { title: heading, lead: paragraph, seo };

/** Pages without a review day say themselves when their words last changed; the sitemap tells search engines. */
const updatedOn = isoDay.describe('Day on which the words of the page last changed.');

/** The home page, apart from its banner. */
export const homePageSchema = z.strictObject({
  ...intro,
  actions: z.array(link).length(2),
  /** Short names of sections further down, as a line of links in the first screen. */
  contents: z
    .array(
      z.strictObject({ label: line(3, 14), section: z.enum(['services', 'dates', 'industries', 'book']) }),
    )
    .min(3),
  heroCaption: line(10, 160),
  heroLabel: line(10, 200),
  /** Four core services. */
  core: z.strictObject({
    title: heading,
    note: paragraph,
    link,
    items: z
      .array(
        z.strictObject({
          title: line(3, 60),
          text: paragraph,
          /** `{lengths}` and `{lowest price}` sum up the courses. */
          facts: z.array(line(2, 60)).min(1).max(3),
          to: linkTarget,
          illustration: illustrationName,
        }),
      )
      .length(4, 'needs exactly four core services'),
  }),
  calendar: z.strictObject({
    title: heading,
    note: paragraph,
    /** Stands there while no session is to come. */
    noneNote: paragraph,
    caption: line(10, 200),
    /** How the bars of the courses' lengths are read. */
    scaleNote: line(10, 200),
    /** The way to a session of one's own. */
    own: z.strictObject({ title: heading, text: paragraph, link }),
  }),
  industries: z.strictObject({ title: heading, note: paragraph }),
  book: z.strictObject({ title: line(3, 60), text: paragraph, label: line(3, 40), companyLink }),
  values: z
    .array(z.strictObject({ title: line(3, 30), text: paragraph }))
    .length(3, 'needs exactly three values'),
  closing,
  updatedOn,
});
export type HomePage = z.infer<typeof homePageSchema>;

/** A slide of the promotional banner; the file name gives its place: 1-book.yaml. */
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
export type BannerSlide = z.infer<typeof bannerSlideSchema>;

export const servicesPageSchema = z.strictObject({
  ...intro,
  /** The courses side by side, below the groups. */
  comparison,
  /** Above the groups: the dates to come, and what stands there while none is. */
  dates: z.strictObject({ title: heading, note: paragraph, noneNote: paragraph }),
  closing,
  updatedOn,
});
export const newsPageSchema = z.strictObject({
  ...intro,
  emptyText: line(5, 90),
  /** Under the heading of an article's Sources list. */
  sourcesNote: line(5, 240),
  closing,
  updatedOn,
});

export const aboutPageSchema = z.strictObject({
  ...intro,
  illustration: illustrationName,
  caption: line(10, 200),
  alt: line(10, 200),
  mission: z.strictObject({ title: heading, paragraphs: z.array(paragraph).min(1) }),
  logo: z.strictObject({
    title: heading,
    note: paragraph,
    items: z.array(z.strictObject({ title: line(2, 40), text: paragraph })).length(4),
  }),
  companyTitle: heading,
  /** Heading over the people of the company's file; shown once there is somebody. */
  people: z.strictObject({ title: heading, note: paragraph.optional() }),
  reasons: z.strictObject({
    title: heading,
    note: paragraph,
    items: z.array(z.strictObject({ title: line(3, 60), text: paragraph })).length(3),
  }),
  /** Further sections, such as the accessibility statement. */
  blocks: z.array(block).default([]),
  closing,
  reviewedOn: isoDay,
});

export const contactPageSchema = z.strictObject({
  ...intro,
  formTitle: heading,
  detailsTitle: heading,
  next: z.strictObject({
    title: heading,
    items: z
      .array(
        z.strictObject({
          title: line(3, 40),
          text: paragraph,
          /** What the visitor holds after it. */
          holds: line(2, 60).optional(),
        }),
      )
      .min(2)
      .max(5),
  }),
  closing,
  updatedOn,
});

/** The page of the EU AI Act check: what stands around it. */
export const euCheckPageSchema = z.strictObject({
  ...intro,
  /** Button that starts it, and the line under it. */
  start: z.strictObject({ label: line(3, 40), note: line(5, 160) }),
  /** The same content to read, above the questions and above the duties. */
  table: z.strictObject({ title: heading, note: paragraph, dutiesTitle: heading, dutiesNote: paragraph }),
  closing,
  updatedOn,
});

export const notFoundPageSchema = z.strictObject({
  /** These words exactly (decision 33). */
  title: z.literal('Oops! Page not found'),
  lead: paragraph,
  seo,
  caption: line(10, 160),
  alt: line(10, 200),
  homeLabel: z.literal('Return to Home'),
  closing,
});

/** A page that a proxy sends when it can't hand a form on; the visitor's text is in the browser still. */
export const notSentPageSchema = z.strictObject({
  ...intro,
  /** What to do, one step a line. */
  steps: z.array(paragraph).min(1).max(4),
  closing,
});

/** The single pages: content/pages/<name>.yaml. */
export const pageSchemas = {
  home: homePageSchema,
  services: servicesPageSchema,
  about: aboutPageSchema,
  news: newsPageSchema,
  contact: contactPageSchema,
  'eu-ai-act-check': euCheckPageSchema,
  'not-found': notFoundPageSchema,
  'not-sent-too-large': notSentPageSchema,
  'not-sent-unavailable': notSentPageSchema,
} as const;
export type PageName = keyof typeof pageSchemas;
export type PageOf<Name extends PageName> = z.infer<(typeof pageSchemas)[Name]>;

/** Entries of the main navigation, in order: content/navigation.yaml. */
export const navigationSchema = z.strictObject({
  entries: z
    .array(
      z.union([
        z.strictObject({ label: line(2, 30), to: linkTarget }),
        z.strictObject({
          label: line(2, 30),
          /** Sentence beside the links. */
          note: line(10, 120),
          /** Filled from a collection, in its order … */
          collection: z.enum(['industries', 'regulations']).optional(),
          /** … or written here, external links only. */
          links: z.array(z.strictObject({ label: line(2, 40), companyLink, text: line(5, 60) })).optional(),
        }),
      ]),
    )
    .min(1),
  quickLinks: z.array(link).min(1),
  /** Links beside the copyright. */
  legalLinks: z.array(link).min(1),
  /** Sentence on the framework in the footer. */
  framework: paragraph,
});
export type Navigation = z.infer<typeof navigationSchema>;
