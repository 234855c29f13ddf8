import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@vanda/testing/temporary-folder';
import { describe, expect, test } from 'vitest';
import { deskBuild, fingerprintOf, isCurrent, siteBuild, writeStamp } from './builds.ts';

const noon = new Date('2026-11-23T12:00:00+08:00');

function project(files: readonly string[]) {
  const root = temporaryFolder();
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  for (const file of files) write(file, 'before');
  return { root, write };
}

describe.each([
  ['site', siteBuild, ['apps/site/src/content/company.yaml', 'packages/forms/src/day.ts']],
  ['desk', deskBuild, ['office/desk/src/main.tsx', 'office/api/src/routes.ts']],
] as const)('the build of the %s', (_name, build, sources) => {
  const fingerprint = (root: string) => fingerprintOf(root, build, {}, noon);

  test('is current until an input changes', () => {
    const { root, write } = project([...sources, build.result]);
    writeStamp(path.join(root, build.stamp), fingerprint(root));
    expect(isCurrent(root, build, fingerprint(root))).toBe(true);
    for (const source of sources) {
      const before = fingerprint(root);
      write(source, `after ${source}`);
      expect(fingerprint(root), source).not.toBe(before);
    }
    expect(isCurrent(root, build, fingerprint(root))).toBe(false);
  });

  test('is not current when its result is gone, or without a stamp', () => {
    const { root } = project(sources);
    expect(isCurrent(root, build, fingerprint(root))).toBe(false);
    writeStamp(path.join(root, build.stamp), fingerprint(root));
    expect(isCurrent(root, build, fingerprint(root))).toBe(false);
  });

  test('ignores files of the server', () => {
    const { root, write } = project(sources);
    const before = fingerprint(root);
    write('apps/server/src/app.ts', 'new');
    expect(fingerprint(root)).toBe(before);
  });
});

test('the site is rebuilt for settings that a page shows and for the next day in Singapore', () => {
  const { root } = project([]);
  const of = (environment: Record<string, string>, now = noon) =>
    fingerprintOf(root, siteBuild, environment, now);
  expect(of({ SITE_URL: 'https://a.example' })).not.toBe(of({}));
  expect(of({ FORMS: 'mailto' })).not.toBe(of({}));
  expect(of({ DEMO_COMPANY: '1' })).not.toBe(of({}));
  expect(of({ SMTP_URL: 'smtp://a.example' })).toBe(of({}));
  expect(of({}, new Date('2026-11-24T00:00:00+08:00'))).not.toBe(of({}));
  expect(of({}, new Date('2026-11-23T23:59:59+08:00'))).toBe(of({}));
});
