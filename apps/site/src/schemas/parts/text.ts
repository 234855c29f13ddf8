import { z } from 'zod';

/** @param missing the message where there is none */
export function line(minLength: number, maxLength: number, missing?: string) {
  return z
    .string(missing)
    .trim()
    .min(minLength, `is too short: write at least ${minLength} characters`)
    .max(maxLength, `is too long: write at most ${maxLength} characters`)
    .refine(
      (text) => !/<[a-z/][^>]*>/i.test(text),
      'contains HTML: write plain text, with **bold** and [links](/path) only',
    );
}

/** Inline Markdown; may name company facts, `{{replyWithinHours}}`. */
export const paragraph = line(2, 1600);

export const heading = line(2, 90);

/**
 * `.meta` and `.describe` feed the editor: `title` the label, `description` the help, `reference`
 * the choices.
 */
export const isoDay = z
  .preprocess(
    // Astro's YAML reader makes a Date of an unquoted day.
    (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
    z.iso.date('is not a day of the calendar: write it like 2025-08-18'),
  )
  .meta({ type: 'string', format: 'date' });

/** `"{{eu-ai-act/high-risk-uses/day}}"`, or an ISO day that no instrument has. */
export const lawDay = z
  .union([isoDay, z.string().regex(/^\{\{[a-z0-9-]+\/[a-z0-9-]+(\/original)?\/day\}\}$/)], {
    error: 'is neither a day (2025-08-18) nor the day of an instrument ("{{eu-ai-act/high-risk-uses/day}}")',
  })
  .meta({ type: 'string' });

/** File name or anchor: lower case, digits and hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not a slug: use lower-case letters, digits and single hyphens');

/** With an optional `#part`; content lint checks it. */
export const internalPath = z
  .string()
  .regex(
    /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(#[a-z0-9-]+)?$/,
    'is not a page of this site: write it like /services/iso27001, lower case, no trailing slash',
  )
  .meta({ reference: 'pages' });

/** Opens in a new tab. */
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
  /** Says what happens, never "click here". */
  label: line(2, 60),
  to: linkTarget,
});
export type Link = z.infer<typeof link>;
