import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inMarkdown } from '../src/markdown-hints.ts';
import { finishedPage } from './finish.ts';
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
