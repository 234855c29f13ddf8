import { expect, test } from 'vitest';
import { builtPage, contentEntries, isBuiltFile } from '../built-site.ts';
import { elementById, elements, hrefs } from '../elements.ts';

type Figure = { id: string; stat: string; sources?: string[] };
const pages = contentEntries<{ groups?: { items: Figure[] }[] }>('pages');
const figures = pages.flatMap(({ data }) => (data.groups ?? []).flatMap(({ items }) => items));
const page = builtPage('/news/numbers');

test.each(figures)('$stat has a kind of evidence, an address, a picture to share and its sources', (one) => {
  const entry = elementById(page, one.id);
  expect(entry.text).toContain(one.stat);
  expect(elements(entry, 'b')).toHaveLength(1);
  const links = hrefs(entry);
  expect(links).toContain(`#${one.id}`);
  expect(links).toContain(`/og/news/numbers/${one.id}.png`);
  expect(isBuiltFile(`/og/news/numbers/${one.id}.png`)).toBe(true);
  expect(links.filter((href) => href.startsWith('#source-'))).toHaveLength(one.sources?.length ?? 0);
  expect(entry.text.includes('No source found')).toBe(one.sources === undefined);
});

test('the list of articles links the page of figures', () =>
  expect(hrefs(builtPage('/news'))).toContain('/news/numbers'));
