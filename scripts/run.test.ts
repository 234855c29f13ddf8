import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';

const server = createServer();
const runCommand = (args: string[], environment: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, ['scripts/run.mjs', ...args], {
    encoding: 'utf8',
    env: { ...process.env, SITE_URL: '', SITE_NOW: '', PORT: '', ...environment },
  });

afterEach(() => new Promise<void>((resolve) => void server.close(() => resolve())));

test('a busy port ends the command with one line and exit code 1', async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const { status, stderr, stdout } = runCommand(['start'], { PORT: String(port) });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(new RegExp(`^Port ${port} is busy: .+\\n$`));
});

test('a bad variable ends every command with one line and exit code 1, before any work', () => {
  const { status, stderr, stdout } = runCommand(['node', 'scripts/check.ts'], { SITE_NOW: 'soon' });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^SITE_NOW is "soon": .+\n$/);
});

test('an unknown command names the known ones', () => {
  const { status, stderr } = runCommand(['strat']);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^"strat" is no command: choose from start, test, .+\n$/);
});
