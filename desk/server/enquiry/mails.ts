import { maskIdentityNumbers } from '@vanda/enquiry/mask';
import type { Position } from '../../../intake/src/desk-store/acts.ts';
import type { Queries, Row } from '../../../intake/src/store/database.ts';
import type { Mail } from '../../contract/enquiry.ts';

/** A mail with what it belongs to. */
export type EnquiryMail = { readonly mail: Mail; readonly reference: string; readonly atMs: number };

const columns = `outbox.id AS id, outbox.reference AS reference, outbox.kind AS kind, outbox.state AS state,
  outbox.attempts AS attempts, outbox.due_at AS due_at, outbox.sent_at AS sent_at, outbox.last_error AS last_error,
  letters.subject AS subject, letters.text AS text, letters.recipient AS recipient, letters.written_at AS written_at,
  enquiries.email AS email, enquiries.received_at AS received_at`;
const joined = `FROM outbox JOIN enquiries ON enquiries.reference = outbox.reference
  LEFT JOIN letters ON letters.id = outbox.id`;

const subjects = {
  notice: 'Notice to the office',
  receipt: 'Receipt',
  webhook: 'Notice to another program',
  letter: 'Letter',
} as const;

/** The mails of some enquiries, in the order they were due. */
export async function mailsOf(
  queries: Queries,
  references: readonly string[],
  nowMs: number,
): Promise<EnquiryMail[]> {
  if (references.length === 0) return [];
  const places = references.map((_, index) => `$${index + 1}`).join(', ');
  const rows = await queries.all(
    `SELECT ${columns} ${joined} WHERE outbox.reference IN (${places}) ORDER BY outbox.due_at, outbox.id`,
    references,
  );
  return rows.map((row) => toMail(row, nowMs));
}

/** Mail that the service does not try again by itself, what was tried last first. */
export async function mailGivenUp(
  queries: Queries,
  { after, limit }: { readonly after: Position | undefined; readonly limit: number },
  nowMs: number,
): Promise<EnquiryMail[]> {
  const rows = await queries.all(
    `SELECT ${columns} ${joined} WHERE outbox.state = 'dead' ${after ? 'AND (outbox.due_at, outbox.id) < ($1, $2)' : ''}
     ORDER BY outbox.due_at DESC, outbox.id DESC LIMIT ${limit}`,
    after ? [after.atMs, after.key] : [],
  );
  return rows.map((row) => toMail(row, nowMs));
}

function toMail(row: Row, nowMs: number): EnquiryMail {
  const kind = String(row.kind) as Mail['kind'];
  const dueAtMs = Number(row.due_at);
  const sentAtMs = row.sent_at === null ? null : Number(row.sent_at);
  const writtenAtMs = row.written_at === null ? Number(row.received_at) : Number(row.written_at);
  const isToPerson = kind === 'receipt' || kind === 'letter';
  const isRecallable = kind === 'letter' && row.state === 'waiting' && row.attempts === 0 && dueAtMs > nowMs;
  return {
    reference: String(row.reference),
    atMs: sentAtMs ?? writtenAtMs,
    mail: {
      id: String(row.id),
      kind,
      state: row.state === 'dead' ? 'given-up' : row.state === 'sent' ? 'sent' : 'waiting',
      to: isToPerson ? String(row.recipient ?? row.email) : null,
      subject: row.subject === null ? subjects[kind] : maskIdentityNumbers(String(row.subject)),
      text: row.text === null ? null : maskIdentityNumbers(String(row.text)),
      dueAtMs,
      sentAtMs,
      undoUntilMs: isRecallable ? dueAtMs : null,
      problem: row.last_error === null ? null : String(row.last_error),
    },
  };
}
