import { formIds, forms } from '@vanda/forms/forms';
import { z } from 'zod';
import { isStockPhoto } from '../../config/stock-photo.ts';
import { illustrationNames, unknownIllustration } from '../../illustrations/illustration-source.ts';

/** Limit of titles and labels, which lists, mail subjects and Git show on one line. */
const longestTitle = 200;

/** @param missing the message for an absent text */
export const line = (minLength: number, maxLength: number, missing?: string) =>
  z
    .string(missing)
    .trim()
    .min(minLength, `is too short: write at least ${minLength} characters`)
    .max(maxLength, `is too long: write at most ${maxLength} characters`)
    .refine(
      (text) => !/<[a-z/][^>]*>/i.test(text),
      'contains HTML: write plain text, with **bold** and [links](/path) only',
    )
    .refine((text) => maxLength > longestTitle || !text.includes('\n'), 'has several lines: write one');

/** Inline Markdown, which may name company facts such as `{{replyTime}}`. */
export const paragraph = line(2, 1600);

export const listOf = <const Fields extends z.core.$ZodLooseShape>(fields: Fields) =>
  z.array(z.strictObject(fields));

export const heading = line(2, 90);

/**
 * `.meta` and `.describe` feed the editor: `title` the label, `description` the help, `reference`
 * the choices.
 */
