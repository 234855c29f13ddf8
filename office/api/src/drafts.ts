import * as z from 'zod';
import {
  addition,
  additionSchema,
  doneSchema,
  lineSchema,
  momentSchema,
  response,
  staffNameSchema,
} from './common.ts';
import {
  checkSchema,
  conflictFieldSchema,
  fieldChangeSchema,
  fieldPathSchema,
  namedEntry,
} from './entries.ts';
import { commitSchema, draftSchema } from './path.ts';
import { routesFor } from './route.ts';

export const entryChangeSchema = z.strictObject({
  ...namedEntry,
  kind: z.enum(['new', 'changed', 'removed']),
  page: z.string(),
  fields: z.array(fieldChangeSchema),
});
export type EntryChange = z.infer<typeof entryChangeSchema>;

export const publishStatusSchema = z.strictObject({
  id: z.string(),
  /** Null for an undo. */
  draft: z.nullable(draftSchema),
  title: z.string(),
  by: staffNameSchema,
  /** Steps in their order; the last one is `done` or `failed`. */
  step: z.enum(['waiting', 'joining', 'checking', 'building', 'done', 'failed']),
  startedAtMs: momentSchema,
  endedAtMs: z.nullable(momentSchema),
  commit: z.nullable(commitSchema),
  message: z.nullable(z.string()),
  output: z.nullable(z.string()),
});
export type PublishStatus = z.infer<typeof publishStatusSchema>;

export const draftRowSchema = z.strictObject({
  id: draftSchema,
  title: z.string(),
  /** `review`: waits for a second reader. `scheduled`: published at `publishAtMs`. */
  state: z.enum(['draft', 'review', 'approved', 'scheduled', 'publishing', 'failed']),
  by: staffNameSchema,
  changedAtMs: momentSchema,
  entries: z.array(z.strictObject(namedEntry)),
  /** The last rejection by a reader; null after the next request for a review. */
  sentBack: z.nullable(
    z.strictObject({
      by: staffNameSchema,
      atMs: momentSchema,
      notes: z.array(z.strictObject({ entry: z.string(), field: fieldPathSchema, message: z.string() })),
    }),
  ),
  publishAtMs: z.nullable(momentSchema),
  failure: z.nullable(z.string()),
});
export type DraftRow = z.infer<typeof draftRowSchema>;

export const onlineRowSchema = z.strictObject({
  commit: commitSchema,
  title: z.string(),
  atMs: momentSchema,
  /** Who wrote it: names, by commas. */
  by: z.string(),
  publishedBy: z.string(),
  reader: z.nullable(z.string()),
  undoes: z.nullable(commitSchema),
  undoneBy: z.nullable(commitSchema),
  /** Why it can't be undone; null where it can. */
  whyNot: z.nullable(z.string()),
});
export type OnlineRow = z.infer<typeof onlineRowSchema>;

export const draftResponseSchema = response({
  draft: draftRowSchema,
  changes: z.array(entryChangeSchema),
  checks: z.array(checkSchema),
  /** Names of the authors of its commits: none of them may approve. */
  writers: z.array(z.string()),
  /**
   * What the current user may do; null while the draft goes online, and for one's own draft that a second
   * reader reads.
   */
  next: z.nullable(z.enum(['review', 'approve', 'publish'])),
  /** Id of the publishing, for `publishStatus`. */
  publishing: z.nullable(z.string()),
  history: z.array(z.strictObject({ by: z.string(), atMs: momentSchema, message: z.string() })),
});

