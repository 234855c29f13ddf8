import { z } from 'zod';
import { block, headFact } from './parts/block.ts';
import {
  closing,
  contactService,
  courseSlug,
  heading,
  illustrationName,
  internalPath,
  isoDay,
  line,
  link,
  listOf,
  paragraph,
  seo,
} from './parts/fields.ts';

export const serviceSchema = z.strictObject({
  title: heading,
  shortTitle: line(2, 60).describe('Name in menus, lists and the path above the page.'),
  lead: paragraph.describe('First sentences under the headline.'),
  seo,
  illustration: illustrationName,
  caption: line(10, 200).optional().describe('Sentence under the picture.'),
  facts: z
    .array(headFact)
    .max(4)
    .optional()
    .describe(
      'Up to four facts beside the headline. {lengths: track} and {lowest price: track} summarise a family of courses.',
    ),
  actions: z.array(link).max(2).optional().describe('Buttons under the headline; the first is filled.'),
  course: courseSlug.optional().describe('Course that the page sells.'),
  blocks: z.array(block).min(1).describe('Sections of the page, in their order.'),
  closing,
  contactService: contactService.describe('Choice of the contact form to which the page leads.'),
  contactAbout: line(2, 60)
    .optional()
    .describe('Begins the message to us, where no choice of the form names the page.'),
  statesCompany: z
    .literal(true)
    .optional()
    .describe('The structured data describes the company, as on the home page.'),
  reviewedOn: isoDay.describe('Day on which the page was last compared with its sources.'),
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
  order: z.int().min(1).describe('Place in lists and menus; 1 is the first.'),
  overview: internalPath.optional().describe('Page of the group, above its other pages.'),
  cards: listOf({
    name: line(3, 90).describe('Name on the card.'),
    description: line(10, 200).describe('One sentence on the card.'),
    href: z
      .string()
      .startsWith('/services/', 'must start with /services/')
      .describe('Page to which the card leads.'),
    fits: z
      .array(z.enum(fitNames))
      .min(3)
      .describe(
        'Answers that the service fits, to three questions: for whom, what the client holds, by when.',
      ),
    course: courseSlug.optional(),
    facts: z
      .array(line(3, 40))
      .max(3)
      .optional()
      .describe(
        'Up to three facts. {lengths: track} and {lowest price: track} summarise a family of courses.',
      ),
  }).min(1),
});
export type ServiceGroup = z.infer<typeof serviceGroupSchema>;
