import { courseDateSchema as announcedDateSchema } from '@vanda/forms/dated-course';
import { nextAvailable } from '@vanda/forms/form';
import { seatsMax } from '@vanda/forms/session-schema';
import * as z from 'zod';
import {
  addition,
  additionSchema,
  change,
  daySchema,
  doneSchema,
  emailSchema,
  formSchema,
  lineSchema,
  momentSchema,
  pageQueryShape,
  pageResponse,
  referenceSchema,
  response,
  textLimits,
  versionSchema,
} from './common.ts';
import { seatStatusSchema } from './inbox.ts';
import { slugSchema } from './path.ts';
import { routesFor } from './route.ts';

const seatsSchema = z.int().min(1).max(seatsMax);

/** `withdrawn`: the date was cancelled. */
const closureSchema = z.nullable(z.enum(['started', 'withdrawn']));

/** A date, or none: the person is notified of the next one. */
const moveDaySchema = z.union([daySchema, z.literal(nextAvailable)]);

/** The capacity is the sum of confirmed, held, offered and free seats. */
export const sessionRowSchema = z.strictObject({
  form: formSchema,
  day: daySchema,
  endDay: daySchema,
  title: z.string(),
  dates: z.string(),
  place: z.nullable(z.string()),
  startTime: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  capacity: z.nullable(z.int().positive()),
  confirmed: z.int(),
  held: z.int(),
  offered: z.int(),
  /** Null without a capacity; 0 also when overbooked. */
  free: z.nullable(z.int()),
  waiting: z.int(),
  blocks: z.array(
    z.strictObject({
      reference: referenceSchema,
      seats: z.int().positive(),
      status: z.enum(['held', 'confirmed', 'offered']),
    }),
  ),
  waitingGroups: z.array(z.strictObject({ reference: referenceSchema, seats: z.int().positive() })),
  /** The first waiting group that the free seats are enough for; null where none fits. */
  nextWhoFits: z.nullable(referenceSchema),
  closure: closureSchema,
  registrations: z.int(),
});
export type SessionRow = z.infer<typeof sessionRowSchema>;

/** `group`: number and names of the people. */
export const seatCommands = [
  'confirm',
  'group',
  'move',
  'substitute',
  'cancel',
  'offer',
  'to-waiting',
] as const;
export const seatCommandSchema = z.enum(seatCommands);
export type SeatCommandName = z.infer<typeof seatCommandSchema>;

export const registrationSchema = z.strictObject({
  reference: referenceSchema,
  version: versionSchema,
  form: formSchema,
  title: z.string(),
  day: z.nullable(daySchema),
  dates: z.string(),
  seats: z.int().positive(),
  names: z.array(z.string()),
  status: seatStatusSchema,
  waitingSinceMs: z.nullable(momentSchema),
  offerUntilMs: z.nullable(momentSchema),
  session: z.nullable(
    z.strictObject({
      capacity: z.nullable(z.int()),
      confirmed: z.int(),
      free: z.nullable(z.int()),
      closure: closureSchema,
    }),
  ),
  allowed: z.record(seatCommandSchema, z.boolean()),
});
export type Registration = z.infer<typeof registrationSchema>;

export const participantSchema = z.strictObject({
  registration: registrationSchema,
  name: z.string(),
  company: z.nullable(z.string()),
  seatFrom: z.nullable(z.int()),
  seatTo: z.nullable(z.int()),
  message: z.string(),
  underAddress: z.int().positive(),
  /** The telephone number of who has no email address and gets no mail. */
  callOn: z.nullable(z.string()),
});
export type Participant = z.infer<typeof participantSchema>;

export const sessionResponseSchema = response({
  session: sessionRowSchema,
  participants: z.array(participantSchema),
  waiting: z.array(participantSchema),
  cancelled: z.array(participantSchema),
  otherDates: z.array(z.strictObject({ day: daySchema, free: z.nullable(z.int()) })),
});

