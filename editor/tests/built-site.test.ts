import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { distFolder } from '../../site/tests/built-site.ts';

const source = path.resolve(import.meta.dirname, '../page');

test('no file of the build is the editor, names it, or holds a line of it', () => {
  // Addresses, and sentences that stand in the editor's own code.
  const traces = /\/editor\b|editor\/api|Nothing was written|Opened again as it is on disk|Content editor/;
  const code = readdirSync(source)
    .map((file) => readFileSync(path.join(source, file), 'utf8'))
    .join('\n');
  expect(code).toMatch(traces);

  const files = readdirSync(distFolder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const found = files
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter(
      (file) => /editor/.test(path.relative(distFolder, file)) || traces.test(readFileSync(file, 'latin1')),
    );
  expect(found).toEqual([]);
  expect(readFileSync(path.join(distFolder, '../http/map.json'), 'utf8')).not.toMatch(traces);
});
