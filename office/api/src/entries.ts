import { cleanLine, plainText } from '@vanda/forms/clean';
import * as z from 'zod';
import {
  addition,
  additionSchema,
  daySchema,
  lineSchema,
  momentSchema,
  response,
  staffNameSchema,
} from './common.ts';
import { collectionSchema, draftSchema, slugSchema } from './path.ts';
import { routesFor } from './route.ts';

const entryVersionSchema = z.string().regex(/^[0-9a-f]{40}$/, 'no version');
/** A path such as `sessions.0.start`; `body` is an article's text, an empty path the entry. */
export const fieldPathSchema = z.string().max(200);

/** An optional field that is empty is left out. */
export type FieldValue = string | number | boolean | null | FieldValue[] | { [name: string]: FieldValue };
const scalarSchema = z.union([z.string().max(60_000), z.number(), z.boolean(), z.null()]);
/** Rejects a name that every object has, such as `constructor`: code that compares values would read the object's own. */
const nameSchema = z
  .string()
  .max(120)
  .refine((name) => !(name in {}));
const fieldsOf = (value: z.ZodType<FieldValue>) => z.record(nameSchema, value);
/**
 * The schema is not recursive, because a thousand levels would exhaust the stack. The deepest content file
 * has twelve.
 */
const valueSchema = Array.from({ length: 16 }).reduce<z.ZodType<FieldValue>>(
  (inner) => z.union([scalarSchema, z.array(inner).max(2000), fieldsOf(inner)]),
  scalarSchema,
);
export const entryValuesSchema = fieldsOf(valueSchema);
export type EntryValues = z.infer<typeof entryValuesSchema>;

export const choiceKinds = [
  'pages',
  'sources',
  'courses',
  'services',
  'people',
  'illustrations',
  'pictures',
] as const;
export type ChoiceKind = (typeof choiceKinds)[number];
/** The part of JSON Schema that the site's schemas use. Unknown keys are removed. */
export const fieldSchema = z.object({
  type: z.optional(z.enum(['string', 'number', 'integer', 'boolean', 'array', 'object'])),
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  format: z.optional(z.string()),
  enum: z.optional(z.array(z.union([z.string(), z.number()]))),
  const: z.optional(z.union([z.string(), z.number(), z.boolean()])),
  default: z.optional(z.unknown()),
  maxLength: z.optional(z.int()),
  get properties() {
    return z.optional(z.record(z.string(), fieldSchema));
  },
  required: z.optional(z.array(z.string())),
  get items() {
    return z.optional(fieldSchema);
  },
  /** Alternatives; the `const` property `kind` of a group tells which one it is. */
  get anyOf() {
    return z.optional(z.array(fieldSchema));
  },
  /** Sketch of an alternative: an SVG path of 24 by 16. */
  picture: z.optional(z.string()),
  /** Schema of the entries of a record, by key. */
  get additionalProperties() {
    return z.optional(fieldSchema);
  },
  /** Names the list in the entry's `choices`. */
  reference: z.optional(z.enum(choiceKinds)),
  /** The desk folds the field under "Fields for whoever builds the site"; only at the top of an entry. */
  isTechnical: z.optional(z.boolean()),
});
export type FieldSchema = z.infer<typeof fieldSchema>;

export const namedEntry = { collection: collectionSchema, slug: z.string(), title: z.string() } as const;

export const checkSchema = z.strictObject({
  ...namedEntry,
  field: fieldPathSchema,
  label: z.string(),
  message: z.string(),
});
export type Check = z.infer<typeof checkSchema>;

