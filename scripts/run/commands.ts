import path from 'node:path';
import { readSettings, SettingError } from '../../packages/forms/src/settings.mjs';
import { CommandError } from './command-error.mjs';
import { assertPortIsFree } from './port.ts';
import { runTests } from './tests.ts';
import { createToolbox, type Toolbox } from './toolbox.ts';

const commands: Record<string, (toolbox: Toolbox, args: string[]) => Promise<number>> = {
  start: async (toolbox) => (await toolbox.buildIfNeeded()) || toolbox.serve(),
  test: (toolbox, args) => runTests(toolbox, args, false),
  'test:long': (toolbox, args) => runTests(toolbox, args, true),
  dev: (toolbox) => toolbox.dev(),
  build: (toolbox) => toolbox.build(),
  serve: (toolbox) => toolbox.serve(),
  links: async (toolbox, args) =>
    (await toolbox.buildIfNeeded()) || toolbox.node(['apps/site/content-lint/links.ts', ...args]),
  node: (toolbox, args) => toolbox.node(args),
};
const listeningCommands = ['start', 'dev', 'serve'];

async function main(): Promise<number> {
  const [name = '', ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new CommandError(`"${name}" is no command: choose from ${Object.keys(commands).join(', ')}`);
  const settings = readSettings(process.env);
  if (listeningCommands.includes(name)) await assertPortIsFree(settings.port);
  return command(createToolbox(path.resolve(import.meta.dirname, '../..'), settings), args);
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof CommandError || error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
