import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { CourseSessions } from './modules/course-sessions/course-sessions.ts';
import type { Clock } from './platform/clock.ts';
import type { Store } from './platform/database/store.ts';
import type { DeskSettings, Settings } from './platform/env.ts';
import type { HttpLimits } from './platform/http/connections.ts';
import type { LogTarget } from './platform/log.ts';
import { OperatorError } from './platform/operator-error.ts';
import type { SiteBuild } from './platform/static/site-build.ts';

export type HostServices = HttpLimits & {
  readonly settings: Settings;
  readonly desk: DeskSettings;
  readonly store: Store;
  readonly clock: Clock;
  readonly site: () => SiteBuild;
  readonly courseSessions: CourseSessions;
  readonly log: LogTarget;
  readonly wakeOutbox: () => void;
};

/** What `app.ts` of the office exports. */
export type Office = { openDesk: (services: HostServices) => Promise<FastifyInstance> };

const folder = path.resolve(import.meta.dirname, '../../../office/server/src');

/**
 * Imports a file of the office, which nothing else does: the server runs without it.
 * @throws {OperatorError} when the folder is deleted
 */
export async function loadOffice<Exports>(name: string): Promise<Exports> {
  const file = path.join(folder, name);
  if (existsSync(file)) return (await import(pathToFileURL(file).href)) as Exports;
  throw new OperatorError(`There is no desk at ${folder}: leave DESK_URL out, or restore the folder`);
}
