import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { buildForTest, newBuildFolder } from '../postbuild/build-for-test.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = newBuildFolder();
const dist = path.join(folder, 'build/dist');
const content = path.join(root, 'apps/site/src/content');
const demonstration = parse(readFileSync(path.join(content, 'company/demonstration.yaml'), 'utf8'));
const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');
const services = readdirSync(path.join(content, 'services')).map((file) => file.replace('.yaml', ''));

beforeAll(
  () => buildForTest(dist, { BUILD_CACHE: path.join(folder, 'cache'), SITE_DIST: dist, DEMO_COMPANY: '1' }),
  600_000,
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a build with DEMO_COMPANY=1', () => {
  test('marks every page, and keeps it out of search engines', () => {
    const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    );
    expect(pages.length).toBeGreaterThan(services.length);
    for (const page of pages) {
      const html = read(page);
      // Pages that only redirect have no text.
      if (html.includes('http-equiv="refresh"')) continue;
      expect(html, page).toContain(demonstration.notice);
      expect(html, page).toContain('content="noindex"');
    }
  });

  test.each(services)('/services/%s answers payment, references and insurance within its budget', (slug) => {
    const html = read(`services/${slug}.html`);
    for (const label of ['Payment', 'References', 'Insurance']) expect(html).toContain(`<dt>${label}</dt>`);
    expect(html).not.toMatch(/undefined|NaN|\[object/);
    expect(brotliCompressSync(html).length).toBeLessThan(20_000);
  });

  test('names every person with role and credentials on the About page, and the clients', () => {
    const about = read('about.html');
    for (const { name, role, credential } of demonstration.people)
      for (const text of [name, role, credential]) expect(about).toContain(text);
    for (const { name } of demonstration.references) expect(about).toContain(name);
  });
});
