// Runs every command of the project. Plain JavaScript for Node 20, because it works before anything is installed:
// it installs what is missing and hands over to Node 24.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings, SettingMistake } from '../enquiry/src/settings.mjs';
import { findNode24, installPackages, linkNode, majorOf } from './run/install.mjs';
import { Mistake } from './run/mistake.mjs';
import { assertPortIsFree } from './run/port.mjs';
import { runLongStages, runTestStages } from './run/test-stages.mjs';
import { createToolbox } from './run/toolbox.mjs';

/** @typedef {import('./run/toolbox.mjs').Toolbox} Toolbox */

/** @type {Record<string, (toolbox: Toolbox, args: string[]) => Promise<number>>} */
const commands = {
  start: async (toolbox) => (await toolbox.buildIfNeeded()) || toolbox.serve(),
  test: runTestStages,
  'test:long': runLongStages,
  dev: (toolbox) => toolbox.dev(),
  'dev:desk': (toolbox) => toolbox.devDesk(),
  edit: (toolbox) => toolbox.edit(),
  build: (toolbox) => toolbox.build(),
  serve: (toolbox) => toolbox.serve(),
  check: (toolbox) => toolbox.check(),
  bench: (toolbox, args) => toolbox.node(['scripts/bench/bench.ts', ...args]),
  'check:content': (toolbox, args) => toolbox.node(['site/check/check-content.ts', ...args]),
  'check:launch': (toolbox, args) => toolbox.node(['site/check/check-launch.ts', ...args]),
  licences: (toolbox, args) => toolbox.node(['scripts/licences/check-licences.ts', ...args]),
  sbom: (toolbox) => toolbox.node(['scripts/licences/sbom.ts']),
  links: async (toolbox, args) =>
    (await toolbox.buildIfNeeded()) || toolbox.node(['site/check/links.ts', ...args]),
  enquiries: (toolbox, args) => toolbox.node(['intake/src/cli.ts', ...args]),
};
const listeningCommands = ['start', 'dev', 'edit', 'serve'];

async function main() {
  if (majorOf(process.versions.node) < 20) {
    throw new Mistake(
      `Node ${process.versions.node} is too old: install Node 20 or newer from https://nodejs.org`,
    );
  }
  const [name = '', ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    throw new Mistake(`"${name}" is no command: choose from ${Object.keys(commands).join(', ')}`);
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
  if (!(error instanceof Mistake || error instanceof SettingMistake)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
