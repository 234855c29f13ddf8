import { createHash } from 'node:crypto';
import { toIsoDay } from '@vanda/forms/day';
import type { Queries } from '../../platform/database/database.ts';

export type ReceiptWish = { readonly reference: string; readonly email: string; readonly atMs: number };

/**
 * References of receipts above the mailbox's limit. One sorted statement counts and returns: instances serialise and
 * cannot deadlock.
 * @param limit receipts per mailbox and Singapore day; 0 for unlimited
 */
export async function withheldReceipts(
  queries: Queries,
  wishes: readonly ReceiptWish[],
  limit: number,
): Promise<string[]> {
  if (limit === 0 || wishes.length === 0) return [];
  const byMailbox = Map.groupBy(wishes, mailboxDay);
  const counted = [...byMailbox].toSorted(([a], [b]) => a - b);
  const rows = await queries.all<{ mailbox_day: number; asked: number }>(
    `INSERT INTO receipt_counts (mailbox_day, day, asked)
     VALUES ${counted.map((_, index) => `($${index * 3 + 1}, $${index * 3 + 2}, $${index * 3 + 3})`).join(', ')}
     ON CONFLICT (mailbox_day) DO UPDATE SET asked = receipt_counts.asked + excluded.asked
     RETURNING mailbox_day, asked`,
    counted.flatMap(([key, asking]) => [key, dayNumber(asking[0]?.atMs ?? 0), asking.length]),
  );
  return rows.flatMap(({ mailbox_day: key, asked }) => {
    const asking = byMailbox.get(key) ?? [];
    const askedBefore = asked - asking.length;
    return asking.slice(Math.max(0, limit - askedBefore)).map(({ reference }) => reference);
  });
}

export async function forgetReceiptCounts(queries: Queries, nowMs: number): Promise<void> {
  await queries.run('DELETE FROM receipt_counts WHERE day < $1', [dayNumber(nowMs)]);
}

/** Case, dots and `+tags` are ignored: large providers deliver them to the same person. */
function mailboxDay({ email, atMs }: ReceiptWish): number {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const bare = (local.split('+')[0] ?? '').replaceAll('.', '');
  return (
    createHash('sha256')
      .update(`${dayNumber(atMs)} ${bare}@${domain}`)
      .digest()
      .readUInt32BE() >>> 1
  );
}

function dayNumber(atMs: number): number {
  return Number(toIsoDay(atMs).replaceAll('-', ''));
}
