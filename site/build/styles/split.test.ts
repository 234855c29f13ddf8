import { expect, test } from 'vitest';
import { edited, readPage } from '../pages.ts';
import { pageStyles } from './split.ts';

const long = '.'.repeat(2000);

/** Pages with these styles and bodies in two parts, and the style sheets that they share. */
async function split(css: string, ...bodies: string[]) {
  const pages = bodies.map((body, i) =>
    readPage(`${i}.html`, `<html><head>${loader()}<style>${css}</style></head><body>${body}</body></html>`),
  );
  const styles = await Promise.all(pages.map((page) => pageStyles(page, [])));
  const sent = pages.map((page, i) => edited(page.html, styles[i]?.inTwoParts?.edits ?? []));
  const sheets = styles.flatMap(({ inTwoParts }) => inTwoParts?.late ?? []);
  const own = sent.map((html) => withoutFrame(/<style>(.*)<\/style>/s.exec(html)?.[1]));
  return { sent, own, sheets, shared: sheets.map((sheet) => withoutFrame(sheet.css)) };
}

/** What the page's script says in the head, and where the rest of the styles is. */
const loader = (late = '') => `<script data-late="${late}">0</script>`;
const below = ':is(template,main>article,main)~*';
const keptBack = `@media screen{.late ${below}{display:none}}`;
const icons = (width: string) => `${below} svg{width:${width}}`;
/** Without what keeps back all below, the size of drawings where the rest is lost, and what ends that. */
const withoutFrame = (css = '') =>
  [keptBack, icons('2em'), icons('revert-layer')].reduce((rest, part) => rest.replace(part, ''), css);

const page = (first: string, rest: string) =>
  `<main><div class="${first}"><i></i>${long}</div>${rest}</main>`;

test('the page holds what its first screen uses; its script is told where the rest is, and keeps back what is below', async () => {
  const { own, sheets, sent } = await split(
    '.a{color:red}.b{color:blue}.gone{color:red}',
    page('a', '<p class="b">'),
  );
  expect(own).toEqual(['.a{color:red}']);
  expect(sheets).toEqual([
    {
      file: expect.stringMatching(/^_astro\/late\.[\w-]{8}\.css$/),
      css: `${icons('revert-layer')}.b{color:blue}`,
    },
  ]);
  const file = `/${sheets[0]?.file}`;
  expect(sent[0]).toContain(
    `${loader(file)}<style>${keptBack}${icons('2em')}.a{color:red}</style><noscript><link rel="stylesheet" href="${file}"></noscript></head>`,
  );
  expect(sent[0]).toContain(`${long}</div><template></template><p class="b">`);
});

test('whole styles stand in the page, and what is below is kept back too', async () => {
  const html = `<head>${loader()}<style>.a{color:red}.b{color:blue}</style></head>${page('a', '<p class="b">')}`;
  const { whole } = await pageStyles(readPage('a.html', html), []);
  expect(edited(html, whole.edits)).toBe(
    `<head><script>0</script><style>${keptBack}.a{color:red}.b{color:blue}</style></head>${page('a', '<template></template><p class="b">')}`,
  );
});

test('a script that judges the first screen belongs to it', async () => {
  const { sent } = await split(
    '.a{color:red}.b{color:blue}',
    page('a', '<script>judge()</script><p class="b"><script>later()</script>'),
  );
  expect(sent[0]).toMatch(
    /<\/div><script>judge\(\)<\/script><template><\/template><p class="b"><script>later/,
  );
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

test('the title is part of the first screen, however much stands before it', async () => {
  const { own } = await split(
    '.a{color:red}.b{color:blue}.c{margin:0}',
    `<main><nav class="a">${long}</nav><div class="b"><h1>T</h1></div><p class="c"></main>`,
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

test('styles for paper come with the rest', async () => {
  const { own, shared } = await split('.a{color:red}@media print{.a{color:#000}}', page('a', ''));
  expect([own, shared]).toEqual([['.a{color:red}'], ['@media print{.a{color:#000}}']]);
});

test('what needs a hand first comes with the rest: to point, to move the focus, or to open what is folded', async () => {
  const now = '.a{color:red}.a:not([open]){margin:1px}.a:focus{top:0}';
  const hand = '.a:hover{color:blue}.a:focus-visible{outline:0}.a[open]{padding:0}';
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

test('rules of one layer stand together, in their order, and say nothing twice', async () => {
  const css =
    '@layer x,y;@layer x{i{margin:0}}@layer y{i{color:red;color:rgb(0, 0, 0);color:red}}@layer x{p{margin:0}}';
  const { whole } = await pageStyles(
    readPage('a.html', `<head><style>${css}</style></head><main><i></i><p></p></main>`),
    [],
  );
  expect(whole.edits[0]?.text).toBe(
    '<style>@layer x,y;@layer x{i{margin:0}p{margin:0}}@layer y{i{color:rgb(0,0,0);color:red}}</style>',
  );
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
  ['another specificity in brackets', ':not(.b c){color:blue}.a{color:red}', '<p class="a b">', false],
  ['the same specificity in brackets', ':is(.b,h2){color:blue}.a{color:red}', '<p class="a b">', true],
  ['inside another element', '.b i{color:blue}.a i{color:red}', '<p class="b"><i></i></p>', false],
  ['inside both', '.b i{color:blue}.a i{color:red}', '<p class="b"><b class="a"><i></i></b></p>', true],
  ['another layer', '@layer x{.b{color:blue}}.a{color:red}', '<p class="a b">', false],
])(
  'a rule behind one of the rest comes again where their order decides: %s',
  async (_, css, rest, isAgain) => {
    const { shared } = await split(css, page('a', rest));
    expect(/\.a(?: i)?\{/.test(shared[0] ?? '')).toBe(isAgain);
  },
);

test.each([
  ['inside something of the first screen', '.a i{margin:0}', true],
  ['inside something of the rest', '.b i{margin:0}', false],
  ['with a state', '.a[aria-busy] i{margin:0}', true],
])('the first screen uses a rule that may select one of its elements: %s', async (_, rule, isFirst) => {
  const { own } = await split(
    rule,
    `<main><div class="a"><i></i>${long}</div><p class="b"><i></i></p></main>`,
  );
  expect(own[0]).toBe(isFirst ? rule : '');
});

test('a page without main, without styles or without the script that asks for them, has but one way', async () => {
  const alone = '<html><head><style>p{color:red}</style></head><body><main><p>A</p></main></body></html>';
  const styled = '<html><head><style>p{color:red}</style></head><body><p>A</p></body></html>';
  const bare = '<html><head></head><body><main><p>A</p></main></body></html>';
  for (const html of [alone, styled, bare]) {
    const { whole, inTwoParts } = await pageStyles(readPage('a.html', html), []);
    expect(edited(html, whole.edits)).toBe(html);
    expect(inTwoParts).toBeUndefined();
  }
});
