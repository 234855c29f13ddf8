import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from './command-error.mjs';
import { capture, withProgress } from './processes.mjs';

const leastNodeMajor = 24;

/**
 * Installs the packages when the lock file is not the one they were installed from.
 * `npm install` and not `npm ci`: a mirror may lack the optional packages of other platforms, which makes
 * `npm ci` refuse the whole tree. `--no-save` keeps the lock file as it is.
 * @param {string} root
 * @throws {CommandError} when npm fails
 */
export async function installPackages(root) {
  const stampFile = path.join(root, 'node_modules', '.installed');
  const stamp = installStamp(root);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;

  // npm takes a tree that an interrupted install left half done for a whole one: start it anew.
  const marker = path.join(root, 'node_modules', '.installing');
  if (existsSync(marker)) rmSync(path.dirname(marker), { recursive: true, force: true });
  mkdirSync(path.dirname(marker), { recursive: true });
  writeFileSync(marker, '');

  const { program, args } = npmCommand();
  const flags = ['install', '--no-audit', '--no-fund', '--no-save', '--loglevel=error'];
  const { code, output } = await withProgress('Installing packages', () =>
    capture(program, [...args, ...flags], {
      cwd: root,
      env: { ...process.env, npm_config_update_notifier: 'false' },
    }),
  );
  if (code !== 0) {
    console.error(output.trim());
    throw new CommandError(
      'npm install failed (its output is above): fix that, then run the same command again',
    );
  }
  writeFileSync(`${stampFile}.new`, stamp);
  renameSync(`${stampFile}.new`, stampFile);
  rmSync(marker, { force: true });
}

/**
 * npm 9 (Debian 13) links `.bin/node`, then takes the link away with the packages of other platforms, which name it too.
 * @param {string} root
 */
export function linkNode(root) {
  const modules = path.join(root, 'node_modules');
  const link = path.join(modules, '.bin', 'node');
  if (existsSync(link)) return;
  const platform = `${process.platform}-${process.arch}`;
  const program = [`node-${platform}`, `node-bin-${platform}`]
    .map((name) => path.join(modules, name, 'bin', 'node'))
    .find((file) => existsSync(file));
  if (!program) return;
  mkdirSync(path.dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(path.relative(path.dirname(link), program), link);
}

/**
 * This process when it is new enough, else the one that came as a package.
 * @param {string} root
 * @returns {Promise<string>} path of the program
 * @throws {CommandError} when the platform has no such package
 */
export async function findNode24(root) {
  if (majorOf(process.versions.node) >= leastNodeMajor) return process.execPath;
  const program = path.join(root, 'node_modules', '.bin', 'node');
  const { code, output } = await capture(program, ['--version']);
  if (code === 0 && majorOf(output) >= leastNodeMajor) return program;
  throw new CommandError(
    `Node ${leastNodeMajor} does not come as a package for ${process.platform} ${process.arch}: install it from https://nodejs.org, then run the same command again`,
  );
}

/** @param {string} version `24.1.0` or `v24.1.0` */
export const majorOf = (version) => Number(/\d+/.exec(version)?.[0] ?? 0);

/** @param {string} root */
function installStamp(root) {
  const manifests = [
    '.',
    'office/desk',
    'office/publisher',
    'office/server',
    'apps/server',
    'apps/site',
    'packages/forms',
  ].map((folder) => path.join(root, folder, 'package.json'));
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of [path.join(root, 'package-lock.json'), ...manifests]) {
    if (existsSync(file)) hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** npm as it was called; else the one on the path. */
export function npmCommand() {
  const cli = process.env.npm_execpath;
  const isNpm = cli !== undefined && /npm-cli\.c?js$/.test(cli) && existsSync(cli);
  return isNpm ? { program: process.execPath, args: [cli] } : { program: 'npm', args: [] };
}
