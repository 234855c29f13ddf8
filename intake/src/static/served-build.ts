import { type BuildSettings, findBuild, readSiteBuild, type SiteBuild } from './site-build.ts';

/** Where the switching reports. */
type BuildLog = {
  info(details: object, text: string): void;
  error(details: object, text: string): void;
};

/** The build that is served. */
export type ServedBuild = {
  current(): SiteBuild;
  /** Looks every second for a new build, from now on. */
  follow(log: BuildLog): void;
};

const lookEveryMs = 1000;
/** A broken build is read again this late, in case it was still being copied. */
const readAgainMs = 15_000;

/**
 * Reads the build that is in place. `follow` reads each later one whole before it takes the place of the one before;
 * a request that has begun keeps the build it began with. A build that is broken is not served: the one before stays.
 * @throws {StartError} when there is no build, or a broken one
 */
export async function openServedBuild(settings: BuildSettings): Promise<ServedBuild> {
  const first = findBuild(settings);
  let served = await readSiteBuild(first.places);
  let { identity: seen } = first;
  let broken: { readonly sinceMs: number; readonly problem: string } | undefined;

  const look = async (log: BuildLog) => {
    try {
      const { identity, places } = findBuild(settings);
      if (identity === seen && !(broken && performance.now() - broken.sinceMs >= readAgainMs)) return;
      seen = identity;
      served = await readSiteBuild(places);
      broken = undefined;
      log.info({ build: places.dist }, 'a new build of the site is served');
    } catch (error) {
      const problem = String(error);
      if (problem !== broken?.problem)
        log.error({ err: error }, 'the new build is broken: the one before is still served');
      broken = { sinceMs: performance.now(), problem };
    }
  };

  return {
    current: () => served,
    follow(log) {
      const next = () =>
        setTimeout(async () => {
          await look(log);
          next();
        }, lookEveryMs).unref();
      next();
    },
  };
}
