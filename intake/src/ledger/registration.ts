import type { FormId } from '@vanda/enquiry/form';
import type { Queries, Row } from '../store/database.ts';
import type { Actor } from '../store/letters.ts';

/**
 * What a registration is: `held` keeps seats that a person has yet to confirm, `waiting` did not fit, `offered` may take
 * seats that were kept for it until a moment.
 */
export type RegistrationState = 'held' | 'confirmed' | 'waiting' | 'offered' | 'cancelled';

/** The seats of one registration. */
export type Registration = {
  readonly reference: string;
  readonly form: FormId;
  /** First day of the session, ISO in Singapore; undefined for the next available date and where a form asks for none. */
  readonly day: string | undefined;
  readonly seats: number;
  readonly state: RegistrationState;
  /** The place in line, while it is waiting or offered. */
  readonly waitingSinceMs: number | undefined;
  readonly offerUntilMs: number | undefined;
  /** Raised by every act. */
  readonly version: number;
  /** Links made under an earlier turn have ended. */
  readonly linkTurn: number;
};

/** What can happen to a registration. */
export type ActName =
  | 'registered'
  | 'confirmed'
  | 'moved'
  | 'substituted'
  | 'corrected'
  | 'cancelled'
  | 'offered'
  | 'accepted'
  | 'declined'
  | 'expired'
  | 'to-waiting'
  | 'link-ended';

/** One line of a registration's history; `version` is the one that the act made. */
export type HistoryLine = {
  readonly version: number;
  readonly act: ActName;
  readonly by: Actor;
  readonly atMs: number;
  /** Days, seats, names of fields. */
  readonly details: Readonly<Record<string, string | number>>;
};

/** One registration, or undefined. */
export async function findRegistration(
  queries: Queries,
  reference: string,
): Promise<Registration | undefined> {
  const [row] = await queries.all('SELECT * FROM registrations WHERE reference = $1', [reference]);
  return row && toRegistration(row);
}

/** What happened to a registration, earliest first. */
export async function historyOf(queries: Queries, reference: string): Promise<HistoryLine[]> {
  const rows = await queries.all('SELECT * FROM registration_history WHERE reference = $1 ORDER BY version', [
    reference,
  ]);
  return rows.map(toHistoryLine);
}

/** A row of `registrations`. */
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
    linkTurn: Number(row.link_turn),
  };
}

/** A row of `registration_history`. */
export function toHistoryLine(row: Row): HistoryLine {
  return {
    version: Number(row.version),
    act: String(row.act) as ActName,
    by: { kind: row.by_kind as Actor['kind'], id: String(row.by_id) },
    atMs: Number(row.at),
    details: JSON.parse(String(row.details)) as HistoryLine['details'],
  };
}
