import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock.ts';
import type { DeskSettings, Settings } from './env.ts';
import type { LogTarget } from './log.ts';
import { StartError } from './start-error.ts';
import type { SiteBuild } from './static/site-build.ts';
import type { Store } from './store/store.ts';

/** What the service lends its desk. */
export type DeskHouse = {
  readonly settings: Settings;
  readonly desk: DeskSettings;
  readonly store: Store;
  readonly clock: Clock;
  readonly site: () => SiteBuild;
  readonly log: LogTarget;
  /** A message was put into the outbox that is due now. */
  readonly wakeOutbox: () => void;
};

/** Builds the desk's app; it does not listen. What `desk/server/open-desk.ts` exports under this name. */
export type OpenDesk = (house: DeskHouse) => Promise<FastifyInstance>;

const place = path.resolve(import.meta.dirname, '../../desk/server/open-desk.ts');

/**
 * Loads the desk from its folder, which may be missing.
 * @throws {StartError} when it is
 */
export async function loadDesk(file: string = place): Promise<OpenDesk> {
  if (!existsSync(file)) {
    throw new StartError(
      `DESK_URL is set, but there is no desk at ${file}: leave DESK_URL out, or bring it back`,
    );
  }
  const { openDesk } = (await import(pathToFileURL(file).href)) as { openDesk: OpenDesk };
  return openDesk;
}
