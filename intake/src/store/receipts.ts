import { createHash } from 'node:crypto';
import { toIsoDay } from '@vanda/enquiry/day';
import type { Queries } from './database.ts';

/** Somebody who is to get a receipt. */
export type ReceiptWish = { readonly reference: string; readonly email: string; readonly atMs: number };

/**
 * References whose receipt must not be sent, because the mailbox has had as many as it may have on this Singapore day.
 * Every wish counts, so that nobody gets further by asking more often. One statement counts and answers: of two
 * instances that ask at once, the second waits for the first. Sorted, so that the two can not wait for each other.
 * @param limit receipts a mailbox may get in a day; 0 for any number
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

/** Forgets the counts of earlier days. */
export async function forgetReceiptCounts(queries: Queries, nowMs: number): Promise<void> {
  await queries.run('DELETE FROM receipt_counts WHERE day < $1', [dayNumber(nowMs)]);
}

/**
 * One mailbox on one day, as a number, however its address is written: capitals, dots and what follows a plus sign are
 * passed over, because large providers deliver all of these to the same person.
 */
function mailboxDay({ email, atMs }: ReceiptWish): number {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const bare = local.replace(/\+.*$/, '').replaceAll('.', '');
  return (
    createHash('sha256')
      .update(`${dayNumber(atMs)} ${bare}@${domain}`)
      .digest()
      .readUInt32BE() >>> 1
  );
}

/** `20261122`. */
function dayNumber(atMs: number): number {
  return Number(toIsoDay(atMs).replaceAll('-', ''));
}
