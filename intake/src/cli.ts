import { existsSync } from 'node:fs';
import { CommandError } from './cli/command-error.ts';
import { commands } from './cli/commands.ts';
import { EnvironmentError, readSettings, type Settings } from './env.ts';
import { StartError } from './start-error.ts';
import { StoreUnavailable } from './store/database.ts';
import { sqliteFile } from './store/sqlite.ts';
import { openStore } from './store/store.ts';

/** `npm run enquiries -- COMMAND`: for the people who run the service. Times are Singapore's. */
async function main(args: readonly string[]): Promise<void> {
  const [name = '', ...rest] = args;
  if (name === '' || name === 'help' || args.includes('--help') || args.includes('-h')) {
    console.log(helpFor(name));
    return;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new CommandError(`"${name}" is no command: run "npm run enquiries -- --help" for a list`);
  const settings = readSettings(process.env);
  assertStoreExists(settings);
  const store = openStore(settings);
  try {
    await store.ready();
    await command.run({ args: rest, settings, store, nowMs: Date.now(), print: (text) => console.log(text) });
  } finally {
    await store.close();
  }
}

function helpFor(name: string): string {
  const one = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (one) return `npm run enquiries -- ${one.usage}\n  ${one.summary}`;
  const width = Math.max(...Object.values(commands).map(({ usage }) => usage.length));
  const lines = Object.values(commands).map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`);
  return [
    'npm run enquiries -- COMMAND',
    '',
    ...lines,
    '',
    'The store is the one of DATA_DIR or DATABASE_URL.',
  ].join('\n');
}

function assertStoreExists({ databaseUrl, dataDir }: Settings): void {
  if (databaseUrl || existsSync(sqliteFile(dataDir))) return;
  throw new CommandError(
    `There is no store at ${sqliteFile(dataDir)}: set DATA_DIR or DATABASE_URL as the service has it`,
  );
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const isExpected =
    error instanceof CommandError ||
    error instanceof EnvironmentError ||
    error instanceof StartError ||
    error instanceof StoreUnavailable;
  if (!isExpected) throw error;
  console.error(
    error instanceof StoreUnavailable ? `The store is not available: ${error.message}` : error.message,
  );
  process.exitCode = 1;
}
