import { notFound, notPossible } from '@vanda/desk-api/failures';
import type { CourseDate, dateRoutes } from '@vanda/desk-api/sessions';
import { dayAndTime } from '@vanda/forms/date-formats';
import type { DatedCourse } from '@vanda/forms/dated-course';
import { dateRange, isUpcoming, shortDate, toIsoDay } from '@vanda/forms/day';
import { isSeated, type Queries } from '@vanda/server/office';
import { type CommandContext, commandOf, type Desk } from '../desk.ts';
import type { CommandKind } from '../messages.ts';
import type { Handler, Handlers } from '../serve.ts';
import { lastCommandOn, lettersOf, recordCommand, recordLetters } from '../store/audit-log.ts';
import { registrationsOf } from '../store/session-registrations.ts';
import { lettersFor, peopleOf, tellAll } from './tell-registered.ts';

export const dateHandlers: Handlers<keyof typeof dateRoutes> = {
  dates: async ({ desk }) => ({
    courses: (await desk.services.courseSessions.coursesIn(desk.database)).map(
      ({ course, shortTitle, form, durationDays, sessions }) => ({
        course,
        title: shortTitle,
        form,
        durationDays: durationDays ?? null,
        dates: sessions.map(({ status: _, ...date }) => date),
      }),
    ),
  }),

  async newDate(context) {
    const { desk, params, body } = context;
    const { date } = body;
    assertToCome(desk, date.start);
    await change(context, 'date-set', params.course, date.start, [date.start], async (queries, course) => {
      await assertFree(queries, desk, course, date.start);
      await desk.services.courseSessions.store(queries, { ...course, date });
    });
    return { isDone: true };
  },

  async changeDate(context) {
    const { desk, params, body } = context;
    const { date } = body;
    const { day } = params;
    const isMoved = date.start !== day;
    if (isMoved) assertToCome(desk, date.start);
    await change(context, 'date-changed', params.course, day, [day, date.start], async (queries, course) => {
      const before = dateOn(course, day);
      if (!before) throw notFound();
      const present = (await peopleOf(queries, course.form, day)).filter(isSeated);
      const taken = present.reduce((sum, { seats }) => sum + seats, 0);
      if (date.seats !== undefined && date.seats < taken)
        throw notPossible(`${taken} seats are taken. There can't be fewer.`);
      if (isMoved && present.length > 0)
        throw notPossible(
          `${present.length} people are registered for ${shortDate(day)}. Postpone it, so that they are told.`,
        );
      if (isMoved) {
        await assertFree(queries, desk, course, date.start);
        await desk.services.courseSessions.cancel(queries, { ...course, date: before });
      }
      await desk.services.courseSessions.store(queries, { ...course, date: asPublished(before, date) });
    });
    return { isDone: true };
  },

  async cancellation({ desk, currentUser, params, query }) {
    const course = await courseIn(desk.database, desk, params.course);
    const all = await registrationsOf(desk.database, { form: course.form, day: params.day });
    const people = all.filter(({ status }) => status !== 'cancelled');
    const seated = people.filter(({ status }) => status === 'held' || status === 'confirmed');
    return {
      registered: { people: seated.length, seats: seated.reduce((sum, { seats }) => sum + seats, 0) },
      offered: people.filter(({ status }) => status === 'offered').length,
      waiting: people.filter(({ status }) => status === 'waiting').length,
      withoutAddress: people.filter(({ values }) => !values.email).length,
      letters: lettersFor(
        desk,
        currentUser,
        course,
        params.day,
        query.to === undefined ? undefined : { start: query.to, end: query.toEnd },
      ),
      hasMail: desk.services.settings.mail !== undefined,
    };
  },

  cancelDate: (context) => withdraw(context, undefined),

  postponeDate: (context) => withdraw(context, context.body.date),
};

