import type { Database } from './database.ts';
import { findEnquiry, type MessagePlan, queueMessages } from './enquiries.ts';

/**
 * Takes a suspected enquiry for a real one. Its messages are queued by the service, which alone knows which ones its
 * settings ask for.
 */
export async function releaseEnquiry(database: Database, reference: string): Promise<void> {
  await database.transaction(async (queries) => {
    await queries.run("UPDATE enquiries SET state = 'received', suspicion = NULL WHERE reference = $1", [
      reference,
    ]);
    await queries.run('INSERT INTO releases (reference) VALUES ($1) ON CONFLICT DO NOTHING', [reference]);
  });
}

/** Queues the messages of enquiries that were released since the last look. */
export async function queueReleased(database: Database, plan: MessagePlan, nowMs: number): Promise<void> {
  const [waiting] = await database.all('SELECT reference FROM releases LIMIT 1');
  if (!waiting) return;
  await database.transaction(async (queries) => {
    // Of two instances that look at once, one gets the rows.
    const released = await queries.all<{ reference: string }>('DELETE FROM releases RETURNING reference');
    for (const { reference } of released) {
      const enquiry = await findEnquiry(queries, reference);
      if (enquiry) await queueMessages(queries, [{ ...enquiry, dueAtMs: nowMs }], plan);
    }
  });
}
