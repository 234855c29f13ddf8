import { DomainError, invalid, keyReused, notFound, notPossible } from '@vanda/desk-api/failures';
import type { ResponseOf, WithoutTime } from '@vanda/desk-api/routes';
import type { SeatCommandName, sessionRoutes } from '@vanda/desk-api/sessions';
import { dayMs, startOfDay, toIsoDay } from '@vanda/forms/day';
import { nextAvailable } from '@vanda/forms/form';
import { parseGroupNames } from '@vanda/forms/group-names';
import { type Queries, type Registration, withoutPerson } from '@vanda/server/office';
import { commandOf, type Desk, type SeatRegister } from '../desk.ts';
import { messageOf, nameOf, parseByHand, type Worded } from '../enquiry/form-values.ts';
import { seatChangesSince } from '../enquiry/history.ts';
import type { CommandKind } from '../messages.ts';
import type { Handler, Handlers } from '../serve.ts';
import { recordCommand } from '../store/audit-log.ts';
import { findHandled, recordSeatEmail } from '../store/handling.ts';
import { namesOf } from '../store/staff-members.ts';
import { registrationView } from './registration-view.ts';

type Changed = WithoutTime<ResponseOf<'confirmSeat'>>;
type SeatChange = Parameters<SeatRegister['change']>[2];

export const seatHandlers: Handlers<
  Exclude<
    keyof typeof sessionRoutes,
    'sessions' | 'session' | 'participantsCsv' | 'printed' | 'writeToSession' | 'attendance' | 'setAttendance'
  >
> = {
  async seatEmail({ desk, params, query, currentUser, nowMs }) {
    const enquiry = await findHandled(desk.database, params.reference);
    const before = await registrationOf(desk, params.reference);
    const after = desk.register.preview(before, transitionOf(query, before, nowMs), {
      // The new person has no name yet; the former name must not greet them.
      values: query.command === 'substitute' ? {} : enquiry.values,
      signedBy: currentUser.staffMember.name,
      nowMs,
    });
    if ('ok' in after) throw await errorOf(desk, desk.database, params.reference, before.version, after);
    return {
      to: enquiry.values.email ?? '',
      ...after.email,
      offerUntilMs: after.registration.offerUntilMs ?? null,
      isReply: isReply(enquiry),
    };
  },

  confirmSeat: (context) => execute(context, 'seat-confirmed', () => ({ kind: 'confirm' })),
  changeGroup: (context) =>
    execute(context, 'group-changed', () => {
      const { seats, names } = context.body;
      const parsed = parseGroupNames(names, seats);
      if (!parsed.ok) throw invalid(...parsed.errors);
      return { kind: 'group', seats, names: parsed.names };
    }),
  moveSeat: (context) =>
    execute(context, 'seat-moved', () => ({ kind: 'move', toDay: dayOf(context.body.day) })),
  substitutePerson: (context) =>
    execute(context, 'seat-substituted', async (queries) => {
      const { form, values } = await findHandled(queries, context.params.reference);
      const given = { ...withoutPerson(form, values), ...context.body.person.values };
      const { values: next } = parseByHand(form, given);
      if (!next.email) throw invalid({ field: 'email', message: 'Enter the email address.' });
      return { kind: 'substitute', values: next };
    }),
  cancelSeat: (context) => execute(context, 'seat-cancelled', () => ({ kind: 'cancel' })),
  offerSeat: (context) =>
    execute(context, 'seat-offered', () => ({ kind: 'offer', untilMs: context.body.offerUntilMs })),
  toWaiting: (context) => execute(context, 'seat-to-waiting', () => ({ kind: 'to-waiting' })),
};

/** Executes the command, its change and its email in one transaction. */
async function execute(
  context: Parameters<Handler<'confirmSeat'>>[0],
  kind: CommandKind,
  changeFor: (queries: Queries) => SeatChange | Promise<SeatChange>,
): Promise<Changed> {
  const { desk, params, body, currentUser, nowMs } = context;
  const { reference } = params;
  const by = currentUser.staffMember.id;
  const before = await registrationOf(desk, reference);
  await desk.database.transaction(async (queries) => {
    if (!(await recordCommand(queries, { ...commandOf(context), kind, reference }))) return;
    const command = {
      reference,
      version: body.version,
      by: { kind: 'staff' as const, id: by },
      idempotencyKey: body.idempotencyKey,
      atMs: nowMs,
      signedBy: currentUser.staffMember.name,
      ...(body.email ? { email: body.email } : {}),
    };
    const change = await changeFor(queries);
    const done = await desk.register.change(queries, command, change);
    if (!done.ok) throw await errorOf(desk, queries, reference, body.version, done);
    const enquiry = await findHandled(queries, reference);
    await recordSeatEmail(queries, { reference, atMs: nowMs, isReply: isReply(enquiry) });
  });
  desk.services.wakeOutbox();
  const after = await registrationOf(desk, reference);
  return { registration: await registrationView(desk, after), nextWhoFits: await freedFor(desk, before) };
}

