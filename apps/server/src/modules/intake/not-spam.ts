import type { Database, Queries } from '../../platform/database/database.ts';
import type { SessionsOf } from '../../platform/static/course-sessions.ts';
import { findEnquiry } from '../enquiries/enquiries.ts';
import { type MessagePlan, queueMessages } from '../mail/outbox.ts';
import { registerSeats } from '../registrations/register.ts';

/** Runs in the caller's transaction. The service queues the messages, because only it knows which ones are configured. */
export async function markNotSpam(queries: Queries, reference: string): Promise<void> {
  await queries.run(
    `UPDATE enquiries SET status = 'open', spam_reason = NULL
     WHERE reference = $1 AND status = 'spam'`,
    [reference],
  );
  await queries.run('INSERT INTO not_spam (reference) VALUES ($1) ON CONFLICT DO NOTHING', [reference]);
}

export async function queueNotSpam(
  database: Database,
  plan: MessagePlan,
  sessionsOf: SessionsOf,
  nowMs: number,
): Promise<void> {
  const marked = await database.all<{ reference: string }>('SELECT reference FROM not_spam');
  for (const { reference } of marked) {
    await database.transaction(async (queries) => {
      // Only one of two concurrent instances deletes the row.
      const taken = await queries.run('DELETE FROM not_spam WHERE reference = $1', [reference]);
      const enquiry = taken === 1 && (await findEnquiry(queries, reference));
      if (!enquiry) return;
      await registerSeats(queries, enquiry, sessionsOf, nowMs);
      await queueMessages(queries, { ...enquiry, dueAtMs: nowMs }, plan);
    });
  }
}
