import { z } from 'zod';
import { block, headFact } from './parts/block.ts';
import {
  closing,
  contactService,
  courseSlug,
  heading,
  illustrationName,
  isoDay,
  line,
  link,
  listOf,
  paragraph,
  seo,
  slug,
} from './parts/fields.ts';

export const serviceSchema = z.strictObject({
  title: heading,
  shortTitle: line(2, 60),
  lead: paragraph,
  seo,
  illustration: illustrationName,
  caption: line(10, 200).optional(),
  parent: slug.meta({ reference: 'services' }).optional(),
  facts: z.array(headFact).max(4).optional(),
  actions: z.array(link).max(2).optional(),
  course: courseSlug.optional(),
  blocks: z.array(block).min(1),
  closing,
  contactService: contactService.describe('Choice of the contact form to which the page leads.'),
  /** The structured data describes the company, as on the home page. */
  statesCompany: z.literal(true).optional(),
  reviewedOn: isoDay,
});
export type Service = z.infer<typeof serviceSchema>;

/** Answers of the filter on the page of services. */
// biome-ignore format: one line a question
export const fitNames = [
  'everybody', 'team', 'managers', 'firm',
  'skill', 'certificate', 'proof', 'process', 'officer',
  'week', 'quarter', 'year',
] as const;

export const serviceGroupSchema = z.strictObject({
  title: heading,
  description: paragraph,
  order: z.int().min(1),
  cards: listOf({
    name: line(3, 90),
    description: line(10, 200),
    /** The address may redirect. */
    href: z.string().startsWith('/services/', 'must start with /services/'),
    /** Answers that the service fits, to three questions: for whom, what the client holds, by when. */
    fits: z.array(z.enum(fitNames)).min(3),
    course: courseSlug.optional(),
    /** `{lengths: track}` and `{lowest price: track}` summarise a family. */
    facts: z.array(line(3, 40)).max(3).optional(),
  }).min(1),
});
export type ServiceGroup = z.infer<typeof serviceGroupSchema>;