/** Without `end` the session lasts one day, or only its first day is announced. It has both times or none. */
export const courseDateSchema = announcedDateSchema
  .extend({ place: lineSchema(40).exactOptional() })
  .refine(({ start, end = start }) => end >= start, {
    path: ['end'],
    error: 'The last day comes before the first.',
  })
  .refine(({ startTime = '', endTime = '' }) => (startTime === '' ? endTime === '' : endTime > startTime), {
    path: ['endTime'],
    error: 'It ends after it begins; give both hours, or none.',
  });
export type CourseDate = z.infer<typeof courseDateSchema>;

const cancellationShape = { letters: z.strictObject({ seat: emailSchema, waiting: emailSchema }) };

/** The email as edited; null sends the one that `seatEmail` shows. */
const email = z.nullable(emailSchema);

/** Commands on these routes are only recorded. */
const subjects = { shows: ['seats', 'site'], changes: ['record'] } as const;
const { get, post, put } = routesFor('member', subjects);
const ofDates = routesFor('editor', { shows: ['seats'], changes: ['enquiries', 'seats'] });
/** Who sent the letters, when, and how many; a repetition of the command reports the same. */
const toldResponse = { response: response({ told: z.int(), by: z.string(), atMs: momentSchema }) } as const;
const seatChange = {
  changes: ['enquiries', 'seats'],
  body: change({ email }),
  response: response({
    registration: registrationSchema,
    nextWhoFits: z.nullable(
      z.strictObject({
        reference: referenceSchema,
        name: z.string(),
        seats: z.int().positive(),
        version: versionSchema,
        day: daySchema,
        /** Default end of an offer: tomorrow at 16:00, never past the session's start. */
        offerUntilMs: momentSchema,
      }),
    ),
  }),
} as const;

export const sessionRoutes = {
  /** An editor gets counts only: no references, offers or the next that fits. */
  sessions: routesFor('staff', subjects).get('/api/sessions', {
    query: z.strictObject({
      view: z.optional(z.enum(['to-come', 'past', 'cancelled'])),
      form: z.optional(formSchema),
      ...pageQueryShape,
    }),
    response: pageResponse(sessionRowSchema, {
      sum: z.strictObject({ sessions: z.int(), seats: z.int(), confirmed: z.int() }),
      offers: z.array(
        z.strictObject({
          reference: referenceSchema,
          name: z.string(),
          form: formSchema,
          day: daySchema,
          seats: z.int().positive(),
          offeredAtMs: momentSchema,
          offerUntilMs: momentSchema,
          next: z.nullable(z.strictObject({ reference: referenceSchema, name: z.string() })),
        }),
      ),
      /** Future sessions with registrations, soonest first. */
      withdrawn: z.array(sessionRowSchema),
      counts: z.strictObject({ 'to-come': z.int(), past: z.int(), cancelled: z.int() }),
    }),
  }),
  session: get('/api/sessions/:form/:day', { response: sessionResponseSchema }),
  participantsCsv: post('/api/sessions/:form/:day/participants.csv', {
    body: additionSchema,
    response: 'text/csv',
  }),
  printed: post('/api/sessions/:form/:day/print', {
    body: additionSchema,
    response: response({
      by: z.string(),
      days: z.array(daySchema),
      /** Confirmed and held seats, without email, telephone and notes. */
      lines: z.array(
        z.strictObject({
          seatFrom: z.int(),
          seatTo: z.int(),
          name: z.string(),
          company: z.nullable(z.string()),
          isConfirmed: z.boolean(),
        }),
      ),
    }),
  }),
  attendance: get('/api/sessions/:form/:day/attendance', {
    response: response({
      title: z.string(),
      days: z.array(daySchema),
      /** One for each seat, held or confirmed; `days` on which its person came. */
      lines: z.array(
        z.strictObject({
          reference: referenceSchema,
          seat: seatsSchema,
          name: z.string(),
          company: z.nullable(z.string()),
          days: z.array(daySchema),
        }),
      ),
    }),
  }),
  setAttendance: put('/api/sessions/:form/:day/attendance', {
    changes: [],
    body: z.strictObject({
      reference: referenceSchema,
      seat: seatsSchema,
      day: daySchema,
      isHere: z.boolean(),
    }),
    response: doneSchema,
  }),
  /** An email to everybody with a seat; `{name}` is filled in for each. */
  writeToSession: post('/api/sessions/:form/:day/letter', {
    changes: ['enquiries'],
    body: addition(emailSchema.shape),
    ...toldResponse,
  }),
  /** No command refetches this query: after the command it would refuse to propose an email (409). */
  seatEmail: get('/api/registrations/:reference/email', {
    shows: [],
    query: z.strictObject({
      command: seatCommandSchema,
      day: z.optional(moveDaySchema),
      seats: z.optional(z.coerce.number().pipe(seatsSchema)),
    }),
    response: response({
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      offerUntilMs: z.nullable(momentSchema),
      isReply: z.boolean(),
    }),
  }),
  confirmSeat: post('/api/registrations/:reference/confirm', seatChange),
  changeGroup: post('/api/registrations/:reference/group', {
    ...seatChange,
    /** Names, one on each line, by the forms' rule for names. */
    body: change({ email, seats: seatsSchema, names: z.string().max(textLimits.email) }),
  }),
  moveSeat: post('/api/registrations/:reference/move', {
    ...seatChange,
    body: change({ email, day: moveDaySchema }),
  }),
  substitutePerson: post('/api/registrations/:reference/substitute', {
    ...seatChange,
    body: change({
      email,
      person: z.strictObject({
        /** `firstName`, `lastName`, `email`, and `phone`, `company`, `jobTitle` where the form has them. */
        values: z.record(z.string(), z.string().max(textLimits.note)),
      }),
    }),
  }),
  cancelSeat: post('/api/registrations/:reference/cancel', seatChange),
  offerSeat: post('/api/registrations/:reference/offer', {
    ...seatChange,
    body: change({ email, offerUntilMs: momentSchema }),
  }),
  toWaiting: post('/api/registrations/:reference/to-waiting', seatChange),
};

