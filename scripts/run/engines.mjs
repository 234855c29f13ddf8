import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { onPath } from './chromium.mjs';
import { canInstallPackages, installDebianPackages, isDebian } from './debian.mjs';

/** Of Debian: Firefox, WebKitGTK with its driver, a display that nobody sees, and what opens a window on it. */
const debianPackages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'gir1.2-webkit2-4.1', 'python3-gi'];
const introspection = 'girepository-1.0/WebKit2-4.1.typelib';

/**
 * The engines beside Chromium that the long tests drive. Installed where they are missing and this account may do so; else
 * one line says which is missing, and its tests are skipped. FIREFOX_PATH and WEBKIT_DRIVER_PATH name others.
 * @returns {Promise<Record<string, string>>} environment for the tests
 */
export async function ensureEngines() {
  if ((!firefox() || !webkitDriver()) && canInstallPackages()) {
    await installDebianPackages('Firefox and WebKit for the browser tests', debianPackages);
  }
  const [firefoxPath, driverPath] = [firefox(), webkitDriver()];
  const missing = [...(firefoxPath ? [] : ['Firefox']), ...(driverPath ? [] : ['WebKitGTK'])];
  if (missing.length > 0) console.log(`${missing.join(' and ')} missing, so not tested: ${mend()}`);
  return {
    ...(firefoxPath && { FIREFOX_PATH: firefoxPath }),
    ...(driverPath && { WEBKIT_DRIVER_PATH: driverPath }),
  };
}

function firefox() {
  const ofMac = '/Applications/Firefox.app/Contents/MacOS/firefox';
  return (
    process.env.FIREFOX_PATH ?? onPath(['firefox-esr', 'firefox']) ?? (existsSync(ofMac) ? ofMac : undefined)
  );
}

/** The driver, where all that its window needs is there too. */
function webkitDriver() {
  const hasWindow =
    onPath(['Xvfb']) && libraryFolders().some((folder) => existsSync(path.join(folder, introspection)));
  return process.env.WEBKIT_DRIVER_PATH ?? (hasWindow ? onPath(['WebKitWebDriver']) : undefined);
}

/** `/usr/lib` and its folders for one kind of machine, such as `/usr/lib/x86_64-linux-gnu`. */
function libraryFolders() {
  if (!existsSync('/usr/lib')) return [];
  const names = readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'));
  return ['/usr/lib', ...names.map((name) => path.join('/usr/lib', name))];
}

function mend() {
  if (isDebian()) return `run apt-get install ${debianPackages.join(' ')} as root`;
  return 'install Firefox; WebKitGTK is of Linux alone';
}
