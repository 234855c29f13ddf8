import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from './command-error.mjs';
import { capture, withProgress } from './processes.mjs';

/**
 * Installs the packages when the lock file is not the one they were installed from.
 * `npm install` and not `npm ci`: a mirror may lack the optional packages of other platforms, which makes
 * `npm ci` refuse the whole tree. `--no-save` keeps the lock file as it is.
 * @param {string} root
 * @throws {CommandError} when npm fails
 */
export async function installPackages(root) {
  const modules = path.join(root, 'node_modules');
  const stampFile = path.join(modules, '.installed');
  const stamp = createHash('sha256')
    .update(`${process.platform} ${process.arch}`)
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  const before = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined;
  if (before === stamp) return;
  // npm takes a tree that an interrupted install left half done for a whole one: start it anew.
  if (before === '') rmSync(modules, { recursive: true, force: true });
  mkdirSync(modules, { recursive: true });
  writeFileSync(stampFile, '');
  const { npm_execpath: npm } = process.env;
  const [program, ...first] = npm?.endsWith('npm-cli.js') ? [process.execPath, npm] : ['npm'];
  const flags = ['install', '--no-audit', '--no-fund', '--no-save', '--loglevel=http'];
  let last = '';
  const { code, output } = await withProgress(
    'Installing packages',
    () =>
      capture(program, [...first, ...flags], { cwd: root }, (text) => {
        last = text.trim().split('\n').at(-1) ?? '';
      }),
    // A registry without an answer is named by its requests alone.
    () => last,
  );
  const reason = output.split('\n').filter((line) => !/^npm http .* 200 /.test(line));
  if (code !== 0)
    throw new CommandError(
      `${reason.join('\n').trim()}\nnpm install failed: fix that, then run the same command again`,
    );
  writeFileSync(stampFile, stamp);
}

/**
 * This process when it is new enough, else the one that came as a package for `npm start` and `npm test`. Servers have the official
 * Node of `.nvmrc`: docs/deploy-one-server.md.
 * @param {string} root
 * @returns {string} path of the program
 * @throws {CommandError} when the platform has no such package
 */
export function findNode24(root) {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  const program = path.join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
  if (existsSync(program)) return program;
  throw new CommandError(
    'Install the Node of .nvmrc from https://nodejs.org, then run the same command again',
  );
}
