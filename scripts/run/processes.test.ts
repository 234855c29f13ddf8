import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';

const runner = path.join(import.meta.dirname, 'processes.mjs');
/** A program with two stages; each prints its name, and the first waits to be ended. */
const stages = `
  const { run } = await import(${JSON.stringify(runner)});
  await run(process.execPath, ['-e', 'console.log("first", process.pid); setInterval(() => {}, 1000)']);
  await run(process.execPath, ['-e', 'console.log("second")']);
`;

test.each([
  ['a signal to the runner ends its program and starts no further stage', 'runner'],
  ['a program that is ended from outside fails its stage alone', 'program'],
])('%s', async (_rule, ended) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', stages], { stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const closed = once(child, 'close');
  await expect.poll(() => output).toMatch(/first \d+/);
  const pid = Number(/first (\d+)/.exec(output)?.[1]);
  if (ended === 'runner') child.kill('SIGTERM');
  else process.kill(pid, 'SIGKILL');
  const [code] = await closed;
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  expect(output.includes('second')).toBe(ended === 'program');
  expect(code).toBe(ended === 'program' ? 0 : 1);
});
