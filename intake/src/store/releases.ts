import { registerSeats } from '../ledger/register.ts';
import type { SessionsOf } from '../ledger/seats.ts';
import type { Database, Queries } from './database.ts';
import { type EnquiryRecord, findEnquiry, type MessagePlan, queueMessages } from './enquiries.ts';

/**
 * Takes a suspected enquiry for a real one. Its messages are queued by the service, which alone knows which ones its
 * settings ask for. Runs in the caller's transaction.
 */
export async function releaseEnquiry(queries: Queries, reference: string): Promise<void> {
  await queries.run(
    `UPDATE enquiries SET state = 'received', suspicion = NULL, standing = 'open'
     WHERE reference = $1 AND state = 'suspected'`,
    [reference],
  );
  await queries.run('INSERT INTO releases (reference) VALUES ($1) ON CONFLICT DO NOTHING', [reference]);
}

/** Gives their seats to enquiries that were released since the last look, and queues their messages. */
export async function queueReleased(
  database: Database,
  plan: MessagePlan,
  sessionsOf: SessionsOf,
  nowMs: number,
): Promise<void> {
  const [waiting] = await database.all('SELECT reference FROM releases LIMIT 1');
  if (!waiting) return;
  await database.transaction(async (queries) => {
    // Of two instances that look at once, one gets the rows.
    const released = await queries.all<{ reference: string }>('DELETE FROM releases RETURNING reference');
    const enquiries: EnquiryRecord[] = [];
    for (const { reference } of released) {
      const enquiry = await findEnquiry(queries, reference);
      if (enquiry) enquiries.push(enquiry);
    }
    await registerSeats(queries, enquiries, sessionsOf);
    await queueMessages(
      queries,
      enquiries.map((enquiry) => ({ ...enquiry, dueAtMs: nowMs })),
      plan,
    );
  });
}
