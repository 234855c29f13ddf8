import { createHash } from 'node:crypto';
import {
  deleteEnquiries,
  deleteEnquiry,
  type Eraser,
  markErasingDue,
  writeTombstone,
} from '../../modules/enquiries/purge.ts';
import type { Queries, Row } from '../../platform/database/database.ts';

const emails = `SELECT outbox.id, outbox.reference, outbox.kind, outbox.person, outbox.status, outbox.attempts,
    outbox.due_at, outbox.sent_at, outbox.last_error, emails.subject, emails.text, emails.written_at, enquiries.received_at
  FROM outbox JOIN enquiries ON enquiries.reference = outbox.reference LEFT JOIN emails ON emails.id = outbox.id`;

const byPerson = {
  enquiries: 'SELECT * FROM enquiries WHERE email = $1 ORDER BY received_at, reference',
  registrations: `SELECT registrations.* FROM registrations
    JOIN enquiries ON enquiries.reference = registrations.reference WHERE email = $1 ORDER BY day, registrations.reference`,
  history: `SELECT registration_history.* FROM registration_history
    JOIN enquiries ON enquiries.reference = registration_history.reference WHERE email = $1
    ORDER BY registration_history.reference, registration_history.version`,
  attendance: `SELECT attendance.reference, attendance.day FROM attendance
    JOIN enquiries ON enquiries.reference = attendance.reference WHERE email = $1 ORDER BY attendance.day`,
  emails: `${emails} WHERE outbox.person = $1 ORDER BY outbox.due_at, outbox.id`,
  notes: 'SELECT * FROM enquiry_notes WHERE person = $1 ORDER BY at, id',
  drafts: 'SELECT * FROM reply_drafts WHERE person = $1 ORDER BY saved_at',
} as const;

export type PersonalData = { readonly [Kind in keyof typeof byPerson]: readonly Row[] };

/** Rows name their person and may outlive the person's enquiry. */
const ownedTables = ['outbox', 'enquiry_notes', 'reply_drafts'] as const;

/**
 * The one query behind view, copy and erasure. Emails, notes and drafts may belong to enquiries that
 * another person holds now.
 */
export async function personalDataOf(queries: Queries, email: string): Promise<PersonalData> {
  const found = {} as Record<keyof PersonalData, Row[]>;
  for (const kind of Object.keys(byPerson) as (keyof PersonalData)[])
    found[kind] = await queries.all(byPerson[kind], [personOf(email)]);
  return found;
}

/** Erases that data in the caller's transaction and leaves tombstones. Returns the person's own references. */
export async function erasePersonalData(queries: Queries, email: string, eraser: Eraser): Promise<string[]> {
  const person = personOf(email);
  const erased = await deleteEnquiries(queries, 'email = $1', [person], eraser);
  const former = await formerReferences(queries, person);
  for (const reference of former) await writeTombstone(queries, personKey(reference, email), eraser);
  if (former.length > 0) {
    for (const table of ownedTables) await queries.run(`DELETE FROM ${table} WHERE person = $1`, [person]);
    // A search may contain a former holder's name, which is stored nowhere.
    await queries.run('DELETE FROM searches');
    await markErasingDue(queries);
  }
  return erased;
}

/** Repeats an erasure on a restored store by its tombstone. Returns false when nothing was left. */
export async function eraseAgain(queries: Queries, key: string, eraser: Eraser): Promise<boolean> {
  const [reference = ''] = key.split('~');
  await writeTombstone(queries, key, eraser);
  if (key === reference) return deleteEnquiry(queries, reference, eraser);
  const person = await formerAddress(queries, key);
  if (person === undefined) return false;
  const held = await deleteEnquiries(queries, 'reference = $1 AND email = $2', [reference, person], eraser);
  for (const table of ownedTables)
    await queries.run(`DELETE FROM ${table} WHERE reference = $1 AND person = $2`, [reference, person]);
  if (held.length === 0) await markErasingDue(queries);
  return true;
}

/** Enquiries held by others that still contain data of this person. */
const formerReferences = (queries: Queries, person: string | null): Promise<string[]> =>
  queries
    .all<{ reference: string }>(
      `SELECT reference FROM (${ownedTables
        .map((table) => `SELECT reference FROM ${table} WHERE person = $1`)
        .join(' UNION ')}) AS owned
       WHERE NOT EXISTS (SELECT 1 FROM enquiries WHERE enquiries.reference = owned.reference AND email = $1)
       ORDER BY reference`,
      [person],
    )
    .then((rows) => rows.map(({ reference }) => reference));

/** Names a person without the address, such as `ENQ-7K3Q-9M2T~1f0c22ab`: 32 bits of a hash. */
export function personKey(reference: string, email: string): string {
  const hash = createHash('sha256').update(`${reference} ${email.toLowerCase()}`).digest('hex');
  return `${reference}~${hash.slice(0, 8)}`;
}

/** Key of a person whose registrations all passed to others; undefined where nothing of the person is kept there. */
export async function formerHolderKey(queries: Queries, email: string): Promise<string | undefined> {
  const [reference] = await formerReferences(queries, personOf(email));
  return reference && personKey(reference, email);
}

export async function formerAddress(queries: Queries, key: string): Promise<string | undefined> {
  const [reference = ''] = key.split('~');
  const rows = await queries.all<{ person: string }>(
    `${ownedTables.map((table) => `SELECT person FROM ${table} WHERE reference = $1 UNION `).join('')}
     SELECT email FROM enquiries WHERE reference = $1`,
    [reference],
  );
  return rows.find(({ person }) => personKey(reference, person) === key)?.person;
}

/** Value of a `person` column. Without an address it is null, which equals nothing. */
const personOf = (email: string): string | null => email.toLowerCase() || null;

/** @param condition SQL after WHERE */
export const emailRows = (queries: Queries, condition: string, values: readonly (string | number)[]) =>
  queries.all(`${emails} WHERE ${condition}`, values);
