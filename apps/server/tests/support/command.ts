import { spawn } from 'node:child_process';
import path from 'node:path';
import { compileCache } from './process.ts';

const cli = path.resolve(import.meta.dirname, '../../src/cli.ts');

export type CommandResult = { status: number | null; out: string; error: string };

export function runCommand(environment: Record<string, string>, ...args: string[]): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [cli, ...args], {
      env: { PATH: process.env.PATH, ...compileCache, ...environment },
    });
    let out = '';
    let error = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      error += chunk.toString();
    });
    child.on('close', (status) => resolve({ status, out: out.trimEnd(), error: error.trimEnd() }));
  });
}
