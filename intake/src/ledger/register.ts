import type { Form, FormId } from '@vanda/enquiry/form';
import { forms } from '@vanda/enquiry/forms';
import type { EnquiryValues } from '@vanda/enquiry/schema';
import { chosenStart } from '@vanda/enquiry/summary';
import type { Database, Queries } from '../store/database.ts';
import { toRecord } from '../store/enquiries.ts';
import { keyOf, lockSessions, type Room, readRoom, type SessionKey, seatsLeftFor } from './room.ts';
import { capacityOf, type SessionsOf, seatsAskedFor } from './seats.ts';

/** An enquiry as far as the ledger looks at it. */
export type Registering = {
  readonly reference: string;
  readonly form: FormId;
  readonly values: EnquiryValues;
  readonly receivedAtMs: number;
};

/**
 * Enters registrations into the ledger, in the transaction that stores their enquiries. Whoever comes gets the seats that
 * are left after the line, or a place at its end. Enquiries of the contact form have no seats; one that is entered
 * already stays as it is. Gives the references of those who wait.
 */
export async function registerSeats(
  queries: Queries,
  enquiries: readonly Registering[],
  sessionsOf: SessionsOf,
): Promise<ReadonlySet<string>> {
  const registering = enquiries
    .filter(({ form }) => forms[form].kind === 'registration')
    .toSorted((a, b) => a.receivedAtMs - b.receivedAtMs || (a.reference < b.reference ? -1 : 1));
  const sessions = registering.flatMap((enquiry) => sessionOf(enquiry) ?? []);
  await lockSessions(queries, sessions);
  const rooms = new Map<string, Room>();
  for (const session of sessions) {
    if (rooms.has(keyOf(session))) continue;
    const capacity = capacityOf(sessionsOf, session.form, session.day);
    rooms.set(keyOf(session), await readRoom(queries, session, capacity));
  }
  const waiting = new Set<string>();
  for (const enquiry of registering) {
    const session = sessionOf(enquiry);
    const room = session && rooms.get(keyOf(session));
    const seats = seatsAskedFor(enquiry.values);
    const isWaiting = room !== undefined && seats > seatsLeftFor(room);
    const isNew = await enter(queries, enquiry, session?.day, seats, isWaiting);
    if (isNew && isWaiting) waiting.add(enquiry.reference);
    if (!isNew || !session || !room) continue;
    rooms.set(
      keyOf(session),
      isWaiting
        ? { ...room, line: [...room.line, { reference: enquiry.reference, seats }] }
        : { ...room, taken: room.taken + seats },
    );
  }
  return waiting;
}

/** Enters registrations that a version without a ledger stored. */
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
  isWaiting: boolean,
): Promise<boolean> {
  const entered = await queries.run(
    `INSERT INTO registrations (reference, form, day, seats, state, waiting_since, version, link_turn)
     VALUES ($1, $2, $3, $4, $5, $6, 1, 1) ON CONFLICT DO NOTHING`,
    [reference, form, day ?? null, seats, isWaiting ? 'waiting' : 'held', isWaiting ? receivedAtMs : null],
  );
  if (entered === 0) return false;
  await queries.run(
    `INSERT INTO registration_history (reference, version, act, by_kind, by_id, act_key, at, details)
     VALUES ($1, 1, 'registered', 'registrant', 'form', 'registered', $2, $3)`,
    [reference, receivedAtMs, JSON.stringify({ seats, ...(isWaiting ? { waiting: 1 } : {}) })],
  );
  return true;
}
