import path from 'node:path';
import { readContent } from '@vanda/site/content-lint/read';
import { knownPaths } from '@vanda/site/content-lint/references';
import { expect, it } from 'vitest';
import { pageOf } from './entries.ts';

const folder = path.resolve(import.meta.dirname, '../../site/src/content');
const { files } = readContent(folder, folder);
/** On every page, on none, or in emails. */
const withoutPage = 'demonstration,letters,navigation,notFoundPage,notSentPages,search,sources';

it('previews each entry on a page that the site has', () => {
  const seen = files.filter((file) => pageOf(file) !== '');
  const known = knownPaths(files);
  expect(seen.filter((file) => !known.has(pageOf(file))).map(({ file }) => file)).toEqual([]);
  const others = files.filter((file) => pageOf(file) === '').map(({ collection }) => collection);
  expect([...new Set(others)].toSorted().join()).toBe(withoutPage);
});
