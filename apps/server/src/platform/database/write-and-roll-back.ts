import { randomUUID } from 'node:crypto';
import { maxBodyBytes } from '@vanda/forms/form';
import type { Queries } from './database.ts';

/** Writes through every table and index; the commit proves that the disk has space. */
export async function writeAndRollBack(queries: Queries): Promise<void> {
  const reference = `probe-${randomUUID()}`;
  await queries.run(
    `INSERT INTO enquiries
       (reference, form, data, email, marketing_consent, status, idempotency_key, content_hash, received_at)
     VALUES ($1, 'contact', $2, '', 0, 'open', $1, $1, 0)`,
    [reference, 'x'.repeat(maxBodyBytes)],
  );
  await queries.run(
    `INSERT INTO outbox (id, reference, person, kind, status, attempts, due_at, lease_until)
     VALUES ($1, $1, '', 'notice', 'failed', 0, 0, 0)`,
    [reference],
  );
  await queries.run('DELETE FROM enquiries WHERE reference = $1', [reference]);
}
