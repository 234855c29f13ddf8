import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { assertBuilt, buildFingerprint, isBuildCurrent, newBuildFolder, stampBuild } from './build.mjs';

const noon = new Date('2026-11-21T04:00:00Z');
let root: string;

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const fingerprint = (environment = {}, now = noon) => buildFingerprint(root, environment, now);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'build-'));
  write('site/src/content/company.yaml', 'name: Vanda');
});

describe('buildFingerprint', () => {
  test('it stays the same while nothing changes', () => {
    expect(fingerprint()).toBe(fingerprint());
  });

  test.each([
    'site/src/content/company.yaml',
    'site/src/pages/new.astro',
    'enquiry/src/limits.ts',
    'site/public/a.svg',
  ])('a change in %s needs a new build', (file) => {
    const before = fingerprint();
    write(file, 'changed');
    expect(fingerprint()).not.toBe(before);
  });

  test('the served variables of a build need a new one, other variables do not', () => {
    expect(fingerprint({ SITE_URL: 'https://a.example' })).not.toBe(fingerprint());
    expect(fingerprint({ FORMS: 'mailto' })).not.toBe(fingerprint());
    expect(fingerprint({ PORT: '8080' })).toBe(fingerprint());
  });

  test('the next day in Singapore needs a new build', () => {
    expect(fingerprint({}, new Date('2026-11-21T15:59:00Z'))).toBe(fingerprint());
    expect(fingerprint({}, new Date('2026-11-21T16:01:00Z'))).not.toBe(fingerprint());
  });
});

describe('isBuildCurrent', () => {
  const site = () => path.join(root, 'site');

  test('a build that was stamped is current until its inputs change', () => {
    write('site/dist/index.html', '');
    write('site/http/map.json', '{}');
    stampBuild(site(), fingerprint());
    expect(isBuildCurrent(root, fingerprint())).toBe(true);
    write('site/src/content/company.yaml', 'name: Other');
    expect(isBuildCurrent(root, fingerprint())).toBe(false);
  });

  test('a build without a stamp is not current', () => {
    write('site/dist/index.html', '');
    expect(isBuildCurrent(root, fingerprint())).toBe(false);
  });

  test('a stamp without pages is no build', () => {
    write('site/http/map.json', '{}');
    stampBuild(site(), fingerprint());
    expect(isBuildCurrent(root, fingerprint())).toBe(false);
    expect(() => assertBuilt(root)).toThrow('npm run build');
  });
});

test('a later build has a later name', () => {
  const later = new Date(noon.getTime() + 1);
  expect(newBuildFolder(root, later) > newBuildFolder(root, noon)).toBe(true);
});
