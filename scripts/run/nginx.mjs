import { existsSync } from 'node:fs';
import path from 'node:path';
import { canInstallPackages, installDebianPackages, isDebian } from './debian.mjs';
import { Mistake } from './mistake.mjs';
import { capture, withProgress } from './processes.mjs';

/** Where Debian's package puts the module that sends files compressed with brotli. */
const debianBrotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const debianPackages = ['nginx', 'libnginx-mod-http-brotli-static'];

/**
 * Finds the nginx that the tests put in front of the built site, and installs it when it is missing and this account
 * may do so: on Debian as root, on macOS with Homebrew. NGINX_PATH and NGINX_BROTLI_MODULE win over everything.
 * @returns {Promise<Record<string, string>>} environment for the tests
 * @throws {Mistake} naming the mend
 */
export async function ensureNginx() {
  const brotliModule = process.env.NGINX_BROTLI_MODULE ?? debianBrotliModule;
  const chosen = process.env.NGINX_PATH;
  if (chosen && !existsSync(chosen)) {
    throw new Mistake(`NGINX_PATH is "${chosen}", where there is no file: give the path of nginx`);
  }
  const isMissing = () => (isDebian() && !existsSync(brotliModule)) || !installedNginx();
  if (!chosen && isMissing() && canInstallPackages()) {
    await installDebianPackages('nginx for the tests', debianPackages);
  }
  if (!chosen && isMissing() && process.platform === 'darwin') {
    await withProgress('Installing nginx for the tests', () => capture('brew', ['install', 'nginx']));
  }
  const program = chosen || installedNginx();
  if (!program || (isDebian() && !existsSync(brotliModule))) {
    throw new Mistake(
      `The tests of the nginx configuration need nginx: ${mend()}, or name one with NGINX_PATH`,
    );
  }
  if (!existsSync(brotliModule)) {
    console.log(
      `No brotli module for ${program}: its tests of brotli are skipped. NGINX_BROTLI_MODULE names such a module.`,
    );
  }
  return { NGINX_PATH: program, NGINX_BROTLI_MODULE: brotliModule };
}

/** @returns {string | undefined} */
function installedNginx() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders
    .concat('/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin', '/usr/local/bin')
    .map((folder) => path.join(folder, 'nginx'))
    .find((file) => existsSync(file));
}

function mend() {
  if (process.platform === 'darwin') return 'run brew install nginx';
  if (isDebian()) return `run apt-get install ${debianPackages.join(' ')} as root`;
  return 'install nginx';
}
