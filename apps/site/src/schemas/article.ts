import { z } from 'zod';
import { articleChart } from './parts/article-chart.ts';
import {
  heading,
  illustrationName,
  internalPath,
  isoDay,
  line,
  link,
  listOf,
  paragraph,
  photo,
  seo,
  sourceKey,
} from './parts/fields.ts';

export const articleCategories = [
  'Company News',
  'Industry Insights',
  'Compliance',
  'Technology',
  'Agile',
  'Cybersecurity',
] as const;

const fields = z.strictObject({
  title: line(8, 110).describe('Headline. A colon starts its second line.'),
  subtitle: line(8, 160).optional().describe('Line under the headline.'),
  excerpt: line(40, 240).describe('Two sentences for the list, feeds and search.'),
  date: isoDay.describe(
    'Day of publication, in Singapore. A day to come keeps the article out of the build until then.',
  ),
  modified: isoDay
    .optional()
    .describe('Day on which the body was rewritten. The page says so beside the publication day.'),
  category: z
    .enum(articleCategories)
    .describe(
      'Company News is what the firm says of itself: only what it says of law or in figures needs a source.',
    ),
  author: line(3, 60).optional().describe('Who wrote it.'),
  illustration: illustrationName,
  alt: line(10, 200).meta({
    title: 'Text alternative',
    description: 'What the picture shows, one sentence, for people who don’t see it.',
  }),
  caption: line(10, 240).optional().describe('Sentence in the margin of the picture.'),
  photo: photo.optional().describe('Shown on the page in place of the drawing; lists keep the drawing.'),
  seo: seo.optional(),
  updates: listOf({
    date: isoDay,
    said: paragraph.optional().describe('What the article says, where the update replaces it.'),
    text: paragraph,
    sources: z.array(sourceKey).min(1),
  })
    .default([])
    .describe('What changed after publication, with its own date. The body stays as it was on its day.'),
  charts: z
    .array(articleChart)
    .max(3)
    .default([])
    .describe('Charts drawn from numbers that the text gives. Three at most.'),
  relatedService: internalPath.optional().describe('Service page to go on to.'),
  offer: z
    .strictObject({
      title: heading,
      text: paragraph,
      link,
      message: paragraph
        .optional()
        .describe('Stands in the form already, where the link leads to the contact page.'),
    })
    .refine(({ link, message }) => message === undefined || link.to === '/contact', {
      path: ['message'],
      error: 'only the contact form takes a message: link to /contact, or take the message out',
    })
    .optional()
    .describe('What the reader can do next with us: the last words of the article.'),
  isDraft: z.boolean().default(false).meta({ title: 'Draft', description: 'Keeps it out of every build.' }),
});

export const articleSchema = fields.refine(
  ({ seo: given, title, excerpt }) => given ?? seo.safeParse({ title, description: excerpt }).success,
  {
    path: ['excerpt'],
    error:
      'also describes the page to search engines: 50 to 165 letters, under a title of 70 at most. Or give both for search engines.',
  },
);
export type Article = z.infer<typeof articleSchema>;
