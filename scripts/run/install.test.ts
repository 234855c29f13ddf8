import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { linkNode } from './install.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'project-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const link = () => path.join(root, 'node_modules/.bin/node');

/** A package that brings a program called node, which here is its own name. */
function bring(name: string) {
  const folder = path.join(root, 'node_modules', name, 'bin');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'node'), name);
}

describe('Node 24, which comes as a package,', () => {
  for (const kind of ['node', 'node-bin']) {
    test(`is linked from ${kind} of this platform when npm has taken its link away`, () => {
      const name = `${kind}-${process.platform}-${process.arch}`;
      bring(name);
      bring('node-other-platform');
      linkNode(root);
      expect(readFileSync(link(), 'utf8')).toBe(name);
      expect(path.isAbsolute(readlinkSync(link())), 'the project can be moved').toBe(false);
    });
  }

  test('is linked anew when its link leads nowhere', () => {
    bring(`node-${process.platform}-${process.arch}`);
    mkdirSync(path.dirname(link()));
    symlinkSync('../gone/bin/node', link());
    linkNode(root);
    expect(existsSync(link())).toBe(true);
  });

  test('keeps the link that npm made', () => {
    bring(`node-${process.platform}-${process.arch}`);
    bring('made-by-npm');
    mkdirSync(path.dirname(link()));
    symlinkSync('../made-by-npm/bin/node', link());
    linkNode(root);
    expect(readFileSync(link(), 'utf8')).toBe('made-by-npm');
  });

  test('is not linked on a platform it does not come for', () => {
    bring('node-other-platform');
    linkNode(root);
    expect(existsSync(link())).toBe(false);
  });
});
