import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@vanda/testing/temporary-folder';
import { expect, test } from 'vitest';
import { inMarkdown } from '../src/text/markdown-hints.ts';
import { finishedPage, finishPages } from './finish.ts';
import { readPage } from './pages.ts';

const chunks = new Map([['a.js', 'e.className="shown"']]);
const finished = (html: string, file = 'a.html') => finishedPage(readPage(file, html), chunks);
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('writes one style without unused rules, defers modules, removes hints, and hashes the result', async () => {
  const [hint, value] = Object.entries(inMarkdown('skip'))[0] ?? [];
  const { html, policy, breaches } = await finished(
    `<html><head><meta charset="utf-8"><script data-modules="">0</script><style>.shown{color:red}.gone{color:red}</style><style>p{margin:0}</style></head><body><p ${hint}="${value}" class="a">A<script type="module" src="/_astro/a.js"></script></body></html>`,
  );
  const css = '.shown{color:red}p{margin:0}';
  expect(html).toBe(
    `<html><head><meta charset="utf-8"><script data-modules="/_astro/a.js">0</script><style>${css}</style></head><body><p class="a">A</body></html>`,
  );
  expect(policy).toContain(`style-src 'self' ${hash(css)};`);
  expect(breaches).toEqual([]);
});

test('keeps the variables of a drawing that a script shows', async () => {
  const page =
    '<head><meta charset="utf-8"><script data-modules="">0</script><style>:root{--petal:red;--gone:red}</style></head><script type="module" src="/_astro/b.js"></script>';
  const files = new Map([
    ['b.js', 'use.href="/_astro/flower.B-1.svg#flower"'],
    ['flower.B-1.svg', '<svg><path fill="var(--petal)"/></svg>'],
  ]);
  expect((await finishedPage(readPage('a.html', page), files)).html).toContain(
    '<style>:root{--petal:red}</style>',
  );
});

test('reports what the policy would block, but not in rules that the page does not use', async () => {
  const rule = 'a{background:url(https://cdn.example/a.png)}';
  const page = (body: string) => `<head><meta charset="utf-8"><style>${rule}</style></head>${body}`;
  expect((await finished(page('<p>'))).breaches).toEqual([]);
  expect((await finished(page('<a href="/">'))).breaches).toEqual([
    'request to another host: url(https://cdn.example/a.png',
  ]);
});

test('writes all pages, and rejects a site with forbidden content by naming every finding', async () => {
  const dist = temporaryFolder();
  mkdirSync(path.join(dist, '_astro'));
  writeFileSync(path.join(dist, '_astro/a.css'), '@import "https://cdn.example/b.css"');
  const pages = [readPage('a.html', '<p onclick="x()">'), readPage('b.html', '<p style="margin:0">')];
  const written: string[] = [];
  await expect(finishPages(pages, dist, (file) => written.push(file))).rejects.toThrow(
    /forbids 3 things[\s\S]*\/_astro\/a\.css[\s\S]*\/a: event-handler[\s\S]*\/b: style attribute/,
  );
  expect(written).toEqual(['a.html', 'b.html']);
  expect(readFileSync(path.join(dist, 'a.html'), 'utf8')).toBe('<p onclick="x()">');
});
