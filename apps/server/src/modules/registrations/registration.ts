import type { FormId } from '@vanda/forms/form';
import type { Queries, Row } from '../../platform/database/database.ts';
import type { Actor } from '../mail/email-repository.ts';

/**
 * `held`: until staff confirm. `waiting`: did not fit. `offered`: until the registrant answers or the offer
 * ends.
 */
export type RegistrationStatus = 'held' | 'confirmed' | 'waiting' | 'offered' | 'cancelled';

export type Registration = Readonly<ReturnType<typeof toRegistration>>;

/** Event that each change is recorded as. */
export const eventOf = {
  confirm: 'confirmed',
  group: 'group-changed',
  move: 'moved',
  substitute: 'substituted',
  correct: 'corrected',
  cancel: 'cancelled',
  offer: 'offered',
  take: 'accepted',
  decline: 'declined',
  expire: 'expired',
  'to-waiting': 'to-waiting',
  'renew-link': 'link-ended',
} as const;
export type EventName = 'registered' | (typeof eventOf)[keyof typeof eventOf];

/** One event of a registration's history; `version` is the version after it. */
export type HistoryLine = Readonly<ReturnType<typeof toHistoryLine>>;

export async function findRegistration(
  queries: Queries,
  reference: string,
): Promise<Registration | undefined> {
  const [row] = await queries.all('SELECT * FROM registrations WHERE reference = $1', [reference]);
  return row && toRegistration(row);
}

export async function historyOf(queries: Queries, reference: string): Promise<HistoryLine[]> {
  const rows = await queries.all('SELECT * FROM registration_history WHERE reference = $1 ORDER BY version', [
    reference,
  ]);
  return rows.map(toHistoryLine);
}

/** Increments the token version: links sent before are refused. */
export async function endLinks(queries: Queries, reference: string): Promise<void> {
  await queries.run('UPDATE registrations SET token_version = token_version + 1 WHERE reference = $1', [
    reference,
  ]);
}

export async function offersOf(queries: Queries): Promise<Registration[]> {
  const rows = await queries.all(
    "SELECT * FROM registrations WHERE status = 'offered' ORDER BY offer_until, reference",
  );
  return rows.map(toRegistration);
}

export const toRegistration = (row: Row) => ({
  reference: String(row.reference),
  form: String(row.form) as FormId,
  /** First day, ISO in Singapore; undefined for the next available date, and where a form asks for none. */
  day: row.day === null ? undefined : String(row.day),
  /**
   * Last day as announced when the seat was given. The store has no other source for it after the date is
   * withdrawn.
   */
  endDay: row.end_day === null ? undefined : String(row.end_day),
  seats: Number(row.seats),
  status: String(row.status) as RegistrationStatus,
  waitingSinceMs: row.waiting_since === null ? undefined : Number(row.waiting_since),
  offerUntilMs: row.offer_until === null ? undefined : Number(row.offer_until),
  /** Incremented by every change (optimistic locking). */
  version: Number(row.version),
  tokenVersion: Number(row.token_version),
  names: String(row.names).split('\n').filter(Boolean) as readonly string[],
});

export const toHistoryLine = (row: Row) => ({
  version: Number(row.version),
  event: String(row.event) as EventName,
  by: { kind: row.by_kind, id: String(row.by_id) } as Actor,
  atMs: Number(row.at),
  /** Days, seats and names of fields, but nothing typed. */
  details: JSON.parse(String(row.details)) as Readonly<Record<string, string | number>>,
});
