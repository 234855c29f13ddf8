import type { FormId } from '@vanda/forms/form';
import { parameterList, type Queries, type Row } from '../../platform/database/database.ts';
import type { Actor } from '../mail/email-repository.ts';

/**
 * `held`: until staff confirm. `waiting`: did not fit. `offered`: until the registrant answers or the offer
 * ends.
 */
export type RegistrationState = 'held' | 'confirmed' | 'waiting' | 'offered' | 'cancelled';

export type Registration = {
  readonly reference: string;
  readonly form: FormId;
  /** First day, ISO in Singapore; undefined for the next available date and where a form asks for none. */
  readonly day: string | undefined;
  readonly seats: number;
  readonly state: RegistrationState;
  readonly waitingSinceMs: number | undefined;
  readonly offerUntilMs: number | undefined;
  /** Incremented by every change (optimistic locking). */
  readonly version: number;
  readonly tokenVersion: number;
  readonly names: readonly string[];
};

export type EventName =
  | 'registered'
  | 'confirmed'
  | 'moved'
  | 'substituted'
  | 'corrected'
  | 'group-changed'
  | 'cancelled'
  | 'offered'
  | 'accepted'
  | 'declined'
  | 'expired'
  | 'to-waiting'
  | 'link-ended';

/** One event of a registration's history; `version` is the one after it. */
export type HistoryLine = {
  readonly version: number;
  readonly event: EventName;
  readonly by: Actor;
  readonly atMs: number;
  /** Days, seats, names of fields; nothing typed. */
  readonly details: Readonly<Record<string, string | number>>;
};

export async function findRegistration(
  queries: Queries,
  reference: string,
): Promise<Registration | undefined> {
  const [row] = await queries.all('SELECT * FROM registrations WHERE reference = $1', [reference]);
  return row && toRegistration(row);
}

export async function findRegistrations(
  queries: Queries,
  references: readonly string[],
): Promise<ReadonlyMap<string, Registration>> {
  const rows = await queries.all(
    `SELECT * FROM registrations WHERE reference IN (${parameterList(references)})`,
    references,
  );
  return new Map(rows.map((row) => [String(row.reference), toRegistration(row)]));
}

export async function historyOf(queries: Queries, reference: string): Promise<HistoryLine[]> {
  const rows = await queries.all('SELECT * FROM registration_history WHERE reference = $1 ORDER BY version', [
    reference,
  ]);
  return rows.map(toHistoryLine);
}

export async function offersOf(queries: Queries): Promise<Registration[]> {
  const rows = await queries.all(
    "SELECT * FROM registrations WHERE state = 'offered' ORDER BY offer_until, reference",
  );
  return rows.map(toRegistration);
}

export function toRegistration(row: Row): Registration {
  return {
    reference: String(row.reference),
    form: String(row.form) as FormId,
    day: row.day === null ? undefined : String(row.day),
    seats: Number(row.seats),
    state: String(row.state) as RegistrationState,
    waitingSinceMs: row.waiting_since === null ? undefined : Number(row.waiting_since),
    offerUntilMs: row.offer_until === null ? undefined : Number(row.offer_until),
    version: Number(row.version),
    tokenVersion: Number(row.link_turn),
    names: String(row.names).split('\n').filter(Boolean),
  };
}

export function toHistoryLine(row: Row): HistoryLine {
  return {
    version: Number(row.version),
    event: String(row.act) as EventName,
    by: { kind: row.by_kind as Actor['kind'], id: String(row.by_id) },
    atMs: Number(row.at),
    details: JSON.parse(String(row.details)) as HistoryLine['details'],
  };
}
