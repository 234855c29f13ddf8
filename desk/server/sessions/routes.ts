import { csvText } from '@vanda/enquiry/csv';
import { addDays, daysBetween } from '@vanda/enquiry/day';
import { recordAct } from '../../../intake/src/desk-store/acts.ts';
import { findHandled } from '../../../intake/src/desk-store/handling.ts';
import { toRegistration } from '../../../intake/src/ledger/registration.ts';
import type { Participant, SessionRow } from '../../contract/sessions.ts';
import { cutPage, pageOf } from '../cursor.ts';
import type { Desk } from '../desk.ts';
import { nameOf } from '../enquiry/words.ts';
import type { Handlers } from '../serve.ts';
import { seatHandlers } from './acts.ts';
import { sessionView } from './detail.ts';
import { allSessions, sessionRows, viewOf } from './session-rows.ts';

/** Sessions, their seats, and the lists that leave the desk. */
export const sessionHandlers: Handlers<'sessions' | 'session' | 'participantsCsv' | 'printed'> &
  typeof seatHandlers = {
  ...seatHandlers,

  async sessions({ desk, query }) {
    const view = query.view ?? 'to-come';
    const all = (await allSessions(desk)).filter(
      ({ form }) => query.form === undefined || form === query.form,
    );
    const ofView = all.filter((line) => viewOf(line) === view);
    // What is over is looked for from its end.
    if (view === 'past') ofView.reverse();
    // Paged here: the sessions stand in the site's build, the store knows those that somebody registered for, and a
    // few hundred in ten years are one short query.
    const { after, limit, rows } = pageOf(query);
    const from = after ? ofView.findIndex((line) => `${line.day} ${line.form}` === after.key) + 1 : 0;
    const page = cutPage(ofView.slice(from, from + limit), rows, ({ day, form }) => ({
      atMs: 0,
      key: `${day} ${form}`,
    }));
    const countOf = (which: typeof view) => all.filter((line) => viewOf(line) === which).length;
    return {
      rows: await sessionRows(desk, page.rows),
      nextCursor: page.nextCursor,
      sum: {
        sessions: ofView.length,
        seats: ofView.reduce((sum, { seats }) => sum + (seats ?? 0), 0),
        confirmed: ofView.reduce((sum, { seatsIn }) => sum + seatsIn.confirmed, 0),
      },
      offers: await runningOffers(desk),
      counts: { 'to-come': countOf('to-come'), past: countOf('past'), cancelled: countOf('cancelled') },
    };
  },

  session: ({ desk, params }) => sessionView(desk, params),

  async participantsCsv({ desk, params, body, visitor, reply, nowMs }) {
    const { session, participants } = await sessionView(desk, params);
    await recordAct(desk.database, {
      by: visitor.colleague.id,
      kind: 'list-taken',
      atMs: nowMs,
      actKey: body.actKey,
    });
    const days = daysOf(session);
    const rows = linesOf(participants).map(({ seatFrom, seatTo, name, company }) => [
      seatFrom === seatTo ? String(seatFrom) : `${seatFrom}-${seatTo}`,
      name,
      company ?? '',
      ...days.map(() => ''),
      '',
    ]);
    reply.type('text/csv; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="${params.form}-${params.day}.csv"`);
    return `\ufeff${csvText([['Seat', 'Name', 'Company', ...days, 'Signature'], ...rows])}`;
  },

  async printed({ desk, params, body, visitor, nowMs }) {
    const { session, participants } = await sessionView(desk, params);
    await recordAct(desk.database, {
      by: visitor.colleague.id,
      kind: 'list-printed',
      atMs: nowMs,
      actKey: body.actKey,
    });
    return { by: visitor.colleague.name, days: daysOf(session), lines: linesOf(participants) };
  },
};

/** The days of a session. */
function daysOf({ day, endDay }: SessionRow): string[] {
  return Array.from({ length: daysBetween(day, endDay) + 1 }, (_, index) => addDays(day, index));
}

/** Who comes: confirmed, and held until a person confirms. */
function linesOf(participants: readonly Participant[]) {
  let last = 0;
  return participants
    .filter(({ registration }) => registration.state !== 'offered')
    .map(({ registration, name, company }) => {
      const seatFrom = last + 1;
      last += registration.seats;
      return { seatFrom, seatTo: last, name, company };
    });
}

async function runningOffers(desk: Desk) {
  const rows = await desk.database.all(
    "SELECT * FROM registrations WHERE state = 'offered' ORDER BY offer_until, reference LIMIT 50",
  );
  const offers = [];
  for (const entry of rows.map(toRegistration)) {
    const { reference, form, day, seats, offerUntilMs, version } = entry;
    if (day === undefined || offerUntilMs === undefined) continue;
    const { waiting, session } = await sessionView(desk, { form, day });
    // Once it has passed, its own seats are free as well.
    const free = (session.free ?? Number.POSITIVE_INFINITY) + seats;
    const next = waiting.find(({ registration }) => registration.seats <= free);
    offers.push({
      reference,
      name: nameOf(await findHandled(desk.database, reference)),
      form,
      day,
      seats,
      offerUntilMs,
      version,
      next: next ? { reference: next.registration.reference, name: next.name } : null,
    });
  }
  return offers;
}
