import type { Queries } from '../../../platform/database/database.ts';
import { findHandled } from './handling.ts';

type Note = {
  readonly id: string;
  readonly colleague: string;
  readonly atMs: number;
  readonly text: string;
};

type Draft = {
  readonly templateId: string | null;
  readonly subject: string;
  readonly text: string;
  readonly savedAtMs: number;
};

export function notesOf(queries: Queries, reference: string): Promise<Note[]> {
  return queries.all<Note>(
    'SELECT id, colleague, at AS "atMs", text FROM enquiry_notes WHERE reference = $1 ORDER BY at, id',
    [reference],
  );
}

export async function findDraft(
  queries: Queries,
  reference: string,
  colleague: string,
): Promise<Draft | undefined> {
  const [draft] = await queries.all<Draft>(
    `SELECT template AS "templateId", subject, text, saved_at AS "savedAtMs"
     FROM answer_drafts JOIN enquiries ON enquiries.reference = answer_drafts.reference
     WHERE answer_drafts.reference = $1 AND colleague = $2 AND person = email`,
    [reference, colleague],
  );
  return draft;
}

export async function saveDraft(
  queries: Queries,
  { reference, colleague }: { readonly reference: string; readonly colleague: string },
  { templateId, subject, text, savedAtMs }: Draft,
): Promise<void> {
  await findHandled(queries, reference);
  await queries.run(
    `INSERT INTO answer_drafts (reference, person, colleague, template, subject, text, saved_at)
     VALUES ($1, (SELECT email FROM enquiries WHERE reference = $1), $2, $3, $4, $5, $6)
     ON CONFLICT (reference, colleague) DO UPDATE SET person = excluded.person, template = excluded.template,
       subject = excluded.subject, text = excluded.text, saved_at = excluded.saved_at`,
    [reference, colleague, templateId, subject, text, savedAtMs],
  );
}
