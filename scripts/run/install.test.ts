import { existsSync, mkdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@vanda/testing/temporary-folder';
import { expect, test } from 'vitest';
import { linkNode } from './install.mjs';

/** A project whose packages bring a program called node, which here is the package's name. */
function projectWith(...names: string[]) {
  const root = temporaryFolder();
  for (const name of names) {
    const folder = path.join(root, 'node_modules', name, 'bin');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'node'), name);
  }
  return { root, link: path.join(root, 'node_modules/.bin/node') };
}

test.each(['node', 'node-bin'])('links Node from %s of this platform', (kind) => {
  const name = `${kind}-${process.platform}-${process.arch}`;
  const { root, link } = projectWith(name, 'node-other-platform');
  linkNode(root);
  expect(readFileSync(link, 'utf8')).toBe(name);
  expect(path.isAbsolute(readlinkSync(link)), 'the project can be moved').toBe(false);
});

test('links no Node of another platform', () => {
  const { root, link } = projectWith('node-other-platform');
  linkNode(root);
  expect(existsSync(link)).toBe(false);
});
