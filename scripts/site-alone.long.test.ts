import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@vanda/testing/temporary-folder';
import { expect, test } from 'vitest';
import { copyCaches } from '../apps/site/postbuild/build-for-test.ts';

test('with office/ and apps/server deleted the site builds', { timeout: 600_000 }, () => {
  const copy = temporaryFolder();
  execFileSync('git', ['checkout-index', '--all', `--prefix=${copy}/`]);
  for (const deleted of ['office', 'apps/server']) rmSync(path.join(copy, deleted), { recursive: true });
  // The installed packages, but of this repository's own only those that are left.
  mkdirSync(path.join(copy, 'node_modules/@vanda'), { recursive: true });
  for (const name of readdirSync('node_modules').filter((entry) => entry !== '@vanda' && entry[0] !== '.'))
    symlinkSync(path.resolve('node_modules', name), path.join(copy, 'node_modules', name));
  for (const name of readdirSync(path.join(copy, 'packages')))
    symlinkSync(path.join(copy, 'packages', name), path.join(copy, 'node_modules/@vanda', name));
  const site = path.join(copy, 'apps/site');
  symlinkSync(site, path.join(copy, 'node_modules/@vanda/site'));
  copyCaches(site);
  const astro = path.join(copy, 'node_modules/astro/bin/astro.mjs');
  execFileSync(process.execPath, [astro, 'build', '--config', 'build.config.mjs'], {
    cwd: site,
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  expect(existsSync(path.join(site, 'dist/index.html'))).toBe(true);
});
