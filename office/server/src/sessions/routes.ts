import { isAllowed } from '@vanda/desk-api/common';
import { notFound } from '@vanda/desk-api/failures';
import { countsInWords } from '@vanda/desk-api/session-counts';
import type { Participant, SessionRow, sessionRoutes } from '@vanda/desk-api/sessions';
import { calendarFeed, calendarUid } from '@vanda/forms/calendar';
import { csvText } from '@vanda/forms/csv';
import { addDays, daysBetween } from '@vanda/forms/day';
import { forms } from '@vanda/forms/forms';
import { queueEmail } from '@vanda/server/office';
import { cutPage, pageOf } from '../cursor.ts';
import { commandOf, type Desk } from '../desk.ts';
import { nameOf } from '../enquiry/form-values.ts';
import type { Handlers } from '../serve.ts';
import { lettersOf, recordCommand, recordLetters } from '../store/audit-log.ts';
import { findHandled } from '../store/handling.ts';
import { attendanceOf, registrationsOf, writeAttendance } from '../store/session-registrations.ts';
import { hasCalendar } from '../store/staff-members.ts';
import { seatHandlers } from './commands.ts';
import { filled } from './tell-registered.ts';
import { allSessions, type SessionLine, sessionRows, sessionView } from './views.ts';

export const sessionHandlers: Handlers<keyof typeof sessionRoutes | 'calendar'> = {
  ...seatHandlers,

  async calendar({ desk, params, reply, nowMs }) {
    const token = params.token.replace(/\.ics$/, '');
    if (!(await hasCalendar(desk.database, token))) throw notFound();
    const host = new URL(desk.services.desk.url).hostname;
    const lines = await allSessions(desk);
    reply.type('text/calendar; charset=utf-8');
    return calendarFeed({
      name: `${desk.services.site().company.name}: sessions`,
      description: 'Sessions and how their seats stand. No names.',
      refreshHours: 1,
      events: lines.flatMap(({ form, day, session, seats, seatsIn, free }) => {
        if (!session) return [];
        return [
          {
            uid: calendarUid(`desk-${form}-${day}`, host),
            createdAtMs: nowMs,
            title: `${forms[form].title}: ${seatsIn.confirmed}${seats === undefined ? '' : ` of ${seats}`} confirmed`,
            session,
            description: countsInWords({ ...seatsIn, capacity: seats ?? null, free: free ?? null }),
            status: 'CONFIRMED' as const,
          },
        ];
      }),
    });
  },

  async sessions({ desk, query, currentUser }) {
    const seesPeople = isAllowed(currentUser.staffMember.role, 'member');
    const shown = (rows: SessionRow[]) =>
      seesPeople ? rows : rows.map((row) => ({ ...row, blocks: [], waitingGroups: [], nextWhoFits: null }));
    const view = query.view ?? 'to-come';
    const all = (await allSessions(desk)).filter(
      ({ form }) => query.form === undefined || form === query.form,
    );
    const linesOf = (which: typeof view) => all.filter((line) => viewOf(line) === which);
    const ofView = linesOf(view);
    if (view === 'past') ofView.reverse();
    // Pages are cut here: a few hundred sessions in ten years are one short query.
    const { after, limit, rows } = pageOf(query);
    const from = after ? ofView.findIndex((line) => `${line.day} ${line.form}` === after.key) + 1 : 0;
    const page = cutPage(ofView.slice(from, from + limit), rows, ({ day, form }) => ({
      atMs: 0,
      key: `${day} ${form}`,
    }));
    return {
      rows: shown(await sessionRows(desk, page.rows)),
      nextCursor: page.nextCursor,
      sum: {
        sessions: ofView.length,
        seats: ofView.reduce((sum, { seats }) => sum + (seats ?? 0), 0),
        confirmed: ofView.reduce((sum, { seatsIn }) => sum + seatsIn.confirmed, 0),
      },
      offers: seesPeople ? await runningOffers(desk) : [],
      withdrawn: shown(await sessionRows(desk, linesOf('cancelled'))).filter(
        ({ registrations }) => registrations > 0,
      ),
      counts: {
        'to-come': linesOf('to-come').length,
        past: linesOf('past').length,
        cancelled: linesOf('cancelled').length,
      },
    };
  },

  session: ({ desk, params }) => sessionView(desk, params),

  async participantsCsv(context) {
    const { desk, params, reply } = context;
    const { session, participants } = await sessionView(desk, params);
    await recordCommand(desk.database, { ...commandOf(context), kind: 'list-taken' });
    const days = daysOf(session);
    const rows = printedLines(participants).map(({ seatFrom, seatTo, name, company, isConfirmed }) => [
      seatFrom === seatTo ? String(seatFrom) : `${seatFrom}-${seatTo}`,
      name,
      company ?? '',
      isConfirmed ? 'confirmed' : 'to confirm',
      ...days.map(() => ''),
      '',
    ]);
    reply.type('text/csv; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="${params.form}-${params.day}.csv"`);
    return csvText([['Seat', 'Name', 'Company', 'State', ...days, 'Signature'], ...rows]);
  },

  async attendance({ desk, params }) {
    const { session, participants } = await sessionView(desk, params);
    const came = Map.groupBy(
      await attendanceOf(desk.database, params),
      ({ reference, seat }) => `${reference} ${seat}`,
    );
    const seated = participants.filter(({ registration }) => registration.status !== 'offered');
    return {
      title: session.title,
      days: daysOf(session),
      lines: seated.flatMap(({ registration: { reference, seats, names }, name, company }) =>
        Array.from({ length: seats }, (_, index) => ({
          reference,
          seat: index + 1,
          name: names[index] ?? (seats === 1 ? name : `${name}, seat ${index + 1}`),
          company,
          days: (came.get(`${reference} ${index + 1}`) ?? []).map(({ day }) => day),
        })),
      ),
    };
  },

  async setAttendance({ desk, params, body: { isHere, ...seat } }) {
    const { session, participants } = await sessionView(desk, params);
    const found = participants.find(({ registration }) => registration.reference === seat.reference);
    if (!found || seat.seat > found.registration.seats || !daysOf(session).includes(seat.day))
      throw notFound();
    await writeAttendance(desk.database, seat, isHere);
    return { isDone: true };
  },

  async writeToSession(context) {
    const { desk, params, body, currentUser, nowMs } = context;
    const { idempotencyKey, ...letter } = body;
    const { session } = await sessionView(desk, params);
    const subject = `${session.title}, ${session.dates}`;
    await desk.database.transaction(async (queries) => {
      const command = { ...commandOf(context), kind: 'session-written', subject } as const;
      if (!(await recordCommand(queries, command))) return;
      const seated = (await registrationsOf(queries, params)).filter(
        ({ status, values }) => (status === 'held' || status === 'confirmed') && values.email,
      );
      for (const entry of seated)
        await queueEmail(queries, {
          ...{ reference: entry.reference, tokenVersion: entry.tokenVersion, atMs: nowMs, dueAtMs: nowMs },
          ...filled(letter, nameOf(entry)),
          by: { kind: 'staff', id: currentUser.staffMember.id },
          key: `${idempotencyKey}:${entry.reference}`,
        });
      await recordLetters(queries, idempotencyKey, seated.length);
    });
    desk.services.wakeOutbox();
    return lettersOf(desk.database, idempotencyKey);
  },

  async printed(context) {
    const { desk, params, currentUser } = context;
    const { session, participants } = await sessionView(desk, params);
    await recordCommand(desk.database, { ...commandOf(context), kind: 'list-printed' });
    return { by: currentUser.staffMember.name, days: daysOf(session), lines: printedLines(participants) };
  },
};

function viewOf({ closure }: SessionLine) {
  if (closure === 'started') return 'past';
  return closure === 'withdrawn' ? 'cancelled' : 'to-come';
}

const daysOf = ({ day, endDay }: SessionRow): string[] =>
  Array.from({ length: daysBetween(day, endDay) + 1 }, (_, index) => addDays(day, index));

/** Confirmed participants, then those whose seats are held. */
function printedLines(participants: readonly Participant[]) {
  let last = 0;
  const withStatus = (status: Participant['registration']['status']) =>
    participants.filter(({ registration }) => registration.status === status);
  return [...withStatus('confirmed'), ...withStatus('held')].flatMap(({ registration, name, company }) => {
    const { seats, names } = registration;
    const first = last + 1;
    last += seats;
    const common = { company, isConfirmed: registration.status === 'confirmed' };
    if (names.length === 0)
      return [{ ...common, seatFrom: first, seatTo: last, name: withOthers(name, seats - 1) }];
    const rest = seats - names.length;
    const others = `${rest} more, registered by ${name}`;
    return [
      ...names.map((each, index) => ({
        ...common,
        seatFrom: first + index,
        seatTo: first + index,
        name: each,
      })),
      ...(rest > 0 ? [{ ...common, seatFrom: first + names.length, seatTo: last, name: others }] : []),
    ];
  });
}

const withOthers = (name: string, others: number): string =>
  others > 0 ? `${name} and ${others} more` : name;

async function runningOffers(desk: Desk) {
  const offers = [];
  for (const entry of (await desk.register.offers(desk.database)).slice(0, 50)) {
    const { reference, form, day, seats, offerUntilMs } = entry;
    if (day === undefined || offerUntilMs === undefined) continue;
    const { waiting, session } = await sessionView(desk, { form, day });
    if (session.closure) continue;
    // The registration frees its own seats when it is passed on.
    const free = (session.free ?? Number.POSITIVE_INFINITY) + seats;
    const next = waiting.find(({ registration }) => registration.seats <= free);
    const offer = (await desk.register.history(desk.database, reference)).findLast(
      ({ event }) => event === 'offered',
    );
    if (!offer) continue;
    offers.push({
      reference,
      name: nameOf(await findHandled(desk.database, reference)),
      form,
      day,
      seats,
      offeredAtMs: offer.atMs,
      offerUntilMs,
      next: next ? { reference: next.registration.reference, name: next.name } : null,
    });
  }
  return offers;
}
