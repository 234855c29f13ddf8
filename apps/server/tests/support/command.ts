import { spawn } from 'node:child_process';
import path from 'node:path';
import { runCommandLine } from '../../src/cli/run.ts';
import { compileCache } from './process.ts';

type CommandResult = { status: number | null; out: string; error: string };

/** Runs it in this process: a process of its own takes half a second to start. */
export async function runCommand(
  environment: Record<string, string>,
  ...args: string[]
): Promise<CommandResult> {
  const lines: string[] = [];
  const error = await runCommandLine(args, environment, (text) => lines.push(text));
  return { status: error === undefined ? 0 : 1, out: lines.join('\n').trimEnd(), error: error ?? '' };
}

/** For what only a process shows: its clock, umask, output and exit code. */
export function spawnCommand(environment: Record<string, string>, ...args: string[]): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '../../src/cli.ts'), ...args], {
      env: { PATH: process.env.PATH, ...compileCache, ...environment },
    });
    const output = { out: '', error: '' };
    child.stdout.on('data', (chunk: Buffer) => {
      output.out += chunk;
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output.error += chunk;
    });
    child.on('close', (status) =>
      resolve({ status, out: output.out.trimEnd(), error: output.error.trimEnd() }),
    );
  });
}
