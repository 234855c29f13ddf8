import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildTarget, oldestBrowsers, styleTargets } from './browsers.ts';

test('the build writes for the versions that the documents name', () => {
  const page = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/browsers.md'), 'utf8');
  const rows = [...page.matchAll(/^\| (Chrome|Edge|Firefox|Safari) +\| ([\d.]+)/gm)];
  expect(rows.map(([, name, version]) => `${name?.toLowerCase()}${version}`)).toEqual(buildTarget);
  expect(Object.keys(styleTargets)).toEqual(Object.keys(oldestBrowsers));
});

test('Lightning CSS reads a version as bytes', () => expect(styleTargets.safari).toBe((16 << 16) | (4 << 8)));
