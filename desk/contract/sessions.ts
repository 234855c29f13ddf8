import * as z from 'zod';
import {
  answerShape,
  changeSchema,
  cursorSchema,
  daySchema,
  formSchema,
  lineSchema,
  momentSchema,
  pageQueryShape,
  referenceSchema,
  textLimits,
  versionSchema,
} from './common.ts';
import { seatStateSchema } from './inbox.ts';

/** A session, by its form and first day. */
export const sessionPathSchema = z.strictObject({ form: formSchema, day: daySchema });

export const sessionViews = ['to-come', 'past', 'cancelled'] as const;
export const sessionViewSchema = z.enum(sessionViews);

export const sessionsQuerySchema = z.strictObject({
  view: z.optional(sessionViewSchema),
  form: z.optional(formSchema),
  ...pageQueryShape,
});

/** One unbroken piece of the seat line: a registration, whole. */
export const seatBlockSchema = z.strictObject({
  reference: referenceSchema,
  seats: z.int().positive(),
  state: z.enum(['held', 'confirmed', 'offered']),
});

/** A session and its seats. Seats are confirmed + held + offered + free, where a number is set. */
export const sessionRowSchema = z.strictObject({
  form: formSchema,
  day: daySchema,
  endDay: daySchema,
  /** The course. */
  title: z.string(),
  /** `14–16 Dec 2026`. */
  dates: z.string(),
  place: z.nullable(z.string()),
  startTime: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  /** Null: no number is set, so that it is never full. */
  capacity: z.nullable(z.int().positive()),
  confirmed: z.int(),
  held: z.int(),
  offered: z.int(),
  /** Null without a capacity; 0 also where more is taken than the capacity now says. */
  free: z.nullable(z.int()),
  /** Seats that wait. */
  waiting: z.int(),
  /** In the order of the seats. */
  blocks: z.array(seatBlockSchema),
  /** In the order of the line, a group as one. */
  waitingGroups: z.array(z.strictObject({ reference: referenceSchema, seats: z.int().positive() })),
  /** The first in line that fits into what is free now; null where nobody does. */
  nextWhoFits: z.nullable(referenceSchema),
  hasStarted: z.boolean(),
  /** In the site's content no more, while registrations are left. */
  isCancelled: z.boolean(),
});
export type SessionRow = z.infer<typeof sessionRowSchema>;

/** An offer that runs, the one that ends first first. */
export const runningOfferSchema = z.strictObject({
  reference: referenceSchema,
  name: z.string(),
  form: formSchema,
  day: daySchema,
  seats: z.int().positive(),
  offerUntilMs: momentSchema,
  version: versionSchema,
  /** Who is next who fits, should it pass. */
  next: z.nullable(z.strictObject({ reference: referenceSchema, name: z.string() })),
});

export const sessionsAnswerSchema = z.strictObject({
  ...answerShape,
  rows: z.array(sessionRowSchema),
  nextCursor: z.nullable(cursorSchema),
  /** Of all sessions of the view and filter, not of the page alone. */
  sum: z.strictObject({
    sessions: z.int(),
    seats: z.int(),
    confirmed: z.int(),
  }),
  offers: z.array(runningOfferSchema),
  counts: z.strictObject({ 'to-come': z.int(), past: z.int(), cancelled: z.int() }),
});

/** A registration: the seats that an enquiry has or waits for. */
export const registrationSchema = z.strictObject({
  reference: referenceSchema,
  version: versionSchema,
  form: formSchema,
  title: z.string(),
  /** Null: waits for the next date. */
  day: z.nullable(daySchema),
  /** `14–16 Dec 2026`, or `Next available date`. */
  dates: z.string(),
  seats: z.int().positive(),
  state: seatStateSchema,
  waitingSinceMs: z.nullable(momentSchema),
  offerUntilMs: z.nullable(momentSchema),
  /** Seats of its session, null without a day. */
  session: z.nullable(
    z.strictObject({
      capacity: z.nullable(z.int()),
      confirmed: z.int(),
      free: z.nullable(z.int()),
      hasStarted: z.boolean(),
    }),
  ),
  /** Which acts are possible now. */
  acts: z.strictObject({
    confirm: z.boolean(),
    move: z.boolean(),
    substitute: z.boolean(),
    cancel: z.boolean(),
    offer: z.boolean(),
    'to-waiting': z.boolean(),
  }),
});
export type Registration = z.infer<typeof registrationSchema>;

