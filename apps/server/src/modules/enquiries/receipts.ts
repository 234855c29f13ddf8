import { createHash } from 'node:crypto';
import { toIsoDay } from '@vanda/forms/day';
import type { Queries } from '../../platform/database/database.ts';

/**
 * Counts a receipt. One statement counts and returns, so instances serialise.
 * @param limit receipts per mailbox and Singapore day; 0 for unlimited
 */
export async function exceedsReceiptLimit(queries: Queries, email: string, atMs: number, limit: number) {
  if (limit === 0) return false;
  const day = dayNumber(atMs);
  const [row] = await queries.all<{ asked: number }>(
    `INSERT INTO receipt_counts (mailbox_day, day, asked) VALUES ($1, $2, 1)
     ON CONFLICT (mailbox_day) DO UPDATE SET asked = receipt_counts.asked + 1 RETURNING asked`,
    [mailboxDay(email, day), day],
  );
  return (row?.asked ?? 0) > limit;
}

export async function forgetReceiptCounts(queries: Queries, nowMs: number): Promise<void> {
  await queries.run('DELETE FROM receipt_counts WHERE day < $1', [dayNumber(nowMs)]);
}

/** Case, dots and `+tags` are ignored: large providers deliver them to the same person. */
function mailboxDay(email: string, day: number): number {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const bare = (local.split('+')[0] ?? '').replaceAll('.', '');
  return createHash('sha256').update(`${day} ${bare}@${domain}`).digest().readUInt32BE() >>> 1;
}

const dayNumber = (atMs: number): number => Number(toIsoDay(atMs).replaceAll('-', ''));
