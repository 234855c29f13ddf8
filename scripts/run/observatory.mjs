import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npmCommand } from './install.mjs';
import { Mistake } from './mistake.mjs';
import { capture, withProgress } from './processes.mjs';

const name = '@mdn/mdn-http-observatory';
const version = '1.4.8';
const sha512 = '0goue3nubqDQuIqLaQWRUa7iNsgTOwIlJdqbiC8sO7PxqwmpdQJo9Q8GCvXkcp7s35yGj9X/RGkZ4iIBZoYHxw==';

/**
 * Gets MDN's rules for response headers into a folder of the cache. Not as a dependency: installed, the package brings
 * a database driver to compile, loads lists from the internet and weighs 130 MB, of which the rules are 60 kB.
 * @param {string} root the project's folder
 * @returns {Promise<Record<string, string>>} environment for the tests
 * @throws {Mistake} when the registry does not have exactly this package
 */
export async function ensureObservatory(root) {
  const folder = path.join(root, 'node_modules/.cache/observatory', version);
  if (!existsSync(folder))
    await withProgress('Fetching the rules for header grades', () => fetchRules(folder));
  return { OBSERVATORY_PATH: folder };
}

/** @param {string} folder */
async function fetchRules(folder) {
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  const { program, args } = npmCommand();
  const packed = await capture(program, [
    ...args,
    'pack',
    `${name}@${version}`,
    '--loglevel=error',
    `--pack-destination=${partial}`,
  ]);
  const archive = path.join(partial, `mdn-mdn-http-observatory-${version}.tgz`);
  if (packed.code !== 0 || !existsSync(archive)) {
    console.error(packed.output.trim());
    throw new Mistake(
      `The registry did not give ${name} ${version}: see to the network, then run the same command again`,
    );
  }
  if (createHash('sha512').update(readFileSync(archive)).digest('base64') !== sha512) {
    throw new Mistake(`${name} ${version} from this registry is not the known one: use another registry`);
  }
  const unpacked = await capture('tar', ['-xzf', archive, '-C', partial, '--strip-components=1']);
  if (unpacked.code !== 0) throw new Mistake(`tar can't unpack ${archive}: ${unpacked.output.trim()}`);
  rmSync(archive);
  // Its scanner needs the network and packages that are not here; the rules need only the name.
  writeFileSync(path.join(partial, 'src/retriever/session.js'), 'export class Session {}\n');
  // The list of preloaded domains: this site is on none of it.
  writeFileSync(path.join(partial, 'conf/hsts-preload.json'), '{}\n');
  renameSync(partial, folder);
}
