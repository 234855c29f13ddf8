import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { runCommandLine } from '../../src/cli/run.ts';
import { compileCache } from './process.ts';

const execute = promisify(execFile);

type CommandResult = { status: number | null; out: string; error: string };

/** Runs the command in this process, because starting another takes half a second. */
export async function runCommand(
  environment: Record<string, string>,
  ...args: string[]
): Promise<CommandResult> {
  const lines: string[] = [];
  const error = await runCommandLine(args, environment, (text) => lines.push(text));
  return { status: error === undefined ? 0 : 1, out: lines.join('\n').trimEnd(), error: error ?? '' };
}

/** For properties of a process: its clock, umask, output and exit code. */
export const spawnCommand = (environment: Record<string, string>, ...args: string[]) =>
  runProgram(process.execPath, [path.resolve(import.meta.dirname, '../../src/cli.ts'), ...args], {
    PATH: process.env.PATH,
    ...compileCache,
    ...environment,
  });

export async function runProgram(
  file: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<CommandResult> {
  const { code = 0, stdout, stderr } = await execute(file, args, { env }).catch((error) => error);
  return { status: code, out: stdout.trimEnd(), error: stderr.trimEnd() };
}
