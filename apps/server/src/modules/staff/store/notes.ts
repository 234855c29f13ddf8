import type { Queries } from '../../../platform/database/database.ts';
import { absence } from './handling.ts';

export type Note = {
  readonly id: string;
  readonly colleague: string;
  readonly atMs: number;
  readonly text: string;
};

export type Draft = {
  readonly templateId: string | null;
  readonly subject: string;
  readonly text: string;
  readonly savedAtMs: number;
};

export async function notesOf(queries: Queries, reference: string): Promise<Note[]> {
  const rows = await queries.all('SELECT * FROM enquiry_notes WHERE reference = $1 ORDER BY at, id', [
    reference,
  ]);
  return rows.map((row) => ({
    id: String(row.id),
    colleague: String(row.colleague),
    atMs: Number(row.at),
    text: String(row.text),
  }));
}

export async function findDraft(
  queries: Queries,
  reference: string,
  colleague: string,
): Promise<Draft | undefined> {
  const [row] = await queries.all(
    `SELECT answer_drafts.* FROM answer_drafts JOIN enquiries ON enquiries.reference = answer_drafts.reference
     WHERE answer_drafts.reference = $1 AND colleague = $2 AND person = email`,
    [reference, colleague],
  );
  return (
    row && {
      templateId: row.template === null ? null : String(row.template),
      subject: String(row.subject),
      text: String(row.text),
      savedAtMs: Number(row.saved_at),
    }
  );
}

export async function saveDraft(
  queries: Queries,
  { reference, colleague }: { readonly reference: string; readonly colleague: string },
  { templateId, subject, text, savedAtMs }: Draft,
): Promise<void> {
  const [row] = await queries.all('SELECT reference FROM enquiries WHERE reference = $1', [reference]);
  if (!row) throw await absence(queries, reference);
  await queries.run(
    `INSERT INTO answer_drafts (reference, person, colleague, template, subject, text, saved_at)
     VALUES ($1, (SELECT email FROM enquiries WHERE reference = $1), $2, $3, $4, $5, $6)
     ON CONFLICT (reference, colleague) DO UPDATE SET person = excluded.person, template = excluded.template,
       subject = excluded.subject, text = excluded.text, saved_at = excluded.saved_at`,
    [reference, colleague, templateId, subject, text, savedAtMs],
  );
}
