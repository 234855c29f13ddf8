import { existsSync } from 'node:fs';
import path from 'node:path';
import { canInstallPackages, installDebianPackages, isDebian } from './debian.mjs';
import { Mistake } from './mistake.mjs';

const macBrowsers = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const linuxNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds the browser that the tests and the benchmark drive, and installs Debian's own when it is missing and this
 * account may do so. CHROMIUM_PATH wins over everything.
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
  if (canInstallPackages()) await installDebianPackages('Chromium for the browser tests', ['chromium']);
  const installed = installedChromium();
  if (installed) return installed;
  throw new Mistake(`The browser tests need Chromium: ${mend()}, or name one with CHROMIUM_PATH`);
}

/** @returns {string | undefined} */
function installedChromium() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).concat('/usr/bin');
  const onPath = folders.flatMap((folder) => linuxNames.map((name) => path.join(folder, name)));
  return (process.platform === 'darwin' ? macBrowsers.concat(onPath) : onPath).find((file) =>
    existsSync(file),
  );
}

function mend() {
  if (process.platform === 'darwin') return 'install Google Chrome, or run brew install --cask chromium';
  if (isDebian()) return 'run apt-get install chromium as root';
  return 'install Chromium or Google Chrome';
}
