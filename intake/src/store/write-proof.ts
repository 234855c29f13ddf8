import { randomUUID } from 'node:crypto';
import { maxBodyBytes } from '@vanda/enquiry/form';
import type { Queries } from './database.ts';

/**
 * Stores the longest enquiry there can be with a message, through every table and index, and takes both back. Run in a
 * transaction that is committed: then the disk had room for it, and nobody ever saw it.
 */
export async function storeAndTakeBack(queries: Queries): Promise<void> {
  const reference = `probe-${randomUUID()}`;
  await queries.run(
    `INSERT INTO enquiries
       (reference, form, data, marketing_consent, state, idempotency_key, content_hash, received_at)
     VALUES ($1, 'contact', $2, 0, 'received', $1, $1, 0)`,
    [reference, 'x'.repeat(maxBodyBytes)],
  );
  await queries.run(
    `INSERT INTO outbox (id, reference, kind, state, attempts, due_at, lease_until)
     VALUES ($1, $1, 'notice', 'dead', 0, 0, 0)`,
    [reference],
  );
  await queries.run('DELETE FROM enquiries WHERE reference = $1', [reference]);
}
