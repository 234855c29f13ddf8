// Installs what is missing and hands over to Node 24. Plain JavaScript for Node 20, which comes with Debian 13.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandError } from './run/command-error.mjs';
import { findNode24, installPackages } from './run/install.mjs';
import { run } from './run/processes.mjs';

const root = path.resolve(fileURLToPath(import.meta.url), '../..');
const commands = path.join(root, 'scripts/run/commands.ts');

try {
  await installPackages(root);
  const node24 = findNode24(root);
  if (node24 === process.execPath) await import('./run/commands.ts');
  else process.exitCode = await run(node24, [commands, ...process.argv.slice(2)]);
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
