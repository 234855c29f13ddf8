import * as z from 'zod';
import {
  daySchema,
  formSchema,
  idSchema,
  momentSchema,
  monthSchema,
  pageQueryShape,
  pageResponse,
  referenceSchema,
  response,
  staffNameSchema,
  versionSchema,
} from './common.ts';
import { routesFor } from './route.ts';

export const seatStatuses = ['held', 'confirmed', 'waiting', 'offered', 'cancelled'] as const;
export const seatStatusSchema = z.enum(seatStatuses);
export type SeatStatus = z.infer<typeof seatStatusSchema>;

/** `open`: without a reply, assigned or not. */
export const statuses = ['open', 'answered', 'closed', 'spam'] as const;
export const statusSchema = z.enum(statuses);
export type Status = z.infer<typeof statusSchema>;

/**
 * Open views include answered enquiries whose follow-up day has come, oldest first; `answered` and `closed`
 * are sorted latest first, `spam` oldest first.
 */
export const inboxViews = ['open', 'mine', 'unassigned', 'answered', 'closed', 'spam'] as const;
export const inboxViewSchema = z.enum(inboxViews);
export type InboxView = z.infer<typeof inboxViewSchema>;

const filterShape = {
  view: z.optional(inboxViewSchema),
  form: z.optional(formSchema),
  session: z.optional(daySchema),
  assignee: z.optional(z.union([z.literal('nobody'), idSchema])),
  /** Id of a stored search: its words must not appear in a URL. */
  search: z.optional(idSchema),
} as const;

export const enquirySummaryShape = {
  reference: referenceSchema,
  version: versionSchema,
  status: statusSchema,
  about: z.string(),
  through: z.string(),
  /** Why the enquiry was held back as spam. */
  spamReason: z.nullable(z.string()),
  receivedAtMs: momentSchema,
  dueAtMs: momentSchema,
  answeredAtMs: z.nullable(momentSchema),
  closedAtMs: z.nullable(momentSchema),
  followUpDay: z.nullable(daySchema),
  assignee: z.nullable(staffNameSchema),
  /** Colleagues who wrote in their draft of a reply within the last two minutes. */
  writing: z.array(z.string()),
} as const;

export const inboxRowSchema = z.strictObject({
  ...enquirySummaryShape,
  name: z.string(),
  company: z.nullable(z.string()),
  firstWords: z.string(),
  hasFailedMail: z.boolean(),
});
export type InboxRow = z.infer<typeof inboxRowSchema>;

export const viewCountsSchema = z.record(z.enum([...inboxViews, 'mailFailed', 'late']), z.int());
export type ViewCounts = z.infer<typeof viewCountsSchema>;

export const placeQuerySchema = z.strictObject({ reference: referenceSchema, ...filterShape });

const figureShape = {
  received: z.int(),
  due: z.int(),
  answered: z.int(),
  answeredWithin: z.int(),
  /** Median time to the first reply; null where none was sent. */
  medianMs: z.nullable(z.int()),
  longestMs: z.nullable(z.int()),
};
export const monthStatsSchema = z.strictObject({ month: monthSchema, isClosed: z.boolean(), ...figureShape });
export type MonthStats = z.infer<typeof monthStatsSchema>;

const { get } = routesFor('member', { shows: ['enquiries'] });
export const inboxRoutes = {
  poll: get('/api/poll', {
    /** Does not extend the login session. */
    query: z.strictObject({ since: z.coerce.number().int().nonnegative() }),
    response: response({
      counts: viewCountsSchema,
      arrived: z.int(),
      idleEndsAtMs: momentSchema,
      newestAtMs: momentSchema,
    }),
  }),
  inbox: get('/api/inbox', {
    query: z.strictObject({ ...filterShape, ...pageQueryShape }),
    response: pageResponse(inboxRowSchema, {
      /** Counts for the conditions of the rows. `again`: answered or closed, with a follow-up day that has come. */
      matching: z.strictObject({ total: z.int(), late: z.int(), within: z.int(), again: z.int() }),
      counts: viewCountsSchema,
      nextDueAtMs: z.nullable(momentSchema),
      /** The newest arrival that was counted, for `poll`; 0 in an empty store. */
      newestAtMs: momentSchema,
    }),
  }),
  place: get('/api/inbox/place', {
    query: placeQuerySchema,
    response: response({
      /**
       * Position in the view, from 1. Null when the enquiry has left it; the neighbours are those of its
       * former position.
       */
      position: z.nullable(z.int().positive()),
      total: z.int(),
      previous: z.nullable(referenceSchema),
      next: z.nullable(referenceSchema),
    }),
  }),
};

export const numberRoutes = {
  numbers: get('/api/numbers', {
    query: z.strictObject({ month: z.optional(monthSchema) }),
    response: response({
      month: monthStatsSchema,
      weeks: z.array(
        z.strictObject({ startsOn: daySchema, endsOn: daySchema, isClosed: z.boolean(), ...figureShape }),
      ),
      forms: z.array(z.strictObject({ form: formSchema, title: z.string(), ...figureShape })),
      months: z.array(monthStatsSchema),
      backup: z.strictObject({ upToDateAtMs: z.nullable(z.number()), provedAtMs: z.nullable(z.number()) }),
    }),
  }),
};
