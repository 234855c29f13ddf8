import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toIsoDay } from '../../enquiry/src/calendar-day.mjs';
import { Mistake } from './mistake.mjs';

const buildInputs = [
  'package-lock.json',
  'enquiry/src',
  'site/astro.config.ts',
  'site/art',
  'site/build',
  'site/build.config.mjs',
  'site/package.json',
  'site/public',
  'site/src',
];

/**
 * Fingerprint of all that a build is made from: sources, content, lock file, SITE_ and PUBLIC_ variables, FORMS, and
 * the day in Singapore (a build shows which sessions are past).
 * @param {string} root the project's folder
 * @param {Record<string, string | undefined>} environment
 * @param {Date} now
 */
export function buildFingerprint(root, environment, now) {
  const hash = createHash('sha256');
  for (const file of buildInputs.flatMap((input) => filesUnder(path.join(root, input)))) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  const variables = Object.keys(environment).filter((name) => /^(?:(?:SITE|PUBLIC)_|FORMS$)/.test(name));
  for (const name of variables.sort()) hash.update(`${name}=${environment[name]}\0`);
  hash.update(toIsoDay(now));
  return hash.digest('hex');
}

/**
 * A folder for a build to write into, beside the one that is served; later ones sort after earlier ones.
 * @param {string} root the project's folder
 * @param {Date} now
 */
export function newBuildFolder(root, now) {
  return path.join(root, 'site/builds', now.toISOString().replaceAll(/\D/g, ''));
}

/**
 * Whether the built site was made from exactly these inputs.
 * @param {string} root
 * @param {string} fingerprint
 */
export function isBuildCurrent(root, fingerprint) {
  const stamp = stampFile(path.join(root, 'site'));
  return isBuilt(root) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint;
}

/**
 * Remembers in a build's folder what it was made from, so that both come into place together.
 * @param {string} folder
 * @param {string} fingerprint
 */
export function stampBuild(folder, fingerprint) {
  writeFileSync(stampFile(folder), fingerprint);
}

/**
 * @param {string} root
 * @throws {Mistake} when there is nothing to serve
 */
export function assertBuilt(root) {
  if (!isBuilt(root))
    throw new Mistake('There is no built site yet: run npm run build, or npm start which does both');
}

/** @param {string} root */
function isBuilt(root) {
  return existsSync(path.join(root, 'site/dist/index.html'));
}

/** @param {string} folder of a build, or of the site, which shows the one in place */
function stampFile(folder) {
  return path.join(folder, 'http/fingerprint');
}

/**
 * The files under a folder, or the file itself; none where nothing is.
 * @param {string} entry
 * @returns {string[]}
 */
export function filesUnder(entry) {
  if (!existsSync(entry)) return [];
  if (!statSync(entry).isDirectory()) return [entry];
  return readdirSync(entry)
    .filter((name) => name !== 'node_modules')
    .sort()
    .flatMap((name) => filesUnder(path.join(entry, name)));
}
