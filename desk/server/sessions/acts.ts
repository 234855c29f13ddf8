import { toIsoDay } from '@vanda/enquiry/day';
import { forms } from '@vanda/enquiry/forms';
import { parseEnquiry } from '@vanda/enquiry/schema';
import type * as z from 'zod';
import { recordAct } from '../../../intake/src/desk-store/acts.ts';
import { findHandled } from '../../../intake/src/desk-store/handling.ts';
import {
  type Act,
  type ActResult,
  cancelSeat,
  confirmSeat,
  moveSeat,
  nextWhoFits,
  offerMs,
  offerSeat,
  substitutePerson,
  toWaiting,
} from '../../../intake/src/ledger/ledger.ts';
import { ledgerLetter } from '../../../intake/src/ledger/letter-texts.ts';
import { findRegistration, type Registration } from '../../../intake/src/ledger/registration.ts';
import { withoutPerson } from '../../../intake/src/ledger/values.ts';
import type { Queries } from '../../../intake/src/store/database.ts';
import type { ActKind } from '../../contract/colleagues.ts';
import type { SeatAct, seatChangeAnswerSchema, seatChangeBodySchema } from '../../contract/sessions.ts';
import type { Desk, Visit, Visitor } from '../desk.ts';
import { seatChangesSince } from '../enquiry/history.ts';
import { nameOf } from '../enquiry/words.ts';
import { namesOf } from '../names.ts';
import { Refusal } from '../refusal.ts';
import type { Handlers } from '../serve.ts';
import { ledgerContext } from './context.ts';
import { registrationView } from './registration-view.ts';

type Body = z.output<typeof seatChangeBodySchema>;
type Ask<B extends Body = Body> = Visit<{ readonly reference: string }, undefined, B, Visitor>;
type Changed = Omit<z.output<typeof seatChangeAnswerSchema>, 'nowMs'>;
type Doing = (queries: Queries, act: Act) => Promise<ActResult>;

/** What a colleague does with seats, each with its mail; and the mail before it is sent. */
export const seatHandlers: Handlers<
  'seatLetter' | 'confirmSeat' | 'moveSeat' | 'substitutePerson' | 'cancelSeat' | 'offerSeat' | 'toWaiting'
> = {
  async seatLetter({ desk, params, query, visitor, nowMs }) {
    const enquiry = await findHandled(desk.database, params.reference);
    const before = await registrationOf(desk.database, params.reference);
    const after = afterAct(before, query.act, query.day, nowMs);
    const letter = ledgerLetter(
      {
        act: toldAs[query.act],
        registration: after,
        values: enquiry.values,
        fromDay: before.day,
        signedBy: visitor.colleague.name,
      },
      ledgerContext(desk),
    );
    return { to: enquiry.values.email ?? '', ...letter, offerUntilMs: after.offerUntilMs ?? null };
  },

  confirmSeat: (visit) =>
    changeSeat(visit, 'seat-confirmed', (queries, act) =>
      confirmSeat(queries, ledgerContext(visit.desk), act),
    ),

  moveSeat: (visit) =>
    changeSeat(visit, 'seat-moved', (queries, act) =>
      moveSeat(queries, ledgerContext(visit.desk), { ...act, toDay: visit.body.day }),
    ),

  substitutePerson: (visit) =>
    changeSeat(visit, 'seat-substituted', async (queries, act) => {
      const { form, values } = await findHandled(queries, act.reference);
      const result = parseEnquiry(forms[form], {
        ...withoutPerson(form, values),
        ...visit.body.person.values,
      });
      if (!result.ok) throw new Refusal({ code: 'invalid', errors: [...result.errors] });
      return substitutePerson(queries, ledgerContext(visit.desk), { ...act, values: result.enquiry.values });
    }),

  cancelSeat: (visit) =>
    changeSeat(visit, 'seat-cancelled', (queries, act) =>
      cancelSeat(queries, ledgerContext(visit.desk), act),
    ),

  offerSeat: (visit) =>
    changeSeat(visit, 'seat-offered', (queries, act) =>
      offerSeat(queries, ledgerContext(visit.desk), { ...act, untilMs: visit.body.offerUntilMs }),
    ),

  toWaiting: (visit) =>
    changeSeat(visit, 'seat-to-waiting', (queries, act) =>
      toWaiting(queries, ledgerContext(visit.desk), act),
    ),
};

