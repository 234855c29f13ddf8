import type { Database, Queries } from '../../platform/database/database.ts';
import type { SessionsOf } from '../../platform/static/course-sessions.ts';
import { type EnquiryRecord, findEnquiry, type MessagePlan, queueMessages } from '../enquiries/enquiries.ts';
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
  const [waiting] = await database.all('SELECT reference FROM releases LIMIT 1');
  if (!waiting) return;
  await database.transaction(async (queries) => {
    // Of two concurrent instances one gets the rows.
    const released = await queries.all<{ reference: string }>('DELETE FROM releases RETURNING reference');
    const enquiries: EnquiryRecord[] = [];
    for (const { reference } of released) {
      const enquiry = await findEnquiry(queries, reference);
      if (enquiry) enquiries.push(enquiry);
    }
    await registerSeats(queries, enquiries, sessionsOf, nowMs);
    await queueMessages(
      queries,
      enquiries.map((enquiry) => ({ ...enquiry, dueAtMs: nowMs })),
      plan,
    );
  });
}