/** One line of a session. */
export const participantSchema = z.strictObject({
  registration: registrationSchema,
  name: z.string(),
  company: z.nullable(z.string()),
  /** First and last seat, from 1, in the order of the seat line; null where none is taken. */
  seatFrom: z.nullable(z.int()),
  seatTo: z.nullable(z.int()),
  /** From 1, where they wait. */
  position: z.nullable(z.int()),
  /** `needs two seats`, `next who fits`, `offered until 16:00`; empty where there is nothing to say. */
  words: z.string(),
});
export type Participant = z.infer<typeof participantSchema>;

export const sessionAnswerSchema = z.strictObject({
  ...answerShape,
  session: sessionRowSchema,
  participants: z.array(participantSchema),
  waiting: z.array(participantSchema),
  cancelled: z.array(participantSchema),
  /** Other dates of the course, where a registration can be moved to. */
  otherDates: z.array(z.strictObject({ day: daySchema, dates: z.string(), free: z.nullable(z.int()) })),
});
export type SessionAnswer = z.infer<typeof sessionAnswerSchema>;

/** What can be done with a registration. */
export const seatActs = ['confirm', 'move', 'substitute', 'cancel', 'offer', 'to-waiting'] as const;
export const seatActSchema = z.enum(seatActs);
export type SeatAct = z.infer<typeof seatActSchema>;

/** The mail that an act would send, to read and change before. */
export const seatLetterQuerySchema = z.strictObject({
  act: seatActSchema,
  /** For `move`: the new date. */
  day: z.optional(daySchema),
});
export const seatLetterAnswerSchema = z.strictObject({
  ...answerShape,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** For `offer`: until when the seat would be held. */
  offerUntilMs: z.nullable(momentSchema),
});

const seatChangeShape = {
  ...changeSchema.shape,
  /** The mail as changed; null for the one that `seatLetter` shows. */
  letter: z.nullable(
    z.strictObject({ subject: lineSchema(textLimits.subject), text: lineSchema(textLimits.letter) }),
  ),
} as const;

export const seatChangeBodySchema = z.strictObject(seatChangeShape);
export const moveBodySchema = z.strictObject({ ...seatChangeShape, day: daySchema });
export const offerBodySchema = z.strictObject({ ...seatChangeShape, offerUntilMs: momentSchema });
export const substituteBodySchema = z.strictObject({
  ...seatChangeShape,
  person: z.strictObject({
    /** `firstName`, `lastName`, `email`, and `phone`, `company`, `jobTitle` where the form has them. */
    values: z.record(z.string(), z.string().max(textLimits.note)),
  }),
});

/** The registration as it is now, and whom the freed seat could be offered to. */
export const seatChangeAnswerSchema = z.strictObject({
  ...answerShape,
  registration: registrationSchema,
  nextWhoFits: z.nullable(
    z.strictObject({
      reference: referenceSchema,
      name: z.string(),
      seats: z.int().positive(),
      version: versionSchema,
      day: daySchema,
      /** What `offer` would say if nothing else is chosen: tomorrow at 16:00, never past the session's start. */
      offerUntilMs: momentSchema,
    }),
  ),
});

/** The print sheet was made: its last line, and an act in the record. */
export const printedAnswerSchema = z.strictObject({
  ...answerShape,
  by: z.string(),
  days: z.array(daySchema),
  /** Confirmed and held seats, one line a registration; names as given. No e-mail, no telephone, no notes. */
  lines: z.array(
    z.strictObject({
      seatFrom: z.int(),
      seatTo: z.int(),
      name: z.string(),
      company: z.nullable(z.string()),
    }),
  ),
});
