import { z } from 'zod';

/** A line of plain text with limits that keep it readable where it is set. Straight quotes are allowed; HTML is not. */
export function line(minLength: number, maxLength: number) {
  return z
    .string()
    .trim()
    .min(minLength, `is too short: write at least ${minLength} characters`)
    .max(maxLength, `is too long: write at most ${maxLength} characters`)
    .refine(
      (text) => !/<[a-z/][^>]*>/i.test(text),
      'contains HTML: write plain text, with **bold** and [links](/path) only',
    );
}

/**
 * A paragraph: plain text with `**bold**`, `*emphasis*` and `[link text](/path or https://…)`. Like any text of the content
 * it may name a fact of the company, `{{replyWithinHours}}`.
 */
export const paragraph = line(2, 1600);

/** A heading inside a page. */
export const heading = line(2, 90);

/**
 * An ISO day, in Singapore: `2025-08-18`. As everywhere in the schemas, what `.meta` and `.describe` say is what forms
 * show: `title` the label, `description` the help, `reference` the entries to choose from.
 */
export const isoDay = z
  .preprocess(
    // Astro's YAML reader makes a Date of an unquoted day; the content check reads it as written.
    (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
    z.iso.date('is not a day of the calendar: write it like 2025-08-18'),
  )
  .meta({ type: 'string', format: 'date' });

/**
 * A day that a law sets: a reference to an instrument's date, `"{{eu-ai-act/high-risk-uses/day}}"`, filled in before
 * anything reads it; or an ISO day, for what no instrument holds.
 */
export const lawDay = z
  .union([isoDay, z.string().regex(/^\{\{[a-z0-9-]+\/[a-z0-9-]+(\/original)?\/day\}\}$/)], {
    error: 'is neither a day (2025-08-18) nor the day of an instrument ("{{eu-ai-act/high-risk-uses/day}}")',
  })
  .meta({ type: 'string' });

/** File name or anchor: lower case, digits and hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not a slug: use lower-case letters, digits and single hyphens');

/** A page of this site, `/services/iso27001`, with an optional `#part`. The content check proves that it exists. */
export const internalPath = z
  .string()
  .regex(
    /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(#[a-z0-9-]+)?$/,
    'is not a page of this site: write it like /services/iso27001, lower case, no trailing slash',
  )
  .meta({ reference: 'pages' });

/** An address on another site. Opens in a new tab. */
export const externalUrl = z.url({
  protocol: /^https?$/,
  error: 'is not a web address: write it like https://www.example.org/page',
});

/** Either of the two. */
export const linkTarget = z
  .union([internalPath, externalUrl], {
    error: 'is neither a page of this site (/contact) nor a web address (https://…)',
  })
  .meta({ type: 'string', reference: 'pages' });

/** A link or button: what it says and where it goes. */
export const link = z.strictObject({
  /** What the link says; says what happens, never "click here". */
  label: line(2, 60),
  /** Page of this site or web address. */
  to: linkTarget,
});
export type Link = z.infer<typeof link>;
