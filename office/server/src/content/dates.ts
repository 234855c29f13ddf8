import type { CourseDate } from '@vanda/desk-api/content';
import { notFound, notPossible } from '@vanda/desk-api/failures';
import type { Answer } from '@vanda/desk-api/routes';
import { dayAndTime } from '@vanda/forms/date-formats';
import { dateRange, shortDate } from '@vanda/forms/day';
import { hasStarted, isSeated, type Queries } from '@vanda/server/office';
import { type CommandContext, type CurrentUser, commandOf, type Desk } from '../desk.ts';
import type { CommandKind } from '../messages.ts';
import type { Handler, Handlers } from '../serve.ts';
import { lastCommandOn, recordCommand } from '../store/audit-log.ts';
import { dropPending, storePending } from '../store/pending-dates.ts';
import { askForDate, checkDate, firstRetryMs } from './pending-dates.ts';
import { askPublisher } from './publisher-client.ts';
import { personOf } from './routes.ts';
import { type Course, lettersFor, peopleOf, tellAll } from './tell-registered.ts';

type Changed = Omit<Answer<'cancelDate'>, 'nowMs'>;

export const dateHandlers: Handlers<
  'newDate' | 'changeDate' | 'cancellation' | 'cancelDate' | 'postponeDate'
> = {
  async newDate(context) {
    const { desk, currentUser, params, body } = context;
    const course = await courseOf(desk, currentUser, params.course);
    assertToCome(desk, body.date.start);
    const by = personOf(currentUser);
    const answer = await askPublisher(desk, 'newDate', { by, params, body });
    if (answer.checks.length > 0) return answer;
    await desk.database.transaction(async (queries) => {
      // A date that comes back gives seats again.
      await desk.services.withdrawnSessions.remove(queries, course.form, body.date.start);
      await dropPending(queries, course.course, body.date.start);
      await recordDate(queries, context, 'date-set', course, body.date.start);
    });
    desk.services.withdrawnSessions.reopen(course.form, body.date.start);
    return answer;
  },

  async changeDate(context) {
    const { desk, currentUser, params, body } = context;
    const course = await courseOf(desk, currentUser, params.course);
    const present = (await peopleOf(desk.database, course.form, params.day)).filter(isSeated);
    const taken = present.reduce((sum, { seats }) => sum + seats, 0);
    if (body.date.seats !== undefined && body.date.seats < taken)
      throw notPossible(`${taken} seats are taken. There can't be fewer.`);
    if (body.date.start !== params.day && present.length > 0)
      throw notPossible(
        `${present.length} people are registered for ${shortDate(params.day)}. Postpone it, so that they are told.`,
      );
    const by = personOf(currentUser);
    const answer = await askPublisher(desk, 'changeDate', { by, params, body });
    if (answer.checks.length === 0)
      await desk.database.transaction((queries) =>
        recordDate(queries, context, 'date-changed', course, params.day),
      );
    return answer;
  },

  async cancellation({ desk, currentUser, params, query }) {
    const course = await courseOf(desk, currentUser, params.course);
    const people = await peopleOf(desk.database, course.form, params.day);
    const seated = people.filter(({ status }) => status === 'held' || status === 'confirmed');
    return {
      registered: { people: seated.length, seats: seated.reduce((sum, { seats }) => sum + seats, 0) },
      offered: people.filter(({ status }) => status === 'offered').length,
      waiting: people.filter(({ status }) => status === 'waiting').length,
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

/**
 * The publisher checks the change first. Seats are frozen or moved, offers end and emails are queued in one
 * transaction; then the publisher changes the content, or later if it does not respond. A date no longer in the
 * content only gets its emails.
 */
async function withdraw(
  context: Parameters<Handler<'cancelDate'>>[0],
  date: CourseDate | undefined,
): Promise<Changed> {
  const { desk, currentUser, params, body } = context;
  const { services, database } = desk;
  const { withdrawnSessions } = services;
  const { course: slug, day } = params;
  const courses = await coursesOf(desk, currentUser);
  const course = courses.find((one) => one.course === slug);
  if (!course) throw notFound();
  const { form } = course;
  assertToCome(desk, day);
  if (date) assertToCome(desk, date.start);
  if (date?.start === day) throw notPossible('The new date begins on the same day.');
  const other = courses.find(
    (one) =>
      one.form === form &&
      one !== course &&
      one.dates.some(({ start }) => start === day || start === date?.start),
  );
  if (other)
    throw notPossible(`${other.title} has a date on the same day and the same form. Move people one by one.`);
  const isListed = course.dates.some(({ start }) => start === day);
  if (date && !isListed) throw notFound();
  // Without a publisher that checks it, it would be refused after everybody is told.
  if (date && course.dates.some(({ start }) => start === date.start))
    throw notPossible(`${course.title} has a date that begins on ${shortDate(date.start)} already.`);

  const name = date ? 'postponeDate' : 'cancelDate';
  const request = { name, by: personOf(currentUser), params, body } as const;
  if (isListed) await checkDate(desk, request);
  const replacement = date && { ...date, end: date.end ?? date.start };
  const withdrawal = { form, day, replacement, atMs: desk.now() };
  // Before the transaction: a registration that waits for its lock then finds the session closed.
  const reopen = withdrawnSessions.close(withdrawal);
  let told = 0;
  try {
    told = await database.transaction(async (queries) => {
      const kind = date ? 'date-postponed' : 'date-cancelled';
      if (!(await recordDate(queries, context, kind, course, day))) return 0;
      const isFirst = await withdrawnSessions.store(queries, withdrawal, currentUser.staffMember.id);
      if (!isFirst || !isListed) await assertNotTold(queries, context, { course, day, isFirst });
      if (isListed) {
        const dueAtMs = desk.now() + firstRetryMs;
        await storePending(queries, { title: course.title, request, dueAtMs });
      }
      return tellAll(queries, desk, currentUser, { form, day, toDay: date?.start, ...body });
    });
  } catch (error) {
    reopen();
    throw error;
  }
  services.wakeOutbox();
  return { told, ...(isListed ? await askForDate(desk, request) : { publishing: null, checks: [] }) };
}

async function coursesOf(desk: Desk, currentUser: CurrentUser): Promise<Course[]> {
  return (await askPublisher(desk, 'dates', { by: personOf(currentUser) })).courses;
}

async function courseOf(desk: Desk, currentUser: CurrentUser, slug: string): Promise<Course> {
  const course = (await coursesOf(desk, currentUser)).find((one) => one.course === slug);
  if (!course) throw notFound();
  return course;
}

const dateSubject = ({ title }: Course, day: string) => `${title}, ${shortDate(day)}`;

function recordDate(
  queries: Queries,
  context: CommandContext,
  kind: CommandKind,
  course: Course,
  day: string,
): Promise<boolean> {
  return recordCommand(queries, { ...commandOf(context), kind, subject: dateSubject(course, day) });
}

/** @throws with who cancelled or postponed it, and when: nobody is told twice */
async function assertNotTold(
  queries: Queries,
  context: CommandContext,
  { course, day, isFirst }: { course: Course; day: string; isFirst: boolean },
): Promise<void> {
  const earlier = await lastCommandOn(queries, dateSubject(course, day), context.body.idempotencyKey);
  if (isFirst && (!earlier || earlier.kind === 'date-set')) return;
  const deed = earlier?.kind === 'date-cancelled' ? 'cancelled' : 'postponed';
  throw notPossible(
    `${earlier?.name ?? 'Somebody'} ${deed} this date${earlier ? ` on ${dayAndTime(earlier.atMs)}` : ''}. Everybody registered was told then; nobody is told again.`,
  );
}

function assertToCome(desk: Desk, day: string): void {
  if (hasStarted(day, desk.now())) throw notPossible(`${dateRange(day, day)} has begun already.`);
}