/** One act, one line in the record, one mail, in one transaction. A colleague's letter is an answer: it stops the clock. */
async function changeSeat(visit: Ask, kind: ActKind, work: Doing): Promise<Changed> {
  const { desk, params, body, visitor, nowMs } = visit;
  const { reference } = params;
  const by = visitor.colleague.id;
  const before = await registrationOf(desk.database, reference);
  const result = await desk.database
    .transaction(async (queries): Promise<ActResult> => {
      const isFirst = await recordAct(queries, { by, kind, reference, atMs: nowMs, actKey: body.actKey });
      if (!isFirst) return { ok: true, version: before.version };
      const done = await work(queries, {
        reference,
        version: body.version,
        by: { kind: 'colleague', id: by },
        actKey: body.actKey,
        atMs: nowMs,
        signedBy: visitor.colleague.name,
        ...(body.letter ? { letter: body.letter } : {}),
      });
      // Thrown, so that the record keeps no act that was not done.
      if (!done.ok) throw new SeatRefusal(done);
      await queries.run(
        `UPDATE enquiries SET version = version + 1, answered_at = COALESCE(answered_at, $1),
         standing = CASE WHEN standing = 'open' THEN 'answered' ELSE standing END WHERE reference = $2`,
        [nowMs, reference],
      );
      return done;
    })
    .catch((error: unknown) => {
      if (error instanceof SeatRefusal) return error.result;
      throw error;
    });
  if (!result.ok) throw await refusalOf(desk, reference, body.version, result);
  desk.house.wakeOutbox();
  const after = await registrationOf(desk.database, reference);
  return {
    registration: await registrationView(desk, after),
    nextWhoFits: await freedFor(desk, before),
  };
}

class SeatRefusal extends Error {
  readonly result: Extract<ActResult, { ok: false }>;

  constructor(result: Extract<ActResult, { ok: false }>) {
    super(result.why);
    this.result = result;
  }
}

async function refusalOf(
  desk: Desk,
  reference: string,
  since: number,
  result: Extract<ActResult, { ok: false }>,
): Promise<Refusal> {
  switch (result.why) {
    case 'unknown':
      return new Refusal({ code: 'not-found' });
    case 'started':
      return new Refusal({ code: 'started', words: 'The session has started: nobody is promoted any more.' });
    case 'stale':
      return new Refusal({
        code: 'stale',
        version: result.version,
        changes: await seatChangesSince(desk.database, await namesOf(desk.database), reference, since),
      });
    case 'full':
      return new Refusal({ code: 'full', words: fullWords(result.left, result.first) });
    case 'not-possible':
      return new Refusal({
        code: 'not-possible',
        words: `The registration is ${stateWords[result.state]} now.`,
      });
  }
}

const stateWords: Record<Registration['state'], string> = {
  held: 'held',
  confirmed: 'confirmed',
  waiting: 'on the waiting list',
  offered: 'on offer',
  cancelled: 'cancelled',
};

function fullWords(left: number, first: string | undefined): string {
  const seats = left === 0 ? 'No seat is' : left === 1 ? 'One seat is' : `${left} seats are`;
  return `${seats} left for this group${first ? `: ${first} is ahead in line and fits` : ''}.`;
}

/** Whom the seats that a registration had could be offered to. */
async function freedFor(desk: Desk, before: Registration): Promise<Changed['nextWhoFits']> {
  if (before.day === undefined) return null;
  const session = { form: before.form, day: before.day };
  const next = await nextWhoFits(desk.database, ledgerContext(desk), session, desk.now());
  if (next === undefined || next === before.reference) return null;
  const registration = await registrationOf(desk.database, next);
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
  const tomorrow = Date.parse(`${toIsoDay(nowMs + offerMs)}T16:00:00+08:00`);
  return Math.min(tomorrow, Date.parse(`${day}T00:00:00+08:00`));
}

const toldAs = {
  confirm: 'confirmed',
  move: 'moved',
  substitute: 'substituted',
  cancel: 'cancelled',
  offer: 'offered',
  'to-waiting': 'to-waiting',
} as const satisfies Record<SeatAct, Parameters<typeof ledgerLetter>[0]['act']>;

/** What an act would make of a registration, for the words of its mail. */
function afterAct(before: Registration, act: SeatAct, day: string | undefined, nowMs: number): Registration {
  switch (act) {
    case 'confirm':
      return { ...before, state: 'confirmed', offerUntilMs: undefined };
    case 'move':
      return {
        ...before,
        day: day ?? before.day,
        state: before.state === 'confirmed' ? 'confirmed' : 'held',
      };
    case 'cancel':
      return { ...before, state: 'cancelled' };
    case 'offer':
      return { ...before, state: 'offered', offerUntilMs: offerEnd(before.day ?? toIsoDay(nowMs), nowMs) };
    case 'to-waiting':
      return { ...before, state: 'waiting' };
    case 'substitute':
      return before;
  }
}

async function registrationOf(queries: Queries, reference: string): Promise<Registration> {
  const registration = await findRegistration(queries, reference);
  if (registration) return registration;
  await findHandled(queries, reference);
  throw new Refusal({ code: 'not-found' });
}
