import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { buildForTest, newBuildFolder } from '../postbuild/build-for-test.ts';

/** Three builds for all rules, because each takes most of a minute. */

const folder = newBuildFolder();
const content = path.join(folder, 'content');
const shipped = path.resolve(import.meta.dirname, '../src/content');
const change = (file: string, from: string | RegExp, to: string) => {
  const place = path.join(content, file);
  const text = readFileSync(place, 'utf8');
  expect(text.search(from), file).toBeGreaterThanOrEqual(0);
  writeFileSync(place, text.replace(from, to));
};
const distOf = (name: string) => path.join(folder, name, 'build/dist');
const build = (name: string, now: string, cache: string, more: Record<string, string> = {}) =>
  buildForTest(distOf(name), {
    BUILD_CACHE: path.join(folder, cache),
    CONTENT_DIR: content,
    SITE_NOW: now,
    ...more,
  });
const leapDay = '2036-02-29T00:00:00+08:00';

beforeAll(() => {
  cpSync(shipped, content, { recursive: true });
  const dated = '$&{{until 2026-11-30: The offer ends soon. | The offer has ended.}} ';
  change('services/ai-adoption.yaml', /^ +text: >-\n +/m, dated);
  build('2027', '2027-11-24T09:00:00+08:00', 'cache', { DEMO_COMPANY: '1' });
  change('industries/energy.yaml', 'Forecasts', 'Foresights');
  change('company/company.yaml', '  hours: ', '  hours: 7');
  build('2036', leapDay, 'cache');
}, 900_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(['2027', '2036'])('a build in %s', (year) => {
  const read = (file: string) => readFileSync(path.join(distOf(year), file), 'utf8');

  test('states the current year beside the first one of the copyright line', () =>
    expect(read('index.html')).toMatch(new RegExp(`© 20\\d\\d–${year} `)));

  test('states on every regulation page that its review is older than six months', () =>
    expect(read('ai-regulations/singapore.html')).toContain('more than six months ago'));

  test('shows the later variant of a sentence about a day that is past', () => {
    const shown = read('services/ai-adoption.html').replace(/<span[^>]*\bhidden\b[^>]*>[^<]*<\/span>/g, '');
    expect(shown).toContain('The offer has ended.');
    expect(shown).not.toContain('The offer ends soon.');
  });

  test('offers no session that has started', () => {
    expect(read('services/professional-scrum-master.html')).not.toContain('"https://schema.org/InStock"');
    expect(read('calendar/sessions.ics')).not.toContain('BEGIN:VEVENT');
  });
});

test('after a change of content, a build with the cache of the one before equals a build without a cache, byte for byte', {
  timeout: 600_000,
}, () => {
  // What is compressed is stored by its content (precompress.test.ts); once more it would take a third of a build.
  cpSync(path.join(folder, 'cache/precompress'), path.join(folder, 'new-cache/precompress'), {
    recursive: true,
  });
  build('without-cache', leapDay, 'new-cache');
  expect(hashesOf('2036')).toEqual(hashesOf('without-cache'));
  const read = (page: string) => readFileSync(path.join(distOf('2036'), page), 'utf8');
  expect(read('ai-applications/energy.html')).toContain('Foresights');
  expect(read('services/professional-scrum-master.html')).toContain('724 hours');
});

describe('a build with DEMO_COMPANY=1', () => {
  const demonstration = parse(readFileSync(path.join(shipped, 'company/demonstration.yaml'), 'utf8'));
  const services = readdirSync(path.join(shipped, 'services')).map((file) => file.replace('.yaml', ''));
  const read = (file: string) => readFileSync(path.join(distOf('2027'), file), 'utf8');

  test('marks every page, and keeps it out of search engines', () => {
    const pages = readdirSync(distOf('2027'), { recursive: true, encoding: 'utf8' }).filter((file) =>
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
    expect(brotliCompressSync(html).length).toBeLessThan(20_600);
  });

  test('names every person with role and credentials on the About page, and the clients', () => {
    const about = read('about.html');
    for (const { name, role, credential } of demonstration.people)
      for (const text of [name, role, credential]) expect(about).toContain(text);
    for (const { name } of demonstration.references) expect(about).toContain(name);
  });
});

/** Hashes of a build's files, except the one with the time of the build. */
function hashesOf(name: string): [file: string, hash: unknown][] {
  const list = JSON.parse(readFileSync(path.join(distOf(name), '../http/files.json'), 'utf8'));
  return [list.dist, list.http].flatMap(Object.entries).filter(([file]) => file !== 'build.json');
}
