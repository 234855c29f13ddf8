import { expect, test } from 'vitest';
import { startTags } from '../src/text/elements.ts';
import { contentFile } from './content-file.fixture.ts';
import { externalLinks } from './external-links.ts';

const page = (address: string, html: string) => ({ address, tags: startTags(html) });

test('an address is listed once, with every page that links to it and the line that contains it', () => {
  const pages = [
    page('/b', '<a href="https://law.example/act">Act</a>'),
    page('/a', '<a href="https://law.example/act">Act</a><a href="https://law.example/act">again</a>'),
  ];
  const files = [contentFile('sources', { EU1: { url: 'https://law.example/act' } })];
  expect(externalLinks(pages, files)).toEqual([
    { url: 'https://law.example/act', pages: ['/a', '/b'], places: ['sources.yaml:2'] },
  ]);
});

test('links of the site’s own, mail and telephone are not among them', () => {
  const html = '<a href="/about">About</a><a href="mailto:a@b.example">Mail</a><a href="tel:+65">Call</a>';
  expect(externalLinks([page('/', html)], [])).toEqual([]);
});

test('an address that no page links to yet is listed with its file', () => {
  const files = [
    contentFile('company', { book: 'https://book.example/x' }),
    contentFile('news', {}, '\nSee [it](https://note.example/y).'),
  ];
  expect(externalLinks([], files).map(({ url, places }) => [url, ...places])).toEqual([
    ['https://book.example/x', 'company.yaml:1'],
    ['https://note.example/y', 'news.yaml:11'],
  ]);
});

test('an address with a reference in the markup is the one that the browser opens', () => {
  const [link] = externalLinks([page('/', '<a href="https://a.example/?x=1&amp;y=2">A</a>')], []);
  expect(link?.url).toBe('https://a.example/?x=1&y=2');
});
