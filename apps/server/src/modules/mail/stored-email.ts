import { maskIdentityNumbers } from '@vanda/forms/mask';
import type { Row } from '../../platform/database/database.ts';
import { isDueNotice } from './due-notices.ts';

type Mail = {
  readonly id: string;
  readonly kind: keyof typeof subjects;
  readonly status: 'waiting' | 'sent' | 'failed';
  /** Null for a message to the office or to another program. */
  readonly to: string | null;
  readonly subject: string;
  /** Identity numbers are masked. Null for an email that is composed when it is sent. */
  readonly text: string | null;
  readonly dueAtMs: number;
  readonly sentAtMs: number | null;
  /** The email can be recalled until this moment. */
  readonly undoUntilMs: number | null;
  readonly problem: string | null;
};

type EnquiryMail = { readonly mail: Mail; readonly reference: string; readonly atMs: number };

const subjects = {
  notice: 'Notice to the office',
  receipt: 'Receipt',
  webhook: 'Notice to another program',
  email: 'Letter',
} as const;

export function toMail(row: Row, nowMs: number): EnquiryMail {
  const kind = String(row.kind) as Mail['kind'];
  const dueAtMs = Number(row.due_at);
  const sentAtMs = row.sent_at === null ? null : Number(row.sent_at);
  const writtenAtMs = row.written_at === null ? Number(row.received_at) : Number(row.written_at);
  const isToPerson = kind === 'receipt' || kind === 'email';
  const isRecallable = kind === 'email' && row.status === 'waiting' && row.attempts === 0 && dueAtMs > nowMs;
  return {
    reference: String(row.reference),
    atMs: sentAtMs ?? writtenAtMs,
    mail: {
      id: String(row.id),
      kind,
      status: row.status === 'failed' ? 'failed' : row.status === 'sent' ? 'sent' : 'waiting',
      to: isToPerson ? String(row.person) : null,
      subject:
        row.subject === null
          ? isDueNotice(String(row.id))
            ? 'Reminder to the office'
            : subjects[kind]
          : maskIdentityNumbers(String(row.subject)),
      text: row.text === null ? null : maskIdentityNumbers(String(row.text)),
      dueAtMs,
      sentAtMs,
      undoUntilMs: isRecallable ? dueAtMs : null,
      problem: row.last_error === null ? null : String(row.last_error),
    },
  };
}
