import type { TestProject } from 'vitest/node';
import { postgresPrograms, startPostgres } from './postgres.ts';

/** One server for the whole run, because a start takes longer than most test files. */
export default async function sharePostgres(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  if (!postgresPrograms) {
    console.log('No PostgreSQL here: the tests over it are skipped.');
    return undefined;
  }
  const server = await startPostgres();
  project.provide('postgres', server.address);
  return () => server.remove();
}
