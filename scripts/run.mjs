// Installs what is missing and hands over to Node 24. Plain JavaScript for Node 20, which comes with Debian 13.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandError } from './run/command-error.mjs';
import { findNode24, installPackages, linkNode, majorOf } from './run/install.mjs';
import { run } from './run/processes.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

async function main() {
  if (majorOf(process.versions.node) < 20) {
    throw new CommandError(
      `Node ${process.versions.node} is too old: install Node 20 or newer from https://nodejs.org`,
    );
  }
  await installPackages(root);
  linkNode(root);
  const node24 = await findNode24(root);
  if (node24 === process.execPath) await import('./run/commands.ts');
  else {
    const commands = path.join(root, 'scripts/run/commands.ts');
    process.exitCode = await run(node24, [commands, ...process.argv.slice(2)]);
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
