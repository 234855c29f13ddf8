import { z } from 'zod';
import { serviceFactsSchema } from './buyer-facts.ts';
import { block, fact, headFact } from './parts/block.ts';
import { closing } from './parts/closing.ts';
import { illustrationName } from './parts/illustration.ts';
import { seo } from './parts/seo.ts';
import { heading, isoDay, line, link, paragraph, slug } from './parts/text.ts';

/** A page under /services. */
export const serviceSchema = z.strictObject({
  /** The page's h1. */
  title: heading,
  /** Name in breadcrumbs and links. */
  shortTitle: line(2, 60),
  /** The sentence under the h1. */
  lead: paragraph,
  seo,
  /** The page's own picture. */
  illustration: illustrationName,
  /** Sentence under the picture; left out where the picture is decoration. */
  caption: line(10, 200).optional(),
  /** Slug of the service page above this one in the breadcrumb. */
  parent: slug.optional(),
  /** Figures beside the heading; at most one carries the double rule. */
  facts: z.array(headFact).max(4).optional(),
  /** Buttons under the lead, two at most. */
  actions: z.array(link).max(2).optional(),
  /** Course whose price, dates and curriculum the page shows. */
  course: slug.optional(),
  /** What buyers ask of a service; left out where the page is about a course. */
  buyerFacts: serviceFactsSchema.optional(),
  /** Sections, in order. */
  blocks: z.array(block).min(1),
  closing,
  /** Which structured data describe the page, beside its breadcrumb. */
  structuredData: z
    .array(z.enum(['service', 'course', 'faq', 'organisation', 'course-list']))
    .default(['service']),
  /** Day on which the page was last held against its sources. */
  reviewedOn: isoDay,
});
export type Service = z.infer<typeof serviceSchema>;

/** A group of cards on /services. */
export const serviceGroupSchema = z.strictObject({
  /** Name of the group. */
  title: heading,
  description: paragraph,
  illustration: illustrationName,
  order: z.int().min(1),
  cards: z
    .array(
      z.strictObject({
        name: line(3, 90),
        description: line(10, 200),
        /** Where "Learn More" leads. A redirect counts as a page. */
        href: z.string().startsWith('/services/', 'must start with /services/'),
        /** Course whose length and price stand on the card. */
        course: slug.optional(),
        /** Facts that no course holds. `{lengths: track}` and `{lowest price: track}` sum up a family of courses. */
        facts: z.array(fact).max(3).optional(),
      }),
    )
    .min(1),
});
export type ServiceGroup = z.infer<typeof serviceGroupSchema>;
