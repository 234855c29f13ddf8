import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '../../..');
const temporary = mkdtempSync(path.join(tmpdir(), 'demonstration-'));
const dist = path.join(temporary, 'build/dist');
const content = path.join(root, 'apps/site/src/content');
const demonstration = parse(readFileSync(path.join(content, 'company/demonstration.yaml'), 'utf8'));
const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');
const services = readdirSync(path.join(content, 'services')).map((file) => file.replace('.yaml', ''));

beforeAll(() => {
  const build = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/astro/bin/astro.mjs'),
      'build',
      '--config',
      'build.config.mjs',
      '--outDir',
      dist,
    ],
    {
      cwd: path.join(root, 'apps/site'),
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        ASTRO_TELEMETRY_DISABLED: '1',
        BUILD_CACHE: path.join(temporary, 'cache'),
        SITE_DIST: dist,
        DEMO_COMPANY: '1',
      },
    },
  );
  expect(build.status, build.stderr + build.stdout.slice(-3000)).toBe(0);
}, 300_000);
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

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
