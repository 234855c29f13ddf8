import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'publisher-start-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** `--prepare` ends by itself. */
function start(environment: Record<string, string>) {
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'main.ts'), '--prepare'],
    {
      env: {
        PATH: process.env.PATH,
        PUBLISHER_ROOT: root,
        CONTENT_DIR: path.join(root, 'content'),
        ...environment,
      },
      encoding: 'utf8',
    },
  );
  return { status, stderr };
}

it('does not start where it can read the enquiries, unless a machine of its owner alone says so', () => {
  const data = path.join(root, 'data');
  mkdirSync(data);
  expect(start({}).status, 'an empty folder').toBe(0);
  writeFileSync(path.join(data, 'enquiries.db'), '');
  const refused = { status: 1, stderr: expect.stringContaining('can read the enquiries') };
  expect(start({})).toMatchObject(refused);
  expect(start({ DATA_DIR: data })).toMatchObject(refused);
  expect(start({ DATA_DIR: '/nonexistent', DATABASE_URL: 'postgres://localhost/vanda' })).toMatchObject(
    refused,
  );
  expect(start({ PUBLISHER_ONE_ACCOUNT: '1' }).status).toBe(0);
});
