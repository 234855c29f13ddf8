import { isDeepStrictEqual } from 'node:util';
import type { Form, FormId } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import type { EnquiryValues } from '@vanda/forms/schema';
import { chosenStart } from '@vanda/forms/summary';
import type { Queries } from '../../platform/database/database.ts';
import type { SessionsOf } from '../../platform/static/course-sessions.ts';
import type { EnquiryRecord } from '../enquiries/enquiries.ts';
import { endOfLineMs, lockSessions, readAvailability, seatsLeftFor } from './availability.ts';
import { eventOf, historyOf, type Registration } from './registration.ts';
import { closureOf, seatsAskedFor, sessionOn } from './seats.ts';

type Registering = {
  readonly reference: string;
  readonly form: FormId;
  readonly values: EnquiryValues;
  readonly receivedAtMs: number;
};

/** The date was cancelled after the form was checked. */
export class DateCancelled extends Error {
  override readonly name = 'DateCancelled';
}

/**
 * Runs in the transaction that stores the enquiry: takes seats that the waiting list leaves, or a place at
 * its end. Idempotent. Returns whether the registration waits.
 * @param nowMs a session that is closed then gives no seats
 * @throws {DateCancelled} with `refusesCancelled`
 */
export async function registerSeats(
  queries: Queries,
  enquiry: Registering,
  listed: SessionsOf,
  nowMs: number,
  refusesCancelled = false,
): Promise<boolean> {
  const { form: id, values, receivedAtMs } = enquiry;
  const form: Form = forms[id];
  if (form.kind !== 'registration') return false;
  const day = chosenStart(form, values);
  const sessionsOf = day === undefined ? listed : await lockSessions(queries, listed, [{ form: id, day }]);
  const session =
    day === undefined ? undefined : { form: id, day, endDay: sessionOn(sessionsOf, id, day)?.end };
  const seats = seatsAskedFor(values);
  const availability = session && (await readAvailability(queries, sessionsOf, session));
  const closure = session && closureOf(sessionsOf, session, nowMs);
  if (refusesCancelled && closure === 'withdrawn') throw new DateCancelled();
  const waitingSinceMs =
    availability && (closure !== undefined || seats > seatsLeftFor(availability))
      ? endOfLineMs(availability, receivedAtMs)
      : undefined;
  const isNew = await enter(queries, enquiry, session, seats, waitingSinceMs);
  return isNew && waitingSinceMs !== undefined;
}

/**
 * Whether an enquiry still is what was sent: not cancelled, and neither passed on, corrected, moved, resized nor expired
 * since. The values sent are those of the repeated request, because the content hash is the same.
 */
export async function standsAsSent(
  queries: Queries,
  { form, values }: Pick<EnquiryRecord, 'form' | 'values'>,
  registration: Registration | undefined,
  sent: EnquiryValues,
): Promise<boolean> {
  if (!registration) return true;
  const { reference, status, day, seats } = registration;
  if (status === 'cancelled' || day !== chosenStart(forms[form], sent) || seats !== seatsAskedFor(sent))
    return false;
  if (!isDeepStrictEqual(values, sent)) return false;
  return (await historyOf(queries, reference)).every(({ event }) => event !== eventOf.expire);
}

async function enter(
  queries: Queries,
  { reference, form, receivedAtMs }: Registering,
  session: { readonly day: string; readonly endDay: string | undefined } | undefined,
  seats: number,
  waitingSinceMs: number | undefined,
): Promise<boolean> {
  const isWaiting = waitingSinceMs !== undefined;
  const entered = await queries.run(
    `INSERT INTO registrations (reference, form, day, end_day, seats, status, waiting_since, version, token_version)
     VALUES ($1, $2, $3, $4, $5, $6, $7, 1, 1) ON CONFLICT DO NOTHING`,
    [
      reference,
      form,
      session?.day ?? null,
      session?.endDay ?? null,
      seats,
      isWaiting ? 'waiting' : 'held',
      waitingSinceMs ?? null,
    ],
  );
  if (entered === 0) return false;
  await queries.run(
    `INSERT INTO registration_history (reference, version, event, by_kind, by_id, idempotency_key, at, details)
     VALUES ($1, 1, 'registered', 'registrant', 'form', 'registered', $2, $3)`,
    [reference, receivedAtMs, JSON.stringify({ seats, ...(isWaiting ? { waiting: 1 } : {}) })],
  );
  return true;
}
