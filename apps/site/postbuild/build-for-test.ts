import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import path from 'node:path';

const site = path.resolve(import.meta.dirname, '..');

/** A folder inside the site's: builds outside of it would share Astro's temporary files. */
export function newBuildFolder(): string {
  const tests = path.join(site, '.astro/tests');
  mkdirSync(tests, { recursive: true });
  return mkdtempSync(path.join(tests, 'build-'));
}

/**
 * Caches of compressed files and share pictures, by a hash of their input: without them a build takes twice
 * as long.
 */
const caches = ['node_modules/.astro/precompress', 'node_modules/.cache/og'];

/** @param copy a copy of the site's folder, whose build need not make what this one's has made */
export function copyCaches(copy: string): void {
  for (const cache of caches) {
    const from = path.join(site, cache);
    if (existsSync(from)) cpSync(from, path.join(copy, cache), { recursive: true });
  }
}

/** @throws {Error} with the output of a failed build */
export function buildForTest(dist: string, environment: Record<string, string>, config = 'build.config.mjs') {
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
