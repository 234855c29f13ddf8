import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { canInstallPackages, installDebianPackages, isDebian } from './debian.mjs';
import { Mistake } from './mistake.mjs';

/** Debian keeps these programs out of the path, in a folder for each version. */
const debianFolder = '/usr/lib/postgresql';

/**
 * Finds the PostgreSQL that the service's tests start, and installs Debian's own when it is missing and this account
 * may do so. Where there is none, its tests are skipped: the service runs on SQLite as well.
 * @returns {Promise<Record<string, string>>} environment for the tests
 * @throws {Mistake} when POSTGRES_BIN names a folder without the programs
 */
export async function ensurePostgres() {
  if (!installedPostgres() && canInstallPackages())
    await installDebianPackages('PostgreSQL for the tests', ['postgresql']);
  const folder = installedPostgres();
  if (folder) return { POSTGRES_BIN: folder };
  console.log(`No PostgreSQL here: the tests over it are skipped. To run them, ${mend()}.`);
  return {};
}

/**
 * The folder of `postgres` and `initdb`: POSTGRES_BIN, else the newest of Debian's, else one on the path.
 * @returns {string | undefined}
 * @throws {Mistake} when POSTGRES_BIN names a folder without the programs
 */
export function installedPostgres() {
  const chosen = process.env.POSTGRES_BIN;
  if (chosen && !hasPrograms(chosen)) {
    throw new Mistake(
      `POSTGRES_BIN is "${chosen}", where there is no postgres and initdb: give the folder that has both`,
    );
  }
  if (chosen) return chosen;
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  return versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(debianFolder, version, 'bin'))
    .concat((process.env.PATH ?? '').split(path.delimiter))
    .find(hasPrograms);
}

/** @param {string} folder */
function hasPrograms(folder) {
  return ['postgres', 'initdb'].every((program) => existsSync(path.join(folder, program)));
}

function mend() {
  if (process.platform === 'darwin')
    return 'run brew install postgresql, or name its programs with POSTGRES_BIN';
  if (isDebian()) return 'run apt-get install postgresql as root';
  return 'install PostgreSQL, or name the folder of its programs with POSTGRES_BIN';
}
