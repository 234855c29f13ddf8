import type { WorkerLog } from '../log.ts';
import { type BuildSettings, findBuild, readSiteBuild, type SiteBuild } from './site-build.ts';

type BuildLog = Pick<WorkerLog, 'info' | 'error'>;

const lookEveryMs = 1000;
const readAgainMs = 15_000;

/** A request keeps its build, and a broken build is not served. */
export async function openServedBuild(settings: BuildSettings) {
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
    current: (): SiteBuild => served,
    follow(log: BuildLog): void {
      const next = () =>
        setTimeout(async () => {
          await look(log);
          next();
        }, lookEveryMs).unref();
      next();
    },
  };
}
