import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readContent } from '@vanda/site/content-lint/read';
import { knownPaths } from '@vanda/site/content-lint/references';
import { expect, it } from 'vitest';
import { pageOf, parseEntry, writeEntry } from './entries.ts';

const folder = path.resolve(import.meta.dirname, '../../../apps/site/src/content');
const { files } = readContent(folder, folder);
/** Collections that appear on every page, on none, or in emails. */
const withoutPage = 'demonstration,emailTemplates,navigation,notFoundPage,notSentPages,search,sources';

it('previews each entry on a page that the site has', () => {
  const seen = files.filter((file) => pageOf(file) !== '');
  const known = knownPaths(files);
  expect(seen.filter((file) => !known.has(pageOf(file))).map(({ file }) => file)).toEqual([]);
  const others = files.filter((file) => pageOf(file) === '').map(({ collection }) => collection);
  expect([...new Set(others)].toSorted().join()).toBe(withoutPage);
});

it('saves no control character and no byte-order mark, and keeps all other bytes', () => {
  const file = 'news/iso42001-game-changer.md';
  const before = readFileSync(path.join(folder, file), 'utf8');
  const { values, body } = parseEntry(file, `\ufeff${before}`);
  expect(writeEntry(`\ufeff${before}`, { values, body })).toBe(before);
  const copied = { ...values, title: '\ufeffISO 42001:\u000b a game changer\ud83d' };
  const saved = parseEntry(file, writeEntry(before, { values: copied, body: `${body}\u0007One more.` }));
  expect(saved.values.title).toBe('ISO 42001: a game changer');
  expect(saved.body).toBe(`${body}One more.\n`);
});