/** Course dates: the date, its seats and its emails change together. `not-possible` has its reason in words. */
export const dateRoutes = {
  /** Dates of all courses, past ones too, without cancelled ones. */
  dates: ofDates.get('/api/dates', {
    response: response({
      courses: z.array(
        z.strictObject({
          course: slugSchema,
          title: z.string(),
          form: formSchema,
          durationDays: z.nullable(z.int()),
          dates: z.array(courseDateSchema),
        }),
      ),
    }),
  }),
  newDate: ofDates.post('/api/dates/:course', {
    body: addition({ date: courseDateSchema }),
    response: doneSchema,
  }),
  changeDate: ofDates.put('/api/dates/:course/:day', {
    /** A different day is a postponement. The number of seats is never below those taken. */
    body: addition({ date: courseDateSchema }),
    response: doneSchema,
  }),
  cancellation: ofDates.get('/api/dates/:course/:day/cancellation', {
    shows: [],
    query: z.strictObject({ to: z.optional(daySchema), toEnd: z.optional(daySchema) }),
    response: response({
      registered: z.strictObject({ people: z.int(), seats: z.int() }),
      offered: z.int(),
      waiting: z.int(),
      /** People of these three who get no letter. */
      withoutAddress: z.int(),
      /** Sending fills in `{name}` and adds each registration's link. */
      letters: cancellationShape.letters,
      /** Otherwise emails wait in the outbox. */
      hasMail: z.boolean(),
    }),
  }),
  cancelDate: ofDates.post('/api/dates/:course/:day/cancel', {
    ...toldResponse,
    body: addition(cancellationShape),
  }),
  postponeDate: ofDates.post('/api/dates/:course/:day/postpone', {
    ...toldResponse,
    /** Seats become held, and the waiting list keeps its order. */
    body: addition({ ...cancellationShape, date: courseDateSchema }),
  }),
};