/** Whether the email answers all that the person wrote. */
const isReply = (enquiry: Worded): boolean => messageOf(enquiry) === '' && enquiry.values.email !== undefined;

async function errorOf(
  desk: Desk,
  queries: Queries,
  reference: string,
  since: number,
  result: Exclude<Awaited<ReturnType<SeatRegister['change']>>, { ok: true }>,
): Promise<DomainError> {
  switch (result.why) {
    case 'unknown':
      return notFound();
    case 'closed':
      return result.closure === 'started'
        ? new DomainError({
            code: 'started',
            message: 'The session has started: its seats are not given any more.',
          })
        : notPossible('This date was taken out of the programme: its seats are not given any more.');
    case 'key-reused':
      return keyReused();
    case 'offer-too-short':
      return invalid({
        field: 'offerUntilMs',
        message: 'An offer lasts at least an hour, and ends at the latest with the start.',
      });
    case 'stale':
      return new DomainError({
        code: 'stale',
        version: result.version,
        changes: await seatChangesSince(desk.register, queries, await namesOf(queries), reference, since),
      });
    case 'full':
      return new DomainError({ code: 'full', message: fullMessage(result.left, result.first) });
    case 'not-possible':
      return notPossible(`The registration is ${statusTexts[result.status]} now.`);
  }
}

const statusTexts: Record<Registration['status'], string> = {
  held: 'held',
  confirmed: 'confirmed',
  waiting: 'on the waiting list',
  offered: 'on offer',
  cancelled: 'cancelled',
};

function fullMessage(left: number, first: string | undefined): string {
  const seats = left === 0 ? 'No seat is' : left === 1 ? 'One seat is' : `${left} seats are`;
  return `${seats} left for this group${first ? `: ${first} is ahead in line and fits` : ''}.`;
}

async function freedFor(desk: Desk, before: Registration): Promise<Changed['nextWhoFits']> {
  if (before.day === undefined) return null;
  const session = { form: before.form, day: before.day };
  const next = await desk.register.nextWhoFits(desk.database, session, desk.now());
  if (next === undefined || next === before.reference) return null;
  const registration = await registrationOf(desk, next);
  return {
    reference: next,
    name: nameOf(await findHandled(desk.database, next)),
    seats: registration.seats,
    version: registration.version,
    day: before.day,
    offerUntilMs: offerEnd(before.day, desk.now()),
  };
}

/** Tomorrow at 16:00 in Singapore, never past the session's start. */
function offerEnd(day: string, nowMs: number): number {
  const tomorrow = Date.parse(`${toIsoDay(nowMs + dayMs)}T16:00:00+08:00`);
  return Math.min(tomorrow, startOfDay(day).getTime());
}

function transitionOf(
  { command, day, seats }: { command: SeatCommandName; day?: string | undefined; seats?: number | undefined },
  before: Registration,
  nowMs: number,
): Parameters<SeatRegister['preview']>[1] {
  switch (command) {
    case 'move':
      return { kind: 'move', toDay: dayOf(day) };
    case 'group':
      return {
        kind: 'group',
        seats,
        names: seats === before.seats ? ['preview'] : before.names.slice(0, seats),
      };
    case 'offer':
      return { kind: 'offer', untilMs: offerEnd(before.day ?? toIsoDay(nowMs), nowMs) };
    default:
      return { kind: command };
  }
}

const dayOf = (day: string | undefined): string | undefined => (day === nextAvailable ? undefined : day);

async function registrationOf({ database, register }: Desk, reference: string): Promise<Registration> {
  const registration = await register.find(database, reference);
  if (registration) return registration;
  await findHandled(database, reference);
  throw notFound();
}
