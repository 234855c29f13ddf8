import { existsSync, readFileSync } from 'node:fs';
import { capture, withProgress } from './processes.mjs';

/** Ubuntu is none here: some of its packages are only doors to another store. */
export function isDebian() {
  return existsSync('/etc/debian_version') && !readFileSync('/etc/os-release', 'utf8').includes('ID=ubuntu');
}

/** Whether this account may install packages of Debian. */
export function canInstallPackages() {
  return isDebian() && process.getuid?.() === 0;
}

/**
 * Installs packages of Debian. Whether they are there afterwards is for the caller to see.
 * @param {string} what for the person who waits, such as "nginx for the tests"
 * @param {string[]} names
 */
export async function installDebianPackages(what, names) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { code, output } = await withProgress(`Installing ${what}`, async () => {
    const update = await capture('apt-get', ['update', '-qq'], { env });
    if (update.code !== 0) return update;
    return capture('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { env });
  });
  if (code !== 0) console.error(output.trim().split('\n').slice(-5).join('\n'));
}
