import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { finishingCode } from './finishing-code.ts';

function project() {
  const root = mkdtempSync(path.join(tmpdir(), 'code-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  for (const file of [
    'site/build/styles/prune.ts',
    'site/src/routes.ts',
    'site/src/content/news/a.md',
    'site/src/ui/A/A.tsx',
    'enquiry/src/day.ts',
    'package-lock.json',
  ])
    write(file, 'before');
  return { root, write };
}

test.each([
  'site/build/styles/prune.ts',
  'site/build/new.ts',
  'site/src/routes.ts',
  'enquiry/src/day.ts',
  'package-lock.json',
])('what was finished by other code is finished again: %s', (file) => {
  const { root, write } = project();
  const before = finishingCode(root);
  expect(finishingCode(root)).toBe(before);
  write(file, 'after');
  expect(finishingCode(root)).not.toBe(before);
});

test.each(['site/src/content/news/a.md', 'site/src/ui/A/A.tsx', 'site/build/styles/prune.test.ts'])(
  'what finishing sees only in the pages, or not at all, is no part of its code: %s',
  (file) => {
    const { root, write } = project();
    const before = finishingCode(root);
    write(file, 'after');
    expect(finishingCode(root)).toBe(before);
  },
);
