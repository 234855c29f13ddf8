import { z } from 'zod';
import { envelopeNames } from './form.ts';

const text = z.string().trim().min(2).max(200);
/** HTML autofill tokens (WCAG 2.2, 1.3.5). */
const autocompleteTokens = [
  'name',
  'given-name',
  'family-name',
  'email',
  'tel',
  'organization',
  'organization-title',
] as const;
const reserved: readonly string[] = Object.values(envelopeNames);

const base = {
  /** Sent, stored and exported under this name: never change it once used. */
  name: z
    .string()
    .regex(/^[a-z][A-Za-z0-9]*$/, 'must be one word: `courseDate`')
    .refine((name) => !reserved.includes(name), `is reserved, like ${reserved.join(', ')}`),
  label: text,
  /** Completes "Please enter your …" and "Choose a …". */
  noun: text,
  required: z.boolean(),
  hint: text.exactOptional(),
  /** Asked only with, or without, an open date; see `isAsked`. */
  asked: z.enum(['with-date', 'without-date']).exactOptional(),
};
/** `value` is stored, `label` shown, `note` explains. */
const option = z.strictObject({
  value: z.string().min(1).max(100),
  label: z.string().trim().min(1).max(200),
  note: text.exactOptional(),
});
const unique = (names: readonly string[]) => new Set(names).size === names.length;

const field = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.enum(['text', 'email', 'tel', 'textarea']),
      ...base,
      /** In UTF-16 code units, as in HTML. */
      maxLength: z.int().min(1).max(4000),
      autocomplete: z.enum(autocompleteTokens).exactOptional(),
      minHeightPx: z.int().min(40).max(600).exactOptional(),
    }),
    z.strictObject({
      /** `radio` for a few short choices, `select` for many. */
      kind: z.enum(['select', 'radio']),
      ...base,
      options: z
        .array(option)
        .min(2)
        .refine((options) => unique(options.map(({ value }) => value)), 'offers a value twice'),
    }),
    /** ISO date of the first day in Singapore, or `next-available`. The sessions are content. */
    z.strictObject({
      kind: z.literal('session'),
      ...base,
      /** Values of old links and forms (decision 33), with their ISO dates. */
      aliases: z.record(z.string(), z.iso.date()),
    }),
  ],
  'is neither a name of `parts` nor a field with a `kind`: text, email, tel, textarea, select, radio or session',
);

export const formSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower case, with hyphens'),
  title: text,
  kind: z.enum(['contact', 'registration']),
  pagePath: z.string().regex(/^\/[a-z0-9/-]+$/),
  fields: z
    .array(field)
    .refine((fields) => unique(fields.map(({ name }) => name)), 'names a field twice')
    .refine((fields) => fields.filter(({ kind }) => kind === 'session').length <= 1, 'has two session fields')
    .refine(
      (fields) => fields.some(({ name, kind, required }) => name === 'email' && kind === 'email' && required),
      'needs the part `email`: replies go there',
    ),
  /** Replaces the sent form (decision 33); see `withReplyPromise`. */
  success: z.strictObject({ title: text, note: text }),
});

export const formsSchema = z.strictObject({ forms: z.record(z.string(), formSchema) });