/** A date that neither the build nor the store lists only gets its emails. */
async function withdraw(
  context: Parameters<Handler<'cancelDate'>>[0],
  date: CourseDate | undefined,
): Promise<Awaited<ReturnType<typeof lettersOf>>> {
  const { desk, currentUser, params, body } = context;
  const { day } = params;
  assertToCome(desk, day);
  if (date) assertToCome(desk, date.start);
  if (date?.start === day) throw notPossible('The new date begins on the same day.');
  const kind = date ? 'date-postponed' : 'date-cancelled';
  const days = [day, ...(date ? [date.start] : [])];
  await change(context, kind, params.course, day, days, async (queries, course) => {
    const before = dateOn(course, day);
    if (!before) await assertNotTold(queries, context, course, day);
    if (!before && date) throw notFound();
    if (date) await assertFree(queries, desk, course, date.start);
    await desk.services.courseSessions.cancel(queries, { ...course, date: before ?? { start: day } });
    if (before && date)
      await desk.services.courseSessions.store(queries, { ...course, date: asPublished(before, date) });
    const told = await tellAll(queries, desk, currentUser, {
      form: course.form,
      day,
      toDay: date?.start,
      ...body,
    });
    await recordLetters(queries, body.idempotencyKey, told);
  });
  desk.services.wakeOutbox();
  return lettersOf(desk.database, body.idempotencyKey);
}

/**
 * Changes the date, seats, history and emails in one transaction. Lock order: enquiries, sessions, the rest.
 * A repetition changes nothing.
 */
async function change(
  context: CommandContext & { readonly desk: Desk },
  kind: CommandKind,
  slug: string,
  day: string,
  locked: readonly string[],
  work: (queries: Queries, course: DatedCourse) => Promise<void>,
): Promise<void> {
  const { desk } = context;
  const { database, services } = desk;
  const { form, shortTitle } = await courseIn(database, desk, slug);
  await database.transaction(async (queries) => {
    const subject = subjectOf(shortTitle, day);
    if (!(await recordCommand(queries, { ...commandOf(context), kind, subject }))) return;
    const people = await peopleOf(queries, form, day);
    await desk.register.lock(
      queries,
      people.map(({ reference }) => reference),
      locked.map((each) => ({ form, day: each })),
    );
    await work(queries, await courseIn(queries, desk, slug));
  });
  await services.courseSessions.refresh();
}

async function courseIn(queries: Queries, desk: Desk, slug: string): Promise<DatedCourse> {
  const courses = await desk.services.courseSessions.coursesIn(queries);
  const course = courses.find((one) => one.course === slug);
  if (!course) throw notFound();
  return course;
}

const dateOn = ({ sessions }: DatedCourse, day: string) => sessions.find(({ start }) => start === day);

/** Removes `status`, which the desk does not use. */
const asPublished = ({ status }: DatedCourse['sessions'][number], date: CourseDate) => ({
  ...date,
  ...(status && { status }),
});

const subjectOf = (title: string, day: string) => `${title}, ${shortDate(day)}`;

/** The seat register identifies a session by form and first day. */
async function assertFree(queries: Queries, desk: Desk, { form }: DatedCourse, day: string): Promise<void> {
  const courses = await desk.services.courseSessions.coursesIn(queries);
  const other = courses.find((one) => one.form === form && dateOn(one, day));
  if (other) throw notPossible(`${other.shortTitle} has a date that begins on ${shortDate(day)} already.`);
}

/** @throws with who cancelled or postponed the date, and when: nobody is notified twice */
async function assertNotTold(
  queries: Queries,
  { body }: CommandContext,
  { shortTitle }: DatedCourse,
  day: string,
): Promise<void> {
  const earlier = await lastCommandOn(queries, subjectOf(shortTitle, day), body.idempotencyKey);
  if (!earlier || earlier.kind === 'date-set') return;
  const deed = earlier.kind === 'date-cancelled' ? 'cancelled' : 'postponed';
  throw notPossible(
    `${earlier.name} ${deed} this date on ${dayAndTime(earlier.atMs)}. Everybody registered was told then; nobody is told again.`,
  );
}

function assertToCome(desk: Desk, day: string): void {
  if (!isUpcoming(day, toIsoDay(desk.now()))) throw notPossible(`${dateRange(day, day)} has begun already.`);
}