const { get, post, remove } = routesFor('editor', { shows: ['site'], changes: ['drafts'] });
/** `not-found` without `CONTENT_DIR`; `not-possible` has its reason in words. Publishing refuses for `checks`. */
export const draftRoutes = {
  contentHome: get('/api/content', {
    shows: ['drafts', 'site'],
    response: response({
      needsReader: z.boolean(),
      /** False while the publisher does not answer: drafts can't be read or saved. */
      isReachable: z.boolean(),
      drafts: z.array(draftRowSchema),
      /** The newest ten. */
      online: z.array(onlineRowSchema),
      reviewsDue: z.int(),
      must: z.int(),
      may: z.int(),
    }),
  }),
  makeDraft: post('/api/content/drafts', { body: additionSchema, response: draftResponseSchema }),
  draft: get('/api/content/drafts/:draft', { shows: ['drafts', 'site'], response: draftResponseSchema }),
  /** Discards the draft; its branch stays in Git. */
  discardDraft: remove('/api/content/drafts/:draft', { response: doneSchema }),
  updateDraft: post('/api/content/drafts/:draft/update', {
    body: z.strictObject({
      /**
       * Which side to keep, by `collection/slug#field`, for fields that both changed. Left out in the first
       * request.
       */
      choices: z.optional(z.record(z.string().max(400), z.enum(['mine', 'online']))),
    }),
    response: z.discriminatedUnion('outcome', [
      response({ outcome: z.literal('joined') }),
      response({
        outcome: z.literal('conflict'),
        fields: z.array(z.strictObject({ ...conflictFieldSchema.shape, key: z.string(), title: z.string() })),
      }),
    ]),
  }),
  /**
   * Builds the draft when it has changed. `/preview/DRAFT/PAGE` shows the last build without script, for a
   * frame; it takes `?theme=dark` or `light`.
   */
  preview: get('/api/content/drafts/:draft/preview', {
    shows: ['drafts'],
    response: response({
      /** Time of the last build; null before the first. */
      builtAtMs: z.nullable(momentSchema),
      /** A newer build is running, so the client asks again. */
      isBuilding: z.boolean(),
      failure: z.nullable(
        z.strictObject({ message: z.string(), output: z.string(), checks: z.array(checkSchema) }),
      ),
      /** Pages that the draft changes. */
      pages: z.array(z.string()),
    }),
  }),
  requestReview: post('/api/content/drafts/:draft/review', {
    body: additionSchema,
    response: draftResponseSchema,
  }),
  approve: post('/api/content/drafts/:draft/approve', {
    body: addition({ changedAtMs: momentSchema }),
    response: draftResponseSchema,
  }),
  sendBack: post('/api/content/drafts/:draft/send-back', {
    body: addition({
      notes: z
        .array(
          z.strictObject({ entry: z.string().max(160), field: fieldPathSchema, message: lineSchema(500) }),
        )
        .max(50),
    }),
    response: draftResponseSchema,
  }),
  publish: post('/api/content/drafts/:draft/publish', {
    changes: ['drafts', 'site'],
    body: addition({ changedAtMs: momentSchema, publishAtMs: z.nullable(momentSchema) }),
    response: z.discriminatedUnion('outcome', [
      response({ outcome: z.literal('started'), status: publishStatusSchema }),
      response({ outcome: z.literal('scheduled'), publishAtMs: momentSchema, title: z.string() }),
      /** The same fields were published meanwhile: call `updateDraft`. */
      response({ outcome: z.literal('conflict') }),
    ]),
  }),
  /** Gives up the chosen day and hour. */
  stopPublishing: post('/api/content/drafts/:draft/stop', { response: draftResponseSchema }),
  publishStatus: get('/api/content/publishing/:id', {
    shows: [],
    /** The client polls every second until `done` or `failed`. */
    response: response({ status: publishStatusSchema }),
  }),
  history: get('/api/content/history', {
    query: z.strictObject({ cursor: z.optional(commitSchema) }),
    response: response({ rows: z.array(onlineRowSchema), nextCursor: z.nullable(commitSchema) }),
  }),
  commit: get('/api/content/history/:commit', {
    response: response({ row: onlineRowSchema, changes: z.array(entryChangeSchema) }),
  }),
  undo: post('/api/content/history/:commit/undo', {
    changes: ['drafts', 'site'],
    body: additionSchema,
    response: response({ status: publishStatusSchema }),
  }),
};
