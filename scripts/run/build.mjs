import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { toIsoDay } from '../../enquiry/src/calendar-day.mjs';
import { Mistake } from './mistake.mjs';

const buildInputs = [
  'package-lock.json',
  'enquiry/src',
  'site/astro.config.ts',
  'site/art',
  'site/build',
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
 * Whether the built site was made from exactly these inputs.
 * @param {string} root
 * @param {string} fingerprint
 */
export function isBuildCurrent(root, fingerprint) {
  const stamp = stampFile(root);
  return isBuilt(root) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint;
}

/**
 * Remembers what the build was made from. Called before the build without a fingerprint, so that a build that breaks
 * off is never taken for a whole one.
 * @param {string} root
 * @param {string} [fingerprint]
 */
export function stampBuild(root, fingerprint) {
  const stamp = stampFile(root);
  if (fingerprint === undefined) return rmSync(stamp, { force: true });
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(`${stamp}.new`, fingerprint);
  renameSync(`${stamp}.new`, stamp);
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

/** @param {string} root */
function stampFile(root) {
  return path.join(root, 'node_modules/.cache/site/build-fingerprint');
}

/**
 * @param {string} entry
 * @returns {string[]}
 */
function filesUnder(entry) {
  if (!existsSync(entry)) return [];
  if (!statSync(entry).isDirectory()) return [entry];
  return readdirSync(entry)
    .filter((name) => name !== 'node_modules')
    .sort()
    .flatMap((name) => filesUnder(path.join(entry, name)));
}
