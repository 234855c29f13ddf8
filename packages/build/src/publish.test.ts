import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@vanda/testing/temporary-folder';
import { beforeEach, expect, test } from 'vitest';
import { writeFilesList } from './files-list.ts';
import { publishBuild } from './publish.ts';

const day = 24 * 3_600_000;
let site: string;

beforeEach(() => {
  site = temporaryFolder();
});

function writeFiles(folder: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

function writeBuild(name: string, script = name, folder = path.join(site, 'builds', name)) {
  writeFiles(folder, {
    'dist/index.html': name,
    [`dist/_astro/${script}.js`]: script,
    [`dist/_astro/${script}.js.br`]: script,
    'dist/og/index.png': name,
    'http/map.json': name,
  });
  writeFilesList(path.join(folder, 'dist'), path.join(folder, 'http'));
}

const served = (file: string) => readFileSync(path.join(site, file), 'utf8');
const earlier = (name: string) => {
  const folder = path.join(site, 'builds', name, 'earlier/_astro');
  return existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.js')) : [];
};

test('a build that is not finished changes nothing', () => {
  writeBuild('1');
  publishBuild(site, '1');
  writeFiles(path.join(site, 'builds/2'), { 'dist/index.html': 'half' });
  expect(() => publishBuild(site, '2')).toThrow('no finished build');
  expect(served('dist/index.html')).toBe('1');
});

test('hashed files stay for pages that are open, with their compressed siblings; others do not', () => {
  for (const name of ['1', '2', '3']) {
    writeBuild(name);
    publishBuild(site, name);
  }
  expect(earlier('3').toSorted()).toEqual(['1.js', '2.js']);
  expect(existsSync(path.join(site, 'builds/3/earlier/_astro/1.js.br'))).toBe(true);
  expect(existsSync(path.join(site, 'builds/3/earlier/og'))).toBe(false);
});

test('a search index of another form stays for pages that are open; one of the same form is the new one', () => {
  const write = (name: string, files: Record<string, string>) => {
    writeBuild(name);
    writeFiles(path.join(site, 'builds', name, 'dist/search'), files);
    publishBuild(site, name);
  };
  write('1', { 'index.a.json': 'old' });
  write('2', { 'index.a.json': 'new' });
  expect(existsSync(path.join(site, 'builds/2/earlier/search'))).toBe(false);
  write('3', { 'index.b.json': 'another form' });
  expect(readFileSync(path.join(site, 'builds/3/earlier/search/index.a.json'), 'utf8')).toBe('new');
});

test('a hashed file goes thirty days after the last build that had it, however often the site is built', () => {
  const start = Date.now();
  writeBuild('1', 'old');
  publishBuild(site, '1', start);
  const left: boolean[] = [];
  for (const days of [0, 29, 31]) {
    const name = `2${days}`;
    writeBuild(name, 'new');
    publishBuild(site, name, start + days * day);
    left.push(earlier(name).includes('old.js'));
  }
  expect(left).toEqual([true, true, false]);
});

test('stores at most twenty megabytes of earlier hashed files, the latest', () => {
  for (const name of ['1', '2', '3', '4']) {
    writeBuild(name);
    writeFiles(path.join(site, 'builds', name, 'dist'), { [`_astro/big-${name}.js`]: 'x'.repeat(9_000_000) });
    publishBuild(site, name, Date.now());
  }
  const big = earlier('4').filter((file) => file.startsWith('big'));
  expect(big.toSorted()).toEqual(['big-2.js', 'big-3.js']);
});

test('two builds stay beside the one in place, and a folder in which a build is at work', () => {
  writeFiles(path.join(site, 'builds/running'), { 'dist/index.html': 'half' });
  writeFiles(path.join(site, 'builds/broken-off'), { 'dist/index.html': 'half' });
  utimesSync(path.join(site, 'builds/broken-off'), new Date(0), new Date(0));
  for (const name of ['1', '2', '3', '4']) {
    writeBuild(name);
    publishBuild(site, name);
  }
  const folders = readdirSync(path.join(site, 'builds'));
  expect(folders.toSorted()).toEqual(['2', '3', '4', 'current', 'running']);
});

test('a site that was built into plain folders steps aside, and its hashed files stay', () => {
  writeBuild('plain', 'plain', site);
  writeBuild('1');
  publishBuild(site, '1');
  expect([served('dist/index.html'), served('http/map.json')]).toEqual(['1', '1']);
  expect(earlier('1')).toEqual(['plain.js']);
});
