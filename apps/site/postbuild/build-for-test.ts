import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import path from 'node:path';

const site = path.resolve(import.meta.dirname, '..');

/** Inside the site's folder: builds outside it share Astro's temporary files. */
export function newBuildFolder(): string {
  const tests = path.join(site, '.astro/tests');
  mkdirSync(tests, { recursive: true });
  return mkdtempSync(path.join(tests, 'build-'));
}

/** @throws {Error} with the output of a failed build */
export function buildForTest(
  dist: string,
  environment: Record<string, string>,
  config = 'build.config.mjs',
): void {
  const astro = path.join(site, '../../node_modules/astro/bin/astro.mjs');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [astro, 'build', '--config', config, '--outDir', dist],
    {
      cwd: site,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', ...environment },
    },
  );
  if (status !== 0) throw new Error(`The build failed:\n${stderr}${stdout.slice(-3000)}`);
}
