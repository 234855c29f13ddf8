import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesUnder } from './build.mjs';

const inputs = [
  'package-lock.json',
  'desk/app',
  'desk/contract',
  'desk/vite.config.ts',
  'enquiry/src',
  'site/src/fonts',
  'site/src/styles',
];

/**
 * Whether there is a desk here: its folder can be deleted.
 * @param {string} root the project's folder
 */
export function hasDesk(root) {
  return existsSync(path.join(root, 'desk/vite.config.ts'));
}

/**
 * Fingerprint of all that the desk's pages are made from.
 * @param {string} root
 */
export function deskFingerprint(root) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesUnder(path.join(root, input)))) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * Whether the desk's pages were made from exactly these inputs.
 * @param {string} root
 * @param {string} fingerprint
 */
export function isDeskCurrent(root, fingerprint) {
  const stamp = stampFile(root);
  return (
    existsSync(path.join(root, 'desk/dist/index.html')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === fingerprint
  );
}

/**
 * Remembers what the desk's pages were made from; beside them would mean to serve it.
 * @param {string} root
 * @param {string} fingerprint
 */
export function stampDesk(root, fingerprint) {
  mkdirSync(path.dirname(stampFile(root)), { recursive: true });
  writeFileSync(stampFile(root), fingerprint);
}

/** @param {string} root */
function stampFile(root) {
  return path.join(root, 'node_modules/.cache/desk/fingerprint');
}