export const isoDay = z
  .preprocess(
    // Astro's YAML reader makes a Date of an unquoted day.
    (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
    z.iso.date({
      // A day that is left out is reported as missing, as any other field.
      error: ({ input }) =>
        input === undefined || input === ''
          ? 'is missing: add it, a day like 2025-08-18'
          : 'is not a day of the calendar: write it like 2025-08-18',
    }),
  )
  .meta({ type: 'string', format: 'date' });

export const clockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time: write it like "09:00", in quotes');

/** A reference such as `"{{eu-ai-act/high-risk-uses/day}}"`, or an ISO day that no instrument has. */
export const lawDay = z
  .union([isoDay, z.string().regex(/^\{\{[a-z0-9-]+\/[a-z0-9-]+(\/original)?\/day\}\}$/)], {
    error: 'is neither a day (2025-08-18) nor the day of an instrument ("{{eu-ai-act/high-risk-uses/day}}")',
  })
  .meta({ type: 'string' });

/** A file name or anchor of lower-case letters, digits and hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not a slug: use lower-case letters, digits and single hyphens');

export const courseSlug = slug.meta({ reference: 'courses' });

/** A path with an optional `#part`; content lint checks it. */
export const internalPath = z
  .string()
  .regex(
    /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(#[a-z0-9-]+)?$/,
    'is not a page of this site: write it like /services/iso27001, lower case, no trailing slash',
  )
  .meta({ reference: 'pages' });

/** An address of another site; its link opens in a new tab. */
export const externalUrl = z.url({
  protocol: /^https?$/,
  error: 'is not a web address: write it like https://www.example.org/page',
});

export const linkTarget = z
  .union([internalPath, externalUrl], {
    error: 'is neither a page of this site (/contact) nor a web address (https://…)',
  })
  .meta({ type: 'string', reference: 'pages' });

export const link = z.strictObject({
  label: line(2, 60).describe('Words of the link: they say what happens, never “click here”.'),
  to: linkTarget.describe('A page of this site, such as /contact, or a web address.'),
});
export type Link = z.infer<typeof link>;

export const sourceKey = z
  .string()
  .regex(
    /^[A-Z0-9][A-Z0-9-]*$/,
    'is not a source key: use capitals, digits and hyphens, as in src/content/sources',
  )
  .meta({ reference: 'sources' });

export const citation = {
  sources: z.array(sourceKey).min(1, 'names no source').optional().describe('Sources of this claim, by key.'),
  reviewedOn: isoDay
    .optional()
    .describe(
      'Day on which somebody last held this claim against its sources; the page’s own day of review otherwise.',
    ),
  evidence: z
    .literal('pending')
    .optional()
    .describe('Pending: a claim about the company that nobody has evidenced yet. The launch check lists it.'),
  confirm: line(8, 160)
    .optional()
    .describe(
      'What is our own reading here, for the company to confirm: “who does which step”. The launch check lists it.',
    ),
};

export const seo = z
  .strictObject({
    title: line(5, 70).describe(
      'Title of the browser tab and of search results; the brand is added by the page.',
    ),
    description: line(50, 165).describe('One or two sentences for search results.'),
    keywords: z.array(line(2, 60)).min(1).optional().describe('Search terms; few pages have them.'),
  })
  .meta({ title: 'Search engines', description: 'What the browser tab and search results show.' });

export const closing = z
  .strictObject({
    title: heading.describe('Heading of the panel.'),
    text: paragraph.describe('What the reader can do next.'),
    link,
    more: link.optional().describe('Second link, outlined.'),
  })
  .describe('The panel above the footer.');
export type Closing = z.infer<typeof closing>;

export const titled = z.strictObject({
  title: heading.describe('Heading of the section.'),
  note: paragraph.describe('Text beside the heading.'),
});

const relatedLink = z.strictObject({
  title: line(2, 90).describe('Name of the page.'),
  text: paragraph.describe('Why to read it next.'),
  to: linkTarget.describe('Page to which it leads.'),
});
export type RelatedLink = z.infer<typeof relatedLink>;

/** Pages to read next. */
export const relatedLinks = z.array(relatedLink).min(1).max(6);

export const illustrationName = z
  .enum(illustrationNames as [string, ...string[]], {
    error: ({ input }) => unknownIllustration(String(input)),
  })
  .meta({ reference: 'illustrations', description: 'Drawing of the page, by its name.' });

const share = z.int().min(0).max(100);

export const photo = z
  .strictObject({
    file: z
      .string()
      .refine(
        (file) => /^photo-[0-9a-f]{16}$/.test(file) || isStockPhoto(file),
        'is not a photograph: upload one and choose it',
      )
      .meta({ title: 'File' }),
    alt: line(10, 140, 'is a picture without words: say what it shows').meta({
      title: 'What it shows',
      description: 'One sentence for people who do not see it. Not “picture of”, not the name of the file.',
    }),
    caption: line(3, 240).optional().describe('Sentence under the picture.'),
    focus: z
      .strictObject({ x: share, y: share })
      .optional()
      .meta({
        title: 'What must stay',
        description: 'Percent from the left and from the top. Where the picture is cut, this part stays.',
      }),
  })
  .meta({ title: 'Photograph', reference: 'pictures' });
export type Photo = z.infer<typeof photo>;

export const formName = z.enum(formIds).exclude(['contact']);

export const contactServices: readonly string[] = forms.contact.fields.flatMap((field) =>
  field.name === 'service' && 'options' in field ? field.options.map(({ value }) => value) : [],
);

export const contactService = z
  .string()
  .refine(
    (value) => contactServices.includes(value),
    `is no service of the contact form: ${contactServices.join(', ')}`,
  );

export const hasUniqueIds = (items: readonly { id: string }[]) =>
  new Set(items.map(({ id }) => id)).size === items.length;

/** Accepts equal days in sequence. */
export const isNewestFirst =
  <Field extends string>(day: Field) =>
  (items: readonly Record<Field, string>[]) =>
    items.every((one, i) => i === 0 || one[day] <= (items[i - 1]?.[day] ?? ''));

/** A check of several fields that names each at fault. */
export const namingFields =
  <Value>(find: (value: Value) => Iterable<{ path: PropertyKey[]; message: string }>) =>
  ({ value, issues }: z.core.ParsePayload<Value>) => {
    for (const issue of find(value)) issues.push({ code: 'custom', input: value, ...issue });
  };