/** Values as a reader writes them (`480`, `14 Dec 2026`); null where there is none. */
export const fieldChangeSchema = z.strictObject({
  field: fieldPathSchema,
  label: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type FieldChange = z.infer<typeof fieldChangeSchema>;

export const draftQuerySchema = z.strictObject({ draft: z.optional(draftSchema) });

export const conflictFieldSchema = z.strictObject({
  field: fieldPathSchema,
  label: z.string(),
  theirs: z.nullable(z.string()),
  mine: z.nullable(z.string()),
});

/** Limits of photographs; drawings belong to the site's code. */
export const pictureLimits = { bytes: 12 * 1024 * 1024 } as const;
export const pictureSchema = z.strictObject({
  name: z.string(),
  kind: z.enum(['photograph', 'drawing']),
  /** The description in an entry that shows the picture. Empty for drawings, and for a picture that no entry shows. */
  alt: z.string(),
  address: z.string(),
});

const openPointSchema = z.strictObject({
  message: z.string(),
  /** Null for a setting of the server. */
  entry: z.nullable(
    z.strictObject({ collection: collectionSchema, slug: z.string(), field: fieldPathSchema }),
  ),
  pages: z.int(),
});

const { get, post, put } = routesFor('editor', { shows: ['site'], changes: ['drafts'] });
/** `not-found` without `CONTENT_DIR`; `not-possible` has its reason in words. Drafts save any value of a form. */
export const entryRoutes = {
  collections: get('/api/content/collections', {
    shows: ['drafts', 'site'],
    response: response({
      groups: z.array(
        z.strictObject({
          collection: collectionSchema,
          label: z.string(),
          /** Null where no entry can be added. */
          one: z.nullable(z.string()),
          entries: z.array(
            z.strictObject({
              slug: z.string(),
              title: z.string(),
              state: z.enum(['published', 'draft', 'changed', 'due']),
              drafts: z.array(z.strictObject({ id: draftSchema, by: staffNameSchema })),
            }),
          ),
        }),
      ),
    }),
  }),
  entry: get('/api/content/entries/:collection/:slug', {
    shows: [],
    query: draftQuerySchema,
    response: response({
      ...namedEntry,
      page: z.string(),
      draft: z.nullable(draftSchema),
      version: entryVersionSchema,
      form: fieldSchema,
      values: entryValuesSchema,
      body: z.nullable(z.string()),
      online: z.nullable(z.strictObject({ values: entryValuesSchema, body: z.nullable(z.string()) })),
      checks: z.array(checkSchema),
      choices: z.record(
        z.enum(choiceKinds),
        z.array(z.strictObject({ value: z.string(), label: z.string() })),
      ),
    }),
  }),
  /** Adds the entry to the named draft, otherwise to a new one. */
  newEntry: post('/api/content/entries/:collection', {
    body: addition({
      title: lineSchema(120),
      slug: slugSchema,
      /** Entry to begin with, together with its course, page and card. */
      like: z.optional(slugSchema),
      draft: z.optional(draftSchema),
    }),
    /** Null where another entry has this address. */
    response: response({ draft: z.nullable(draftSchema) }),
  }),
  /** What taking an entry off the site would change. */
  removal: get('/api/content/entries/:collection/:slug/removal', {
    shows: ['drafts', 'site'],
    query: draftQuerySchema,
    response: response({
      /** The address that ends; empty where the entry has no page of its own. */
      page: z.string(),
      /** Entries that are taken off with it. */
      gone: z.array(z.strictObject(namedEntry)),
      /** `isGone`: a card that is taken out. The other links will lead to the new address. */
      links: z.array(z.strictObject({ ...namedEntry, label: z.string(), isGone: z.boolean() })),
      /** Addresses to choose from. */
      pages: z.array(z.string()),
    }),
  }),
  /** Into a draft, which goes online and is undone as any other. The address that ends leads to `to`. */
  removeEntry: post('/api/content/entries/:collection/:slug/remove', {
    body: addition({ to: z.optional(z.string().max(200)), draft: z.optional(draftSchema) }),
    response: response({ draft: draftSchema }),
  }),
  saveEntry: put('/api/content/drafts/:draft/entries/:collection/:slug', {
    /** Optimistic locking by `version`: fields that one side changed are `joined`, others are a `conflict`. */
    body: z.strictObject({
      version: entryVersionSchema,
      values: entryValuesSchema,
      body: z.nullable(z.string().max(200_000)),
    }),
    maxBytes: 2 * 1024 * 1024,
    response: z.discriminatedUnion('outcome', [
      response({
        outcome: z.literal('saved'),
        version: entryVersionSchema,
        values: entryValuesSchema,
        body: z.nullable(z.string()),
        joined: z.array(fieldChangeSchema),
        checks: z.array(checkSchema),
      }),
      response({
        outcome: z.literal('conflict'),
        version: entryVersionSchema,
        by: z.string(),
        atMs: momentSchema,
        fields: z.array(conflictFieldSchema),
        /** The stored values, with the sent ones that do not clash. */
        values: entryValuesSchema,
        body: z.nullable(z.string()),
      }),
    ]),
  }),
  addSource: post('/api/content/drafts/:draft/sources', {
    body: addition({
      publisher: lineSchema(90),
      kind: z.enum(['primary', 'authority', 'reporting', 'company']),
      title: lineSchema(200),
      date: z.optional(
        z
          .string()
          .overwrite((text) => plainText(cleanLine(text)))
          .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, 'Write 2026, 2026-11 or 2026-11-24.'),
      ),
      url: z.optional(
        z.url({ protocol: /^https?$/, error: 'Write the whole address, from https:// on.' }).max(500),
      ),
    }),
    response: response({ key: z.string(), label: z.string() }),
  }),
  effects: get('/api/content/drafts/:draft/effects/:collection/:slug', {
    shows: ['drafts', 'site'],
    response: response({
      /** Sentences that contain the former day. A pattern finds them, so the list may be incomplete. */
      sentences: z.array(z.strictObject({ ...namedEntry, field: fieldPathSchema, message: z.string() })),
      pages: z.array(z.strictObject({ page: z.string(), title: z.string() })),
      files: z.array(z.string()),
    }),
  }),
  pictures: get('/api/content/pictures', {
    shows: ['pictures', 'site'],
    query: draftQuerySchema,
    response: response({ pictures: z.array(pictureSchema) }),
  }),
  uploadPicture: post('/api/content/drafts/:draft/pictures', {
    changes: ['pictures'],
    /** The desk sends a file, the publisher receives base64. */
    body: z.strictObject({
      data: z.base64().max(Math.ceil((pictureLimits.bytes * 4) / 3) + 4) as z.ZodType<string, Blob | string>,
    }),
    bytes: 'data',
    maxBytes: pictureLimits.bytes,
    response: response({ picture: pictureSchema }),
  }),
  pictureFile: get('/api/content/pictures/:file', {
    shows: [],
    /** `theme` chooses the colours of a drawing, which are part of its file. */
    query: draftQuerySchema.extend({ theme: z.optional(z.enum(['light', 'dark'])) }),
    response: 'file',
  }),
  reviews: get('/api/content/reviews', {
    response: response({
      reviews: z.array(z.strictObject({ ...namedEntry, reviewedOn: daySchema, dueOn: daySchema })),
    }),
  }),
  /** What the company must give before the site goes online, and what it may give. */
  beforeOnline: get('/api/content/before', {
    response: response({ must: z.array(openPointSchema), may: z.array(openPointSchema) }),
  }),
  /** Writes today's date into a draft. */
  reviewed: post('/api/content/reviews/:collection/:slug', {
    body: additionSchema,
    response: response({ draft: draftSchema }),
  }),
};
