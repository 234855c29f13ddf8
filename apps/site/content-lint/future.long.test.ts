import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const temporary = mkdtempSync(path.join(tmpdir(), 'future-'));
const content = path.join(temporary, 'content');
cpSync(path.join(root, 'apps/site/src/content'), content, { recursive: true });
const page = path.join(content, 'services/ai-adoption.yaml');
const dated = '$&{{until 2026-11-30: The offer ends soon. | The offer has ended.}} ';
writeFileSync(page, readFileSync(page, 'utf8').replace(/^ +text: >-\n +/m, dated));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

describe.each([
  ['2027', '2027-11-24T09:00:00+08:00'],
  ['2029', '2029-11-24T09:00:00+08:00'],
  ['2036', '2036-02-29T00:00:00+08:00'],
])('a build in %s', (year, now) => {
  const dist = path.join(temporary, year, 'build/dist');
  const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');

  test('succeeds', { timeout: 300_000 }, () => {
    const { status, stdout, stderr } = spawnSync(
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
        env: {
          ...process.env,
          NODE_ENV: 'production',
          ASTRO_TELEMETRY_DISABLED: '1',
          BUILD_CACHE: path.join(temporary, 'cache'),
          CONTENT_DIR: content,
          SITE_NOW: now,
        },
        encoding: 'utf8',
      },
    );
    expect(status, stderr + stdout.slice(-3000)).toBe(0);
  });

  test('states the current year beside the first one of the copyright line', () => {
    expect(read('index.html')).toMatch(new RegExp(`© 20\\d\\d–${year} `));
  });

  test('states on every regulation page that its review is older than six months', () => {
    expect(read('ai-regulations/singapore.html')).toContain('more than six months ago');
  });

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
