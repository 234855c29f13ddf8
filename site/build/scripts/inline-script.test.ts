import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { bundled } from './inline-script.ts';

function scripts(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'inline-script-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, source] of Object.entries(files)) writeFileSync(path.join(folder, name), source);
  return path.join(folder, 'a.client.ts');
}

test('a script stands in the page with all it imports and leaves no names behind', async () => {
  const file = scripts({
    'a.client.ts':
      "import { double } from './b.ts';\nconst sum: number = double(window.one);\nwindow.seen = () => sum;",
    'b.ts': 'export const double = (value: number) => value * 2;',
  });
  const page = { window: { one: 1 } as { one: number; seen?: () => number } };
  runInNewContext(await bundled(file), page);
  expect(page.window.seen?.()).toBe(2);
  expect(Object.keys(page)).toEqual(['window']);
});

test('what it loads later by an address of the page stays an import', async () => {
  const file = scripts({ 'a.client.ts': 'void import(/* @vite-ignore */ document.title);' });
  expect(await bundled(file)).toContain('import(document.title)');
});
