import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { licencesFile, packageFolder, readPackage } from './licences.ts';

function packageWith(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'licences-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return folder;
}

test.each([
  ['/x/node_modules/react/index.js', '/x/node_modules/react'],
  ['/x/node_modules/@scope/font/files/a.woff2', '/x/node_modules/@scope/font'],
  ['/x/node_modules/a/node_modules/b/c/d.js', '/x/node_modules/a/node_modules/b'],
  ['/x/site/src/live/Form/a.ts', undefined],
])('%s belongs to the package in %s', (id, folder) => {
  expect(packageFolder(id)).toBe(folder);
});

test("the bundler's own helpers belong to the bundler", () => {
  expect(packageFolder('\0vite/preload-helper.js')).toMatch(/node_modules\/vite$/);
});

test('the notice is the text that the package brings, without the licences of what a bundler has inside', () => {
  const folder = packageWith({
    'package.json': '{"name":"a","version":"1.0.0","license":"MIT"}',
    'LICENSE.md': 'MIT License\n\nCopyright A\n\n# Licenses of bundled dependencies\n\nothers\n',
  });
  expect(readPackage(folder).notice).toBe('MIT License\n\nCopyright A');
  expect(licencesFile([readPackage(folder)])).toContain(`${'-'.repeat(72)}\na 1.0.0 (MIT)\n\nMIT License`);
});

test.each([
  ['no licence in the manifest', { 'package.json': '{"name":"a","version":"1.0.0"}', LICENSE: 'MIT' }],
  ['no text of it', { 'package.json': '{"name":"a","version":"1.0.0","license":"MIT"}' }],
])('a shipped package with %s breaks the build', (_, files) => {
  expect(() => readPackage(packageWith(files))).toThrow('has no licence');
});
