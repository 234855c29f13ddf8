import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toIsoDay } from '../../packages/forms/src/calendar-day.mjs';

/**
 * Something that is built, and the inputs that make a build current.
 * @typedef {object} Build
 * @property {string} result file that exists once it is built
 * @property {string} stamp file with the fingerprint of what it was built from
 * @property {string[]} inputs files and folders
 * @property {(environment: NodeJS.ProcessEnv, now: Date) => string[]} [settings] what else changes the result
 */

/** @type {Build} */
export const siteBuild = {
  result: 'apps/site/dist/index.html',
  stamp: 'apps/site/http/fingerprint',
  inputs: [
    'package-lock.json',
    'apps/site/astro.config.ts',
    'apps/site/build.config.mjs',
    'apps/site/package.json',
    'apps/site/postbuild',
    'apps/site/public',
    'apps/site/src',
    'packages/eu-ai-act-rules/src',
    'packages/forms/src',
    'packages/ui/src',
    // In place of apps/site/src/content, which the line above includes.
    ...(process.env.CONTENT_DIR ? [process.env.CONTENT_DIR] : []),
  ],
  // A build shows which course sessions are past, so each day in Singapore needs one.
  settings: (environment, now) => [
    ...Object.keys(environment)
      .filter((name) => /^(?:(?:SITE|PUBLIC)_|FORMS$|DEMO_COMPANY$)/.test(name))
      .sort()
      .map((name) => `${name}=${environment[name]}`),
    toIsoDay(now),
  ],
};

/** @type {Build} */
export const deskBuild = {
  result: 'apps/desk/dist/index.html',
  // Outside of `dist`, which is served.
  stamp: 'node_modules/.cache/desk/fingerprint',
  inputs: [
    'package-lock.json',
    'apps/desk/src',
    'apps/desk/vite.config.ts',
    'packages/desk-api/src',
    'packages/forms/src',
    'packages/ui/src',
  ],
};

/**
 * Fingerprint of everything that a build is made from.
 * @param {string} root the project's folder
 * @param {Build} build
 * @param {NodeJS.ProcessEnv} [environment]
 * @param {Date} [now]
 */
export function fingerprintOf(root, { inputs, settings }, environment = process.env, now = new Date()) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const entry = path.resolve(root, input);
    // The same content counts as the same wherever its folder is.
    const name = path.isAbsolute(input) ? 'content' : input;
    for (const file of filesUnder(entry))
      hash
        .update(`${name}/${path.relative(entry, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
  }
  for (const setting of settings?.(environment, now) ?? []) hash.update(`${setting}\0`);
  return hash.digest('hex');
}

/**
 * Whether a build was made from exactly this.
 * @param {string} root
 * @param {Build} build
 * @param {string} fingerprint
 */
export function isCurrent(root, { result, stamp }, fingerprint) {
  const file = path.join(root, stamp);
  return (
    existsSync(path.join(root, result)) && existsSync(file) && readFileSync(file, 'utf8') === fingerprint
  );
}

/**
 * @param {string} file the stamp
 * @param {string} fingerprint
 */
export function writeStamp(file, fingerprint) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, fingerprint);
}

/**
 * @param {string} entry a folder, or a file
 * @returns {string[]} files, none where nothing is
 */
function filesUnder(entry) {
  if (!existsSync(entry)) return [];
  if (!statSync(entry).isDirectory()) return [entry];
  return readdirSync(entry)
    .filter((name) => !['node_modules', '.git', '.desk'].includes(name))
    .sort()
    .flatMap((name) => filesUnder(path.join(entry, name)));
}
