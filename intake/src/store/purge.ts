import type { Database } from './database.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Deletes enquiries older than a number of days, with their messages. Returns how many. */
export async function purgeEnquiries(database: Database, days: number, nowMs: number): Promise<number> {
  return database.run('DELETE FROM enquiries WHERE received_at < $1', [nowMs - days * dayMs]);
}
