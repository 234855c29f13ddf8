import { existsSync } from 'node:fs';
import { CommandError } from './cli/command-error.ts';
import { commands } from './cli/commands.ts';
import { EnvironmentError, readSettings, type Settings } from './env.ts';
import { StartError } from './start-error.ts';
import { StoreUnavailable } from './store/database.ts';
import { translated } from './store/sqlite-errors.ts';
import { openStore } from './store/store.ts';
import { sqliteFile } from './store/store-folder.ts';

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
  const context = { args: rest, settings, nowMs: Date.now(), print: (text: string) => console.log(text) };
  if ('runWithoutStore' in command) {
    await command.runWithoutStore(context);
    return;
  }
  if (!command.makesStore) assertStoreExists(settings);
  const store = openStore(settings);
  try {
    await store.ready();
    await command.run({ ...context, store });
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

/** What went wrong, in one line; undefined for a mistake of the program, which keeps its stack. */
function explanationOf(error: unknown): string | undefined {
  const known = translated(error);
  if (known instanceof StoreUnavailable) return `The store is not available: ${known.message}`;
  const isTold =
    error instanceof CommandError || error instanceof EnvironmentError || error instanceof StartError;
  if (isTold) return error.message;
  const { syscall, message } = error as NodeJS.ErrnoException;
  return syscall === undefined ? undefined : `The system refuses: ${message}`;
}

// Whatever a command writes is for this account alone.
process.umask(0o077);
// A reader that has seen enough, such as head, closes the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

try {
  await main(process.argv.slice(2));
} catch (error) {
  const explanation = explanationOf(error);
  if (explanation === undefined) throw error;
  console.error(explanation);
  process.exitCode = 1;
}
