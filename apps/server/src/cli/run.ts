import { StoreUnavailable } from '../platform/database/database.ts';
import { translated } from '../platform/database/sqlite-errors.ts';
import { openStore } from '../platform/database/store.ts';
import { enquiriesCommand } from '../platform/enquiries-command.ts';
import { readSettings } from '../platform/env.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { existingStore, readArguments } from './command.ts';
import { commands } from './commands.ts';

type Print = (text: string) => void;

/** @returns the reason of a failure, in words for the operator */
export async function runCommandLine(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  print: Print,
): Promise<string | undefined> {
  try {
    await run(args, environment, print);
    return undefined;
  } catch (error) {
    const explanation = explanationOf(error);
    if (explanation === undefined) throw error;
    return explanation;
  }
}

async function run(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  print: Print,
): Promise<void> {
  const [name = '', ...rest] = args;
  if (name === '' || name === 'help' || args.includes('--help') || args.includes('-h')) {
    print(helpFor(name));
    return;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new OperatorError(`"${name}" is no command: run "${enquiriesCommand} --help" for a list`);
  const settings = readSettings(environment);
  const context = { ...readArguments(rest, command), settings, nowMs: Date.now(), print };
  if ('runWithoutStore' in command) {
    await command.runWithoutStore(context);
    return;
  }
  if (!command.makesStore && !settings.databaseUrl) existingStore(settings);
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
  if (one) return `${enquiriesCommand} ${one.usage}\n  ${one.summary}`;
  const width = Math.max(...Object.values(commands).map(({ usage }) => usage.length));
  const lines = Object.values(commands).map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`);
  return [
    `${enquiriesCommand} COMMAND`,
    '',
    ...lines,
    '',
    'The store is the one of DATA_DIR or DATABASE_URL.',
  ].join('\n');
}

function explanationOf(error: unknown): string | undefined {
  const known = translated(error);
  if (known instanceof StoreUnavailable) return `The store is not available: ${known.message}`;
  if (error instanceof OperatorError) return error.message;
  const { syscall, message } = error as NodeJS.ErrnoException;
  return syscall === undefined ? undefined : `The system refuses: ${message}`;
}
