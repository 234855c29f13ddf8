import { z } from 'zod';
import { envelopeNames } from './envelope.ts';
import type { FormId } from './form-id.ts';

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
  /** The field is shown only while no date is chosen. */
  asked: z.literal('without-date').exactOptional(),
};
const formId = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower case, with hyphens')
  .transform((id) => id as FormId);
/** `value` is stored, `label` shown; `note` explains the option. */
const option = z.strictObject({
  value: z.string().min(1).max(100),
  label: z.string().trim().min(1).max(200),
  note: text.exactOptional(),
  /** Forms with the dates of this course: while none is upcoming, an enquiry books nothing (`isInterest`). */
  datedBy: z.array(formId).min(1).exactOptional(),
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

/** Bands that the specification gives to every form. */
const participantBands = ['1', '2-5', '6-10', '11-20', '20+'];

/** Yields what a form with dates lacks to be sent without one, and to count its seats. */
function* issuesOf(fields: readonly z.infer<typeof field>[]) {
  const [at, participants] = [...fields.entries()].find(([, { name }]) => name === 'participants') ?? [];
  const bands =
    participants && 'options' in participants ? participants.options.map(({ value }) => value) : [];
  if (participants && bands.join() !== participantBands.join())
    yield {
      path: ['fields', at ?? 0],
      message: `offers ${participantBands.join(', ')}: use the part \`participants\``,
    };
  if (fields.some(({ kind }) => kind === 'session')) {
    const has = (wanted: string) => fields.some(({ name, required }) => name === wanted && required);
    if (!has('firstName'))
      yield {
        path: ['fields'],
        message:
          'has dates, and needs the part `firstName`: without a date, name and email are what is required',
      };
    if (!participants)
      yield {
        path: ['fields'],
        message: 'has dates, and needs the part `participants`: it counts the seats',
      };
  } else
    for (const [place, { name, asked }] of fields.entries())
      if (asked)
        yield {
          path: ['fields', place],
          message: `asks ${name} without a date only, and the form has no dates`,
        };
}

export const formSchema = z
  .strictObject({
    id: formId,
    title: text,
    kind: z.enum(['contact', 'registration']),
    pagePath: z.string().regex(/^\/[a-z0-9/-]+$/),
    fields: z
      .array(field)
      .refine((fields) => unique(fields.map(({ name }) => name)), 'names a field twice')
      .refine(
        (fields) => fields.filter(({ kind }) => kind === 'session').length <= 1,
        'has two session fields',
      )
      .refine(
        (fields) =>
          fields.some(({ name, kind, required }) => name === 'email' && kind === 'email' && required),
        'needs the part `email`: replies go there',
      ),
    /** Third parties that receive data from this form, with purpose; the notice beside its button names them. */
    passedTo: z.array(text).exactOptional(),
    /** Shown in place of the sent form (decision 33); see `withReplyPromise`. */
    success: z.strictObject({ title: text, note: text }),
  })
  .superRefine(({ fields }, context) => {
    for (const issue of issuesOf(fields)) context.addIssue({ code: 'custom', ...issue });
  });

export const formsSchema = z
  .strictObject({ forms: z.record(z.string(), formSchema) })
  .superRefine(({ forms }, context) => {
    for (const [id, { fields }] of Object.entries(forms))
      for (const [at, one] of fields.entries())
        for (const [place, { datedBy = [] }] of ('options' in one ? one.options : []).entries())
          for (const other of datedBy)
            if (!forms[other]?.fields.some(({ kind }) => kind === 'session'))
              context.addIssue({
                code: 'custom',
                path: ['forms', id, 'fields', at, 'options', place, 'datedBy'],
                message: `names "${other}", which is no form with dates`,
              });
  });
