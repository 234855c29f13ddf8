import type { Database, Queries } from '../../platform/database/database.ts';
import type { SessionsOf } from '../../platform/static/course-sessions.ts';
import { findEnquiry } from '../enquiries/enquiries.ts';
import { type MessagePlan, queueMessages } from '../mail/outbox.ts';
import { registerSeats } from '../registrations/register.ts';

/** In the caller's transaction. The service queues its messages, since only it knows the configured ones. */
export async function releaseEnquiry(queries: Queries, reference: string): Promise<void> {
  await queries.run(
    `UPDATE enquiries SET state = 'received', suspicion = NULL, standing = 'open'
     WHERE reference = $1 AND state = 'suspected'`,
    [reference],
  );
  await queries.run('INSERT INTO releases (reference) VALUES ($1) ON CONFLICT DO NOTHING', [reference]);
}

export async function queueReleased(
  database: Database,
  plan: MessagePlan,
  sessionsOf: SessionsOf,
  nowMs: number,
): Promise<void> {
  const released = await database.all<{ reference: string }>('SELECT reference FROM releases');
  for (const { reference } of released) {
    await database.transaction(async (queries) => {
      // Of two concurrent instances one gets the row.
      const taken = await queries.run('DELETE FROM releases WHERE reference = $1', [reference]);
      const enquiry = taken === 1 && (await findEnquiry(queries, reference));
      if (!enquiry) return;
      await registerSeats(queries, enquiry, sessionsOf, nowMs);
      await queueMessages(queries, { ...enquiry, dueAtMs: nowMs }, plan);
    });
  }
}
