// Runs every command of the project. Plain JavaScript for Node 20, because it works before anything is installed:
// it installs what is missing and hands over to Node 24.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings, SettingError } from '../packages/forms/src/settings.mjs';
import { CommandError } from './run/command-error.mjs';
import { findNode24, installPackages, linkNode, majorOf } from './run/install.mjs';
import { assertPortIsFree } from './run/port.mjs';
import { runTests } from './run/tests.mjs';
import { createToolbox } from './run/toolbox.mjs';

/** @typedef {import('./run/toolbox.mjs').Toolbox} Toolbox */

/** @type {Record<string, (toolbox: Toolbox, args: string[]) => Promise<number>>} */
const commands = {
  start: async (toolbox) => (await toolbox.buildIfNeeded()) || toolbox.serve(),
  test: (toolbox, args) => runTests(toolbox, args, { isLong: false }),
  'test:long': (toolbox, args) => runTests(toolbox, args, { isLong: true }),
  dev: (toolbox) => toolbox.dev(),
  'dev:desk': (toolbox) => toolbox.devDesk(),
  build: (toolbox) => toolbox.build(),
  serve: (toolbox) => toolbox.serve(),
  publisher: (toolbox) => toolbox.publish(),
  check: (toolbox) => toolbox.node(['scripts/check.ts']),
  bench: (toolbox, args) => toolbox.node(['scripts/bench/bench.ts', ...args]),
  'check:content': (toolbox, args) => toolbox.node(['apps/site/content-lint/check-content.ts', ...args]),
  'check:launch': (toolbox, args) => toolbox.node(['apps/site/content-lint/check-launch.ts', ...args]),
  licences: (toolbox, args) => toolbox.node(['scripts/licences/check-licences.ts', ...args]),
  sbom: (toolbox) => toolbox.node(['scripts/licences/sbom.ts']),
  links: async (toolbox, args) =>
    (await toolbox.buildIfNeeded()) || toolbox.node(['apps/site/content-lint/links.ts', ...args]),
  enquiries: (toolbox, args) => toolbox.node(['apps/server/src/cli.ts', ...args]),
};
const listeningCommands = ['start', 'dev', 'serve'];

async function main() {
  if (majorOf(process.versions.node) < 20) {
    throw new CommandError(
      `Node ${process.versions.node} is too old: install Node 20 or newer from https://nodejs.org`,
    );
  }
  const [name = '', ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    throw new CommandError(`"${name}" is no command: choose from ${Object.keys(commands).join(', ')}`);
  }
  const settings = readSettings(process.env);
  if (listeningCommands.includes(name)) await assertPortIsFree(settings.port);

  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
  await installPackages(root);
  linkNode(root);
  return command(createToolbox(root, await findNode24(root), settings), args);
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof CommandError || error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
