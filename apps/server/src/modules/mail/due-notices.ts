import type { Queries } from '../../platform/database/database.ts';
import { messageId, queueMessage } from './outbox.ts';

export const noticeAheadMs = 2 * 60 * 60_000;

const suffix = '-due';

/** The message id is the idempotency key. */
export async function queueDueNotices(
  queries: Queries,
  { fromMs, toMs, nowMs }: { readonly fromMs: number; readonly toMs: number; readonly nowMs: number },
): Promise<void> {
  const open = await queries.all<{ reference: string }>(
    `SELECT reference FROM enquiries WHERE status = 'open' AND received_at > $1 AND received_at <= $2
       AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.id = LOWER(enquiries.reference) || '.notice${suffix}')`,
    [fromMs, toMs],
  );
  for (const { reference } of open) {
    const id = `${messageId(reference, 'notice')}${suffix}`;
    await queueMessage(queries, { id, reference, kind: 'notice', dueAtMs: nowMs });
  }
}

export const isDueNotice = (id: string): boolean => id.endsWith(`.notice${suffix}`);
