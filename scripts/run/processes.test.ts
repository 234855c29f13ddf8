import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const runner = path.join(import.meta.dirname, 'processes.mjs');
/** A runner with two stages; each prints its name, the first one waits to be ended. */
const stages = `
  const { run } = await import(${JSON.stringify(runner)});
  await run(process.execPath, ['-e', 'console.log("first", process.pid); setInterval(() => {}, 1000)']);
  await run(process.execPath, ['-e', 'console.log("second")']);
`;

/** Likewise with two stages side by side; the second one takes its time to end. */
const sideBySide = `
  const { run } = await import(${JSON.stringify(runner)});
  const wait = 'setInterval(() => {}, 1000);';
  const slow = 'process.on("SIGTERM", () => setTimeout(() => { console.log("slow ended"); process.exit(7) }, 200));';
  const print = (text) => process.stdout.write('kept: ' + text);
  await run(process.execPath, ['-e', slow + wait + 'console.log("slow begun")'], {}, async (text) => {
    print(text);
    if (!text.includes('begun')) return;
    await run(process.execPath, ['-e', wait + 'console.log("first", process.pid)'], {}, print);
    print('next stage');
  });
`;

function startStages(program = stages) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'pipe' });
  let output = '';
  const firstPid = new Promise<number>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      const pid = /first (\d+)/.exec(output)?.[1];
      if (pid) resolve(Number(pid));
    });
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  const ended = new Promise<{ code: number | null; output: string; errors: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output, errors }));
  });
  return { child, firstPid, ended };
}

test('ends its program on a signal, and starts no further stage', async () => {
  const { child, firstPid, ended } = startStages();
  const pid = await firstPid;
  child.kill('SIGTERM');
  const { code, output } = await ended;
  expect(code).toBe(128 + 15);
  expect(output).not.toContain('second');
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

test('names a program ended from outside, and fails its stage alone', async () => {
  const { firstPid, ended } = startStages();
  process.kill(await firstPid, 'SIGKILL');
  const { code, output, errors } = await ended;
  expect(errors).toContain('was ended from outside by SIGKILL');
  expect(output).toContain('second');
  expect(code).toBe(0);
});

test('waits on a signal for the last of its parallel programs', async () => {
  const { child, firstPid, ended } = startStages(sideBySide);
  await firstPid;
  child.kill('SIGTERM');
  const { code, output } = await ended;
  expect(output).toMatch(/^kept: slow begun\nkept: first \d+\nkept: slow ended\n$/);
  expect(code).toBe(7);
});
