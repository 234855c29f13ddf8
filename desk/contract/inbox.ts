import * as z from 'zod';
import {
  answerShape,
  colleagueNameSchema,
  cursorSchema,
  daySchema,
  formSchema,
  idSchema,
  momentSchema,
  monthSchema,
  pageQueryShape,
  referenceSchema,
  versionSchema,
} from './common.ts';

/** What a registration's seats are: see `intake/src/ledger`. */
export const seatStates = ['held', 'confirmed', 'waiting', 'offered', 'cancelled'] as const;
export const seatStateSchema = z.enum(seatStates);
export type SeatState = z.infer<typeof seatStateSchema>;

/** Where an enquiry stands. `open` has had no answer: its clock runs, whoever has it in hand. */
export const standings = ['open', 'answered', 'closed', 'suspected'] as const;
export const standingSchema = z.enum(standings);
export type Standing = z.infer<typeof standingSchema>;

/**
 * The views of the inbox. `open`, `mine` and `unowned` are open ones, oldest first; `answered` and `closed` the latest
 * first; `suspected` oldest first. Given-up mail is a list of its own (`mailGivenUp`).
 */
export const inboxViews = ['open', 'mine', 'unowned', 'answered', 'closed', 'suspected'] as const;
export const inboxViewSchema = z.enum(inboxViews);
export type InboxView = z.infer<typeof inboxViewSchema>;

/** Why a robot is suspected. */
export const suspicionSchema = z.strictObject({
  code: z.enum(['honeypot', 'too-fast']),
  /** `Hidden field filled`, `Sent within seconds of opening the page`. */
  words: z.string(),
});

const filterShape = {
  form: z.optional(formSchema),
  /** First day of a session; with `form`. */
  session: z.optional(daySchema),
  /** A colleague's id, or `nobody`. */
  owner: z.optional(z.union([z.literal('nobody'), idSchema])),
  /** A search kept by `keepSearch`: its words never stand in an address. */
  search: z.optional(idSchema),
} as const;

export const inboxQuerySchema = z.strictObject({
  view: z.optional(inboxViewSchema),
  ...filterShape,
  ...pageQueryShape,
});

/** One line of the inbox. */
export const inboxRowSchema = z.strictObject({
  reference: referenceSchema,
  version: versionSchema,
  standing: standingSchema,
  name: z.string(),
  company: z.nullable(z.string()),
  /** Beginning of the message, masked, one line, at most 160 characters; empty where none was written. */
  firstWords: z.string(),
  form: formSchema,
  /** What it is about: the course, or the service chosen in the contact form, or the form's title. */
  about: z.string(),
  /** `Contact`; `9 Dec, registration for 8`; `14–16 Dec, waiting list, 1`; `Tell me first`. */
  through: z.string(),
  registration: z.nullable(
    z.strictObject({
      day: z.nullable(daySchema),
      seats: z.int().positive(),
      state: seatStateSchema,
    }),
  ),
  receivedAtMs: momentSchema,
  /** 24 hours after it came in. */
  dueAtMs: momentSchema,
  answeredAtMs: z.nullable(momentSchema),
  closedAtMs: z.nullable(momentSchema),
  owner: z.nullable(colleagueNameSchema),
  suspicion: z.nullable(suspicionSchema),
  hasMailGivenUp: z.boolean(),
});
export type InboxRow = z.infer<typeof inboxRowSchema>;

/** How many there are in each view, without filters. */
export const viewCountsSchema = z.strictObject({
  open: z.int(),
  mine: z.int(),
  unowned: z.int(),
  answered: z.int(),
  closed: z.int(),
  suspected: z.int(),
  mailGivenUp: z.int(),
  /** Open ones past 24 hours. */
  late: z.int(),
});
export type ViewCounts = z.infer<typeof viewCountsSchema>;

export const inboxAnswerSchema = z.strictObject({
  ...answerShape,
  rows: z.array(inboxRowSchema),
  nextCursor: z.nullable(cursorSchema),
  /** Of this view with these filters, by the same conditions as the rows; `total` is `late + within` in open views. */
  matching: z.strictObject({ total: z.int(), late: z.int(), within: z.int() }),
  /** Of this view without filters. */
  ofView: z.int(),
  counts: viewCountsSchema,
  /** When the next open one that is not late is due; null when there is none. */
  nextDueAtMs: z.nullable(momentSchema),
  /** Newest arrival that this answer counts: give it to `pulse`. 0 in an empty store. */
  newestAtMs: momentSchema,
});
export type InboxAnswer = z.infer<typeof inboxAnswerSchema>;

/** Where an enquiry stands in a view: its neighbours for `J` and `K`, `2 of 10`. */
export const placeQuerySchema = z.strictObject({
  reference: referenceSchema,
  view: z.optional(inboxViewSchema),
  ...filterShape,
});
export const placeAnswerSchema = z.strictObject({
  ...answerShape,
  /** From 1; null when it is not in this view any more: the neighbours are then those of where it would stand. */
  position: z.nullable(z.int().positive()),
  total: z.int(),
  previous: z.nullable(referenceSchema),
  next: z.nullable(referenceSchema),
});

/** Asked every half minute, by the clock and not by a person: it does not keep anybody signed in. */
export const pulseQuerySchema = z.strictObject({ since: z.coerce.number().int().nonnegative() });
export const pulseAnswerSchema = z.strictObject({
  ...answerShape,
  counts: viewCountsSchema,
  /** Open ones that came in after `since`. */
  arrived: z.int(),
  newestAtMs: momentSchema,
});

/** A month's figure: the share of what came in that had its first answer within 24 hours. */
export const monthFigureSchema = z.strictObject({
  month: monthSchema,
  /** False: the month, or the 24 hours of its last day, still run. */
  isClosed: z.boolean(),
  received: z.int(),
  answered: z.int(),
  answeredWithin: z.int(),
  /** Time to the first answer, in milliseconds; null where nothing was answered. */
  medianMs: z.nullable(z.int()),
  longestMs: z.nullable(z.int()),
});
export type MonthFigure = z.infer<typeof monthFigureSchema>;
