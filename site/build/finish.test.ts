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
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page is sent with one pruned style, a policy that names it, scripts that wait, and no hints', async () => {
  const [hint, value] = Object.entries(inMarkdown('skip'))[0] ?? [];
  const { html, policy, breaches } = await finished(
    `<html><head><meta charset="utf-8"><script data-later="">0</script><style>.shown{color:red}.gone{color:red}</style><style>p{margin:0}</style></head><body><p ${hint}="${value}" class="a">A<script type="module" src="/_astro/a.js"></script></body></html>`,
  );
  const css = '.shown{color:red}\np{margin:0}';
  const meta = policy.replace("; frame-ancestors 'none'", '');
  expect(html).toBe(
    `<html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${meta}"><script data-later="/_astro/a.js">0</script><style>${css}</style></head><body><p class="a">A</body></html>`,
  );
  expect(policy).toContain(`style-src 'self' ${hash(css)};`);
  expect(breaches).toEqual([]);
});

test('what the policy blocks is found, but not in rules that the page does without', async () => {
  const rule = 'a{background:url(https://cdn.example/a.png)}';
  const page = (body: string) => `<head><meta charset="utf-8"><style>${rule}</style></head>${body}`;
  expect((await finished(page('<p>'))).breaches).toEqual([]);
  expect((await finished(page('<a href="/">'))).breaches).toEqual([
    'request to another host: url(https://cdn.example/a.png',
  ]);
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
