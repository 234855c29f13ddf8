import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collections } from '../src/schemas/collections.ts';

test('the editor has a schema for every kind of YAML file', () => {
  const settings = JSON.parse(readFileSync(join(import.meta.dirname, '../../.vscode/settings.json'), 'utf8'));
  const expected = Object.entries(collections)
    .filter(([, { pattern }]) => pattern.endsWith('.yaml'))
    .map(([name, { directory, pattern }]) => [
      `.vscode/schemas/${name}.json`,
      `site/src/content/${directory}/${pattern}`,
    ]);
  expect(settings['yaml.schemas']).toEqual(Object.fromEntries(expected));
});
