import type { FormId } from '@vanda/forms/form';
import type { EnquiryValues } from '@vanda/forms/schema';
import { parameterList, type Queries, type Registration, toRegistration } from '@vanda/server/office';

export type SessionKey = { readonly form: FormId; readonly day: string };

/** Key of a session in a map. */
export const keyOf = ({ form, day }: SessionKey): string => `${form} ${day}`;

/** Sums of seats of each session by status. */
export const seatSums = (
  queries: Queries,
): Promise<(SessionKey & Pick<Registration, 'status' | 'seats'>)[]> =>
  queries.all(
    `SELECT form, day, status, SUM(seats) AS seats FROM registrations
     WHERE day IS NOT NULL GROUP BY form, day, status`,
  );

/** Registrations that are not cancelled, by {@link keyOf}, in the order of arrival. */
export async function registrationsOn(
  queries: Queries,
  days: readonly string[],
): Promise<Map<string, Registration[]>> {
  if (days.length === 0) return new Map();
  const rows = await queries.all(
    `SELECT registrations.* FROM registrations
     JOIN enquiries ON enquiries.reference = registrations.reference
     WHERE registrations.day IN (${parameterList(days)}) AND registrations.status <> 'cancelled'
     ORDER BY enquiries.received_at, registrations.reference`,
    days,
  );
  return Map.groupBy(rows.map(toRegistration), ({ form, day = '' }) => keyOf({ form, day }));
}

/** All registrations, cancelled ones too, with the values of their enquiries, in the order of arrival. */
export async function registrationsOf(queries: Queries, { form, day }: SessionKey) {
  const rows = await queries.all(
    `SELECT registrations.*, enquiries.data FROM registrations
     JOIN enquiries ON enquiries.reference = registrations.reference
     WHERE registrations.form = $1 AND registrations.day = $2
     ORDER BY enquiries.received_at, registrations.reference`,
    [form, day],
  );
  return rows.map((row) => ({
    ...toRegistration(row),
    values: JSON.parse(String(row.data)) as EnquiryValues,
  }));
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

export type Attendance = { readonly reference: string; readonly seat: number; readonly day: string };

export const attendanceOf = (queries: Queries, { form, day }: SessionKey): Promise<Attendance[]> =>
  queries.all<Attendance>(
    `SELECT attendance.reference, attendance.seat, attendance.day FROM attendance
     JOIN registrations ON registrations.reference = attendance.reference
     WHERE registrations.form = $1 AND registrations.day = $2`,
    [form, day],
  );

export async function writeAttendance(
  queries: Queries,
  { reference, seat, day }: Attendance,
  isHere: boolean,
): Promise<void> {
  await queries.run(
    isHere
      ? 'INSERT INTO attendance (reference, seat, day) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING'
      : 'DELETE FROM attendance WHERE reference = $1 AND seat = $2 AND day = $3',
    [reference, seat, day],
  );
}
