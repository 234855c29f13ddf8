import type { Form, FormId } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import type { EnquiryValues } from '@vanda/forms/schema';
import { chosenStart } from '@vanda/forms/summary';
import type { Database, Queries } from '../../platform/database/database.ts';
import type { SessionsOf } from '../../platform/static/course-sessions.ts';
import { toRecord } from '../enquiries/enquiries.ts';
import {
  endOfLineMs,
  lockSessions,
  readAvailability,
  type SessionKey,
  seatsLeftFor,
} from './availability.ts';
import { closureOf, seatsAskedFor } from './seats.ts';

export type Registering = {
  readonly reference: string;
  readonly form: FormId;
  readonly values: EnquiryValues;
  readonly receivedAtMs: number;
};

/**
 * In the transaction that stores the enquiries: seats that the waiting list leaves, or a place at its end.
 * Idempotent. Returns the references of those that wait.
 * @param nowMs a session that is closed then gives no seats; left out for registrations of earlier versions
 */
export async function registerSeats(
  queries: Queries,
  enquiries: readonly Registering[],
  sessionsOf: SessionsOf,
  nowMs?: number,
): Promise<ReadonlySet<string>> {
  const registering = enquiries
    .filter(({ form }) => forms[form].kind === 'registration')
    .toSorted((a, b) => a.receivedAtMs - b.receivedAtMs || (a.reference < b.reference ? -1 : 1));
  const sessions = registering.flatMap((enquiry) => sessionOf(enquiry) ?? []);
  await lockSessions(queries, sessions);
  const waiting = new Set<string>();
  for (const enquiry of registering) {
    const session = sessionOf(enquiry);
    const seats = seatsAskedFor(enquiry.values);
    const availability = session && (await readAvailability(queries, sessionsOf, session));
    const isClosed = session && nowMs !== undefined && closureOf(sessionsOf, session, nowMs) !== undefined;
    const waitingSinceMs =
      availability && (isClosed || seats > seatsLeftFor(availability))
        ? endOfLineMs(availability, enquiry.receivedAtMs)
        : undefined;
    const isNew = await enter(queries, enquiry, session?.day, seats, waitingSinceMs);
    if (isNew && waitingSinceMs !== undefined) waiting.add(enquiry.reference);
  }
  return waiting;
}

export async function registerEarlier(database: Database, sessionsOf: SessionsOf): Promise<void> {
  const without = `SELECT * FROM enquiries WHERE state = 'received' AND form <> 'contact'
    AND NOT EXISTS (SELECT 1 FROM registrations WHERE registrations.reference = enquiries.reference)
    ORDER BY received_at, reference LIMIT 500`;
  for (;;) {
    const count = await database.transaction(async (queries) => {
      const rows = await queries.all(without);
      await registerSeats(queries, rows.map(toRecord), sessionsOf);
      return rows.length;
    });
    if (count === 0) return;
  }
}

function sessionOf({ form, values }: Registering): SessionKey | undefined {
  const day = chosenStart(forms[form] as Form, values);
  return day === undefined ? undefined : { form, day };
}

async function enter(
  queries: Queries,
  { reference, form, receivedAtMs }: Registering,
  day: string | undefined,
  seats: number,
  waitingSinceMs: number | undefined,
): Promise<boolean> {
  const isWaiting = waitingSinceMs !== undefined;
  const entered = await queries.run(
    `INSERT INTO registrations (reference, form, day, seats, state, waiting_since, version, link_turn)
     VALUES ($1, $2, $3, $4, $5, $6, 1, 1) ON CONFLICT DO NOTHING`,
    [reference, form, day ?? null, seats, isWaiting ? 'waiting' : 'held', waitingSinceMs ?? null],
  );
  if (entered === 0) return false;
  await queries.run(
    `INSERT INTO registration_history (reference, version, act, by_kind, by_id, act_key, at, details)
     VALUES ($1, 1, 'registered', 'registrant', 'form', 'registered', $2, $3)`,
    [reference, receivedAtMs, JSON.stringify({ seats, ...(isWaiting ? { waiting: 1 } : {}) })],
  );
  return true;
}
