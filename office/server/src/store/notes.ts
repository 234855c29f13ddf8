import type { Enquiry } from '@vanda/desk-api/enquiry';
import { parameterList, type Queries } from '@vanda/server/office';
import { orderedId } from './audit-log.ts';
import type { Change } from './handling.ts';

type Note = {
  readonly id: string;
  readonly staffMember: string;
  readonly atMs: number;
  readonly text: string;
};

type Draft = NonNullable<Enquiry['draft']>;

/** A draft belongs to one staff member. */
type DraftKey = { readonly reference: string; readonly staffMember: string };

export const notesOf = (queries: Queries, reference: string): Promise<Note[]> =>
  queries.all<Note>(
    'SELECT id, staff_member AS "staffMember", at AS "atMs", text FROM enquiry_notes WHERE reference = $1 ORDER BY at, id',
    [reference],
  );

/** Stored with the enquiry's present address, for a copy or an erasure of that person's data. */
export async function insertNote(
  queries: Queries,
  { reference, by, atMs }: Change,
  text: string,
): Promise<undefined> {
  await queries.run(
    `INSERT INTO enquiry_notes (id, reference, person, staff_member, at, text)
     VALUES ($1, $2, (SELECT email FROM enquiries WHERE reference = $2), $3, $4, $5)`,
    [orderedId(), reference, by, atMs, text],
  );
}

/** Undefined also when the enquiry's address has changed: the draft was written to another person. */
export async function findDraft(
  queries: Queries,
  { reference, staffMember }: DraftKey,
): Promise<Draft | undefined> {
  const [draft] = await queries.all<Draft>(
    `SELECT template AS "templateId", subject, text, saved_at AS "savedAtMs"
     FROM reply_drafts JOIN enquiries ON enquiries.reference = reply_drafts.reference
     WHERE reply_drafts.reference = $1 AND staff_member = $2 AND person = email`,
    [reference, staffMember],
  );
  return draft;
}

const writingMs = 120_000;

/** Names of the other staff members whose drafts were saved within two minutes, by reference. */
export async function writersOf(
  queries: Queries,
  references: readonly string[],
  { me, nowMs }: { me: string; nowMs: number },
): Promise<Map<string, string[]>> {
  const rows = await queries.all<{ reference: string; name: string }>(
    `SELECT reference, name FROM reply_drafts JOIN staff_members ON staff_members.id = staff_member
     WHERE reference IN (${parameterList(references)}) AND staff_member <> $${references.length + 1}
       AND saved_at >= $${references.length + 2} ORDER BY name`,
    [...references, me, nowMs - writingMs],
  );
  const byReference = Map.groupBy(rows, ({ reference }) => reference);
  return new Map(
    [...byReference].map(([reference, writers]) => [reference, writers.map(({ name }) => name)]),
  );
}

/** Replaces the earlier draft. The enquiry must exist. */
export async function saveDraft(
  queries: Queries,
  { reference, staffMember }: DraftKey,
  { templateId, subject, text, savedAtMs }: Draft,
): Promise<void> {
  await queries.run(
    `INSERT INTO reply_drafts (reference, person, staff_member, template, subject, text, saved_at)
     VALUES ($1, (SELECT email FROM enquiries WHERE reference = $1), $2, $3, $4, $5, $6)
     ON CONFLICT (reference, staff_member) DO UPDATE SET person = excluded.person, template = excluded.template,
       subject = excluded.subject, text = excluded.text, saved_at = excluded.saved_at`,
    [reference, staffMember, templateId, subject, text, savedAtMs],
  );
}

export async function deleteDraft(queries: Queries, { reference, staffMember }: DraftKey): Promise<void> {
  await queries.run('DELETE FROM reply_drafts WHERE reference = $1 AND staff_member = $2', [
    reference,
    staffMember,
  ]);
}
