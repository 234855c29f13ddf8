import type { Queries } from '../../platform/database/database.ts';
import { messageId } from '../enquiries/enquiries.ts';

export const noticeAheadMs = 2 * 60 * 60_000;

const suffix = '-due';

/** The message id is the idempotency key. */
export async function queueDueNotices(
  queries: Queries,
  { fromMs, toMs, nowMs }: { readonly fromMs: number; readonly toMs: number; readonly nowMs: number },
): Promise<void> {
  const open = await queries.all<{ reference: string; email: string }>(
    `SELECT reference, email FROM enquiries WHERE standing = 'open' AND received_at > $1 AND received_at <= $2
       AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.id = LOWER(enquiries.reference) || '.notice${suffix}')`,
    [fromMs, toMs],
  );
  for (const { reference, email } of open) {
    await queries.run(
      `INSERT INTO outbox (id, reference, person, kind, state, attempts, due_at, lease_until)
       VALUES ($1, $2, $3, 'notice', 'waiting', 0, $4, 0) ON CONFLICT DO NOTHING`,
      [`${messageId(reference, 'notice')}${suffix}`, reference, email, nowMs],
    );
  }
}

export function isDueNotice(id: string): boolean {
  return id.endsWith(`.notice${suffix}`);
}
