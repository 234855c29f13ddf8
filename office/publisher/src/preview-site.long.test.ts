import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it } from 'vitest';
import { freePort } from '../../../apps/server/tests/support/free-port.ts';

const root = path.resolve(import.meta.dirname, '../../..');

it('the development server of a preview ends with the process that holds its input open', async () => {
  const port = await freePort();
  const preview = spawn(process.execPath, ['scripts/run/preview-site.mjs', String(port)], {
    cwd: root,
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
    // Astro's development server answers with nothing under a test runner.
    env: { ...process.env, VITEST: '' },
  });
  const ended = once(preview, 'exit');
  const statusOf = () => fetch(`http://127.0.0.1:${port}/`).then(({ status }) => status, String);
  await expect.poll(statusOf, { timeout: 60_000 }).toBe(200);
  preview.stdin.end();
  await expect(ended).resolves.toBeDefined();
}, 90_000);
