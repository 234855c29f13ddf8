import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { draftSiteFile } from './draft-site.ts';

let folder: string;
const file = (address: string) => {
  const { bytes, ...answer } = draftSiteFile(folder, '/preview/site-d1', address, null);
  return { ...answer, text: bytes.toString('utf8') };
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'draft-site-'));
  mkdirSync(path.join(folder, 'dist/news'), { recursive: true });
  for (const [name, text] of Object.entries({
    'dist/index.html':
      '<a href="/news/x">x</a><script src="/a.js"></script><img srcset="/a.webp 1x, /b.webp 2x">',
    'dist/news.html': 'news',
    'dist/404.html': 'not found',
    'dist/a.css': 'a{background:url(/a.svg)}',
    'dist/a.js': 'alert(1)',
    'secret.txt': 'secret',
  }))
    writeFileSync(path.join(folder, name), text);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a draft’s whole site', () => {
  test('has no script, and keeps every address inside the preview', () => {
    expect(file('/')).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
    expect(file('/').text).toBe(
      '<a href="/preview/site-d1/news/x">x</a><img srcset="/preview/site-d1/a.webp 1x, /preview/site-d1/b.webp 2x">',
    );
    expect(file('/a.css').text).toBe('a{background:url(/preview/site-d1/a.svg)}');
    expect(file('/a.js')).toMatchObject({ status: 404 });
  });

  test('answers pages without their ending, and a page that is not there with the site’s own', () => {
    expect(file('/news?theme=dark')).toMatchObject({ status: 200, text: 'news' });
    expect(file('/nope')).toMatchObject({ status: 404, text: 'not found' });
  });

  test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/news/../../secret.txt'])(
    'does not leave its folder: %s',
    (address) => expect(file(address)).toMatchObject({ status: 404, text: 'not found' }),
  );
});
