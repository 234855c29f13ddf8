import { expect, test } from 'vitest';
import { edited, readPage } from '../pages.ts';
import { splitStyles } from './split.ts';

const long = '.'.repeat(1200);

/** Pages with these styles and bodies, as they are sent, and the style sheets that they share. */
async function split(css: string, ...bodies: string[]) {
  const pages = bodies.map((body, i) =>
    readPage(`${i}.html`, `<html><head><style>${css}</style></head><body>${body}</body></html>`),
  );
  const styles = await Promise.all(pages.map((page) => splitStyles(page, [])));
  const sent = pages.map((page, i) => edited(page.html, styles[i]?.edits ?? []));
  const sheets = styles.flatMap(({ late }) => late ?? []);
  const own = sent.map((html) => withoutStandIn(/<style>(.*)<\/style>/s.exec(html)?.[1]));
  return { sent, own, sheets, shared: sheets.map((sheet) => withoutStandIn(sheet.css)) };
}

/** Without what holds until the rest is there, and what ends it. */
const withoutStandIn = (css = '') => css.replace(/^@layer bare\{.*?\}\}|^:root\{--rest:auto\}/, '');

const page = (first: string, rest: string) => `<main><div class="${first}">${long}</div>${rest}</main>`;

test('the page holds what its first screen uses; the rest is linked right behind it', async () => {
  const { own, sheets, sent } = await split(
    '.a{color:red}.b{color:blue}.gone{color:red}',
    page('a', '<p class="b">'),
  );
  expect(own).toEqual(['.a{color:red}']);
  expect(sheets).toEqual([
    { file: expect.stringMatching(/^_astro\/late\.[\w-]{8}\.css$/), css: ':root{--rest:auto}.b{color:blue}' },
  ]);
  expect(sent[0]).toContain('link~* svg,main~* svg{width:var(--rest,2em)}');
  expect(sent[0]).toContain(`${long}</div><link rel="stylesheet" href="/${sheets[0]?.file}"><p class="b">`);
});

test('pages with the same rest share its file', async () => {
  const css = '.a{color:red}.b{color:blue}.c{color:green}';
  const { own, sheets } = await split(css, page('a', '<p class="c">'), page('b', '<p class="c">'));
  expect(own).toEqual(['.a{color:red}', '.b{color:blue}']);
  expect(sheets[0]).toEqual(sheets[1]);
});

test('what is folded away is no part of the first screen, its summary is', async () => {
  const menu = '<details><summary class="a">Menu</summary><p class="b"></details>';
  const { own, shared } = await split('.a{color:red}.b{color:blue}', `${menu}${page('', '')}`);
  expect([own, shared]).toEqual([['.a{color:red}'], ['.b{color:blue}']]);
});

test('short parts join the first screen until it is a good piece of one', async () => {
  const { own } = await split(
    '.a{color:red}.b{color:blue}.c{color:red;background:red;border:0;margin:0}',
    `<main><p class="a">A</p><p class="b">${long}</p><p class="c">C</p></main>`,
  );
  expect(own).toEqual(['.a{color:red}.b{color:blue}']);
});

test('an article is divided behind its own head, whatever stands before it', async () => {
  const { own } = await split(
    '.a{color:red}.b{color:blue}',
    `<main><nav></nav><article><header class="a">${long}</header><p class="b"></article></main>`,
  );
  expect(own).toEqual(['.a{color:red}']);
});

test('a page whose first screen uses nearly all has no second file', async () => {
  const css = '.a{color:red;background:blue;border:0}.b{margin:0}';
  const { own, sent, sheets } = await split(css, page('a', '<p class="b">'));
  expect([own, sheets]).toEqual([[css], []]);
  expect(sent[0]).not.toContain('<link');
});

test('styles for paper come with the rest', async () => {
  const { own, shared } = await split('.a{color:red}@media print{.a{color:#000}}', page('a', ''));
  expect([own, shared]).toEqual([['.a{color:red}'], ['@media print{.a{color:#000}}']]);
});

test('what needs a hand first comes with the rest: to point, or to open what is folded', async () => {
  const [now, hand] = ['.a{color:red}.a:not([open]){margin:1px}', '.a:hover{color:blue}.a[open]{padding:0}'];
  const css = now + hand;
  const folded = await split(css, `<details class="a"><summary></summary></details>${page('', '')}`);
  expect([folded.own, folded.shared]).toEqual([[now], [hand]]);
  const open = await split(css, `<details class="a" open><summary></summary></details>${page('', '')}`);
  expect(open.own[0]).toContain('.a[open]{padding:0}');
});

test('the order of layers stands in the page', async () => {
  const { own } = await split('@layer x,y;@layer y{.b{color:blue}}', page('a', '<p class="b">'));
  expect(own).toEqual(['@layer x,y']);
});

test('custom properties come where they are needed first', async () => {
  const { own, shared } = await split(
    ':root{--a:red;--b:blue}.a{color:var(--a)}.b{color:var(--b)}',
    page('a', '<p class="b">'),
  );
  expect([own, shared]).toEqual([
    [':root{--a:red}.a{color:var(--a)}'],
    [':root{--b:blue}.b{color:var(--b)}'],
  ]);
});

test.each([
  ['the same element', '.b{color:blue}.a{color:red}', '<p class="a b">', true],
  ['a shorthand', '.b{border:0}.a{border-color:red}', '<p class="a b">', true],
  ['other properties', '.b{margin:0;margin-top:1px}.a{color:red}', '<p class="a b">', false],
  ['another specificity', '.b{color:blue;margin:0}main .a{color:red}', '<p class="a b">', false],
  ['other elements', '.b{color:blue}.a{color:red}', '<p class="b">', false],
  ['another layer', '@layer x{.b{color:blue}}.a{color:red}', '<p class="a b">', false],
])(
  'a rule behind one of the rest comes again where their order decides: %s',
  async (_, css, rest, isAgain) => {
    const { shared } = await split(css, page('a', rest));
    expect(shared[0]?.includes('.a{')).toBe(isAgain);
  },
);

test('a page without main, or without styles, stays whole', async () => {
  const { sent, sheets } = await split('p{color:red}', '<p>A</p>');
  expect(sent[0]).toContain('<style>p{color:red}</style>');
  expect(sheets).toEqual([]);
});
