import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@vanda/testing/temporary-folder';
import { expect, test } from 'vitest';
import { readPackage } from './licences.ts';

function packageWith(files: Record<string, string>): string {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return folder;
}

test.each([
  ['no licence in the manifest', { 'package.json': '{"name":"a","version":"1.0.0"}', LICENSE: 'MIT' }],
  ['no text of it', { 'package.json': '{"name":"a","version":"1.0.0","license":"MIT"}' }],
  [
    'a licence that asks for more than its notice',
    { 'package.json': '{"name":"a","version":"1.0.0","license":"GPL-3.0-only"}', LICENSE: 'GPL' },
  ],
])('a shipped package with %s breaks the build', (_, files) =>
  expect(() => readPackage(packageWith(files))).toThrow('is shipped to visitors'),
);
