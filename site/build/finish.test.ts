import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inMarkdown } from '../src/markdown-hints.ts';
import { builtFiles } from './built-files.ts';
import { finishedPage, finishPages } from './finish.ts';
import { keptResults } from './kept-results.ts';
import { readPage } from './pages.ts';

const chunks: Record<string, string> = { 'a.js': 'e.className="shown"' };
const finished = (html: string) => finishedPage(readPage('a.html', html), (name) => chunks[name]);
/** Letters that hardly compress: six bits each. */
const noise = (bytes: number, seed: string) =>
  Array.from({ length: Math.ceil((bytes * 4) / 3 / 43) }, (_, i) =>
    createHash('sha256').update(`${seed} ${i}`).digest('base64url'),
  ).join('');
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page is sent with one pruned style, a policy that names it, scripts that wait, and no hints', async () => {
  const [hint, value] = Object.entries(inMarkdown('skip'))[0] ?? [];
  const { html, policy, breaches } = await finished(
    `<html><head><meta charset="utf-8"><script data-later="">0</script><style>.shown{color:red}.gone{color:red}</style><style>p{margin:0}</style></head><body><p ${hint}="${value}" class="a">A<script type="module" src="/_astro/a.js"></script></body></html>`,
  );
  const css = '.shown{color:red}p{margin:0}';
  expect(html).toBe(
    `<html><head><meta charset="utf-8"><script data-later="/_astro/a.js">0</script><style>${css}</style></head><body><p class="a">A</body></html>`,
  );
  expect(policy).toContain(`style-src 'self' ${hash(css)};`);
  expect(breaches).toEqual([]);
});

test('the policy stands in the header alone, but for pages that come in the place of another', async () => {
  const html = '<head><meta charset="utf-8"></head>';
  for (const [file, isInPage] of [
    ['a.html', false],
    ['404.html', true],
  ] as const) {
    const sent = await finishedPage(readPage(file, html), () => undefined);
    expect(sent.policy).toContain("default-src 'none'");
    expect(sent.html.includes('http-equiv="Content-Security-Policy"'), file).toBe(isInPage);
  }
});

test('what the policy blocks is found, but not in rules that the page does without', async () => {
  const rule = 'a{background:url(https://cdn.example/a.png)}';
  const page = (body: string) => `<head><meta charset="utf-8"><style>${rule}</style></head>${body}`;
  expect((await finished(page('<p>'))).breaches).toEqual([]);
  expect((await finished(page('<a href="/">'))).breaches).toEqual([
    'request to another host: url(https://cdn.example/a.png',
  ]);
});

/** A page with so many bytes of words, and of styles for what is below its first screen. */
function longPage(words: number, styles: string, file = 'a.html') {
  const css = `.a{color:red}${styles}`;
  const head = `<meta charset="utf-8"><script data-late="">0</script><style>${css}</style>`;
  const main = `<main><p class="a">${noise(words, 'words')}</p><p class="b">B</p></main>`;
  return readPage(file, `<head>${head}</head>${main}`);
}

test.each([
  ['keeps to the first round trip', 'a.html', 1000, 3000, 0],
  ['needs a second one', 'a.html', 10_000, 8000, 1],
  ['needs a second one in two parts as well', 'a.html', 15_000, 3000, 1],
  ['would be past its budget in two parts', 'a.html', 12_000, 8000, 0],
  ['is an article, and has a larger one', 'news/a.html', 12_000, 8000, 1],
])(
  'a page that %s comes with its styles in two parts or not: %s, %s bytes of words, %s of styles below',
  async (_, file, words, styles, files) => {
    const page = longPage(words, `.b{content:"${noise(styles, 'styles')}"}`, file);
    const { html, lateStyles } = await finishedPage(page, () => undefined);
    expect(lateStyles ? 1 : 0).toBe(files);
    expect(html.includes('<link rel="stylesheet"')).toBe(files === 1);
    expect(`${html}${lateStyles?.css}`).toContain('.b{content:');
  },
);

test('what the policy blocks is found in the styles that come later', async () => {
  const styles = `.b{background:url(https://cdn.example/a.png)}.b{content:"${noise(8000, 'styles')}"}`;
  const { breaches } = await finishedPage(longPage(10_000, styles), () => undefined);
  expect(breaches).toEqual(['request to another host: url(https://cdn.example/a.png']);
});

/** A built site whose one page has all that finishing works on, finished with the results kept in the folder. */
async function finishedSite(kept: string, { script = 'e.className="shown"', text = 'A' } = {}) {
  const dist = mkdtempSync(path.join(tmpdir(), 'dist-'));
  mkdirSync(path.join(dist, '_astro'));
  writeFileSync(path.join(dist, '_astro/a.js'), script);
  const page = readPage(
    'a.html',
    `<html><head><meta charset="utf-8"><script data-later="">0</script><style>.shown{color:red}.other{margin:0}</style></head><body><p>${text}<script>self.Astro=1</script><astro-island component-url="/_astro/a.js"></astro-island><script type="module" src="/_astro/a.js"></script></body></html>`,
  );
  let wasRead = false;
  const noted = Object.defineProperty({ ...page }, 'tags', {
    get: () => {
      wasRead = true;
      return page.tags;
    },
  });
  const policies = await finishPages([noted], dist, keptResults(kept, 'code'), () => {});
  const files = builtFiles(dist).map((file) => [file, readFileSync(path.join(dist, file), 'utf8')]);
  return { files: Object.fromEntries(files), policies, wasRead };
}
const newFolder = () => mkdtempSync(path.join(tmpdir(), 'kept-'));

test('a page that an earlier build finished is not read, and is the same with its files and its policy', async () => {
  const kept = newFolder();
  const first = await finishedSite(kept);
  const second = await finishedSite(kept);
  expect([first.wasRead, second.wasRead]).toEqual([true, false]);
  expect(second).toEqual({ ...first, wasRead: false });
  expect(Object.keys(first.files)).toHaveLength(3);
});

test.each([
  ['another script', { script: 'e.className="other"' }],
  ['another text', { text: 'B' }],
])('with %s a page is what it would be without any earlier build', async (_, change) => {
  const kept = newFolder();
  const before = await finishedSite(kept);
  const after = await finishedSite(kept, change);
  expect(after).toEqual(await finishedSite(newFolder(), change));
  expect(after.files['a.html']).not.toBe(before.files['a.html']);
});
