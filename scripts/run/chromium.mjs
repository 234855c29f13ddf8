import { existsSync } from 'node:fs';
import path from 'node:path';
import { canInstallPackages, installDebianPackages, isDebian } from './debian.mjs';
import { Mistake } from './mistake.mjs';

const macBrowsers = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const linuxNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Debian's Chromium without windows, which no test looks at: the same engine for half of the work. */
const shellName = 'chromium-headless-shell';

/**
 * The browsers of the tests: Chromium, and its shell for what only clicks and types, where it is or can be installed.
 * @returns {Promise<Record<string, string>>} environment for the tests
 * @throws {Mistake} naming the mend
 */
export async function ensureTestBrowsers() {
  if (process.env.CHROMIUM_PATH) return { CHROMIUM_PATH: await ensureChromium() };
  const hasBoth = () => installedChromium() && onPath([shellName]);
  if (!hasBoth() && canInstallPackages())
    await installDebianPackages('Chromium for the browser tests', ['chromium', shellName]);
  const shell = onPath([shellName]);
  return { CHROMIUM_PATH: await ensureChromium(), ...(shell && { CHROMIUM_SHELL_PATH: shell }) };
}

/**
 * Finds the browser that the benchmark drives, and installs Debian's own when it is missing and this account may do so.
 * CHROMIUM_PATH wins over everything.
 * @returns {Promise<string>} path of the program
 * @throws {Mistake} naming the mend
 */
export async function ensureChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Mistake(
      `CHROMIUM_PATH is "${chosen}", where there is no file: give the path of Chromium or Chrome`,
    );
  }
  const found = installedChromium();
  if (found) return found;
  if (canInstallPackages()) await installDebianPackages('Chromium', ['chromium']);
  const installed = installedChromium();
  if (installed) return installed;
  throw new Mistake(`This needs Chromium: ${mend()}, or name one with CHROMIUM_PATH`);
}

/** @returns {string | undefined} */
function installedChromium() {
  const ofMac = process.platform === 'darwin' ? macBrowsers.find((file) => existsSync(file)) : undefined;
  return ofMac ?? onPath(linuxNames);
}

/**
 * @param {string[]} names
 * @returns {string | undefined} the first of these programs that is installed
 */
export function onPath(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).concat('/usr/bin');
  return folders
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

function mend() {
  if (process.platform === 'darwin') return 'install Google Chrome, or run brew install --cask chromium';
  if (isDebian()) return 'run apt-get install chromium as root';
  return 'install Chromium or Google Chrome';
}
