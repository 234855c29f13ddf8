import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publishBuild } from '@vanda/build/publish';
import { codeForms } from '@vanda/forms/forms';
import { rawRequest } from '@vanda/testing/http';
import { temporaryFolder } from '@vanda/testing/temporary-folder';
import { beforeEach, describe, expect, it } from 'vitest';
import { startClients } from './support/clients.ts';
import { prepareService, refusedStart, sources, startProcess } from './support/process.ts';
import { postForm, postJson, registration, testSessions } from './support/service.ts';
import { type BuildParts, httpMap, pages, pointTo, writeBuild } from './support/site.ts';

let site: string;
let environment: Record<string, string>;
let origin: string;

beforeEach(async () => {
  site = temporaryFolder();
  const prepared = await prepareService({});
  ({ origin } = prepared);
  environment = {
    ...prepared.environment,
    SITE_DIST: path.join(site, 'dist'),
    SITE_HTTP_MAP: path.join(site, 'http/map.json'),
    SITE_SESSIONS: path.join(site, 'http/sessions.json'),
    SITE_NOW: '2025-08-01T09:00:00+08:00',
  };
});

const folderOf = (name: string) => path.join(site, 'builds', name);

function write(name: string, { sessions = testSessions, forms = [] }: BuildParts = {}) {
  const files = {
    ...pages,
    'index.html': `<!doctype html><title>Home</title><h1>Build ${name}</h1>${' '.repeat(50_000)}`,
    [`_astro/page.${name}.js`]: `console.log('${name}')`,
  };
  const rules = { ...httpMap.headers, '/': { 'X-Build': name } };
  return writeBuild(folderOf(name), files, { httpMap: { ...httpMap, headers: rules }, sessions, forms });
}

function publish(name: string, parts?: BuildParts) {
  write(name, parts);
  publishBuild(site, name);
}

async function servedBuild(): Promise<string> {
  const { status, headers, body } = await rawRequest(origin, '/');
  const name = /<h1>Build (.*?)<\/h1>/.exec(body.toString())?.[1];
  expect([status, name]).toEqual([200, headers['x-build']]);
  return name ?? '';
}

const until = (isSo: () => boolean | Promise<boolean>) => expect.poll(isSo, { interval: 10 }).toBe(true);

describe('a new build beside the running service', () => {
  it('under load no request fails or sees halves of two, and an open page finds its scripts', async () => {
    publish('000');
    const service = await startProcess(environment);
    let answered = 0;
    const seen = new Set<string>();
    const failures: unknown[] = [];
    const visit = async () => {
      const name = await servedBuild();
      seen.add(name);
      const script = await rawRequest(origin, `/_astro/page.${name}.js`);
      expect([name, script.status, script.body.toString()]).toEqual([name, 200, `console.log('${name}')`]);
      const form = await postForm(origin, 'professional-scrum-master', { courseDate: '2025-08-18' });
      expect([form.status, await form.text()]).toEqual([422, expect.stringContaining('value="2025-08-18"')]);
      answered += 3;
    };
    const end = startClients(8, () => visit().catch((error) => failures.push(error)));
    // The second switch happens while the service reads the first.
    for (let build = 2; build <= 6; build += 2) {
      publish(`first-${build}`);
      publish(`second-${build}`);
      await until(() => seen.has(`second-${build}`) || failures.length > 0);
    }
    await until(() => answered > 200 || failures.length > 0);
    await end();
    expect(failures).toEqual([]);
    expect(seen.size).toBeGreaterThan(3);
    // A page of the very first build may still be open.
    expect((await rawRequest(origin, '/_astro/page.000.js')).headers['cache-control']).toContain('immutable');
    expect(service.output()).not.toContain('broken');
    expect((await service.end('SIGTERM')).status).toBe(0);
  });

  it('brings its sessions: a date that was refused is booked', async () => {
    const courseDate = '2025-10-13';
    const book = () => postJson(origin, 'professional-scrum-master', { ...registration, courseDate });
    publish('1');
    const service = await startProcess(environment);
    const refused = await book();
    expect([refused.status, refused.body.status]).toEqual([422, 'invalid']);
    const offered = testSessions['professional-scrum-master'];
    const added = { start: courseDate, end: '2025-10-15', place: 'Singapore' };
    publish('2', { sessions: { 'professional-scrum-master': [...offered, added] } });
    await until(async () => (await servedBuild()) === '2');
    expect((await book()).status).toBe(201);
    expect((await service.end('SIGTERM')).status).toBe(0);
  });

  it('brings the form of a new course, whose registrations are read after the course has left the site', async () => {
    const own = { ...codeForms['cybersecurity-essentials'], id: 'cloud', title: 'Cloud Security' };
    publish('1');
    const first = await startProcess(environment);
    const book = () => postJson(origin, 'cloud', { ...registration, courseDate: '2025-10-13' });
    expect((await book()).status).toBe(404);
    publish('2', { forms: [own] });
    await until(async () => (await servedBuild()) === '2');
    const { status, body } = await book();
    expect(status).toBe(201);
    expect((await first.end('SIGTERM')).status).toBe(0);
    publish('3');
    const second = await startProcess(environment);
    const show = spawnSync(process.execPath, [path.join(sources, 'cli.ts'), 'show', String(body.reference)], {
      env: { ...process.env, ...environment },
      encoding: 'utf8',
    });
    expect(show.stdout, show.stderr).toMatch(/Cloud Security/);
    expect((await second.end('SIGTERM')).status).toBe(0);
  });

  it('that is broken is logged and not served, and the next valid one is', async () => {
    const sessions = { 'professional-scrum-master': [{}] };
    const spoil: [what: string, spoil: (folder: string) => void, parts?: BuildParts][] = [
      ['a page is missing', (folder) => rmSync(path.join(folder, 'dist/services.html'))],
      ['a page is cut', (folder) => writeFileSync(path.join(folder, 'dist/services.html'), '<!doctype')],
      ['the sessions are wrong', () => undefined, { sessions }],
      ['the list is gone', (folder) => rmSync(path.join(folder, 'http/files.json'))],
    ];
    publish('000');
    const service = await startProcess(environment);
    const complaints = () => service.output().split('the new build is broken').length - 1;
    for (const [index, [what, break_, parts]] of spoil.entries()) {
      const name = `broken-${index}`;
      write(name, parts);
      break_(folderOf(name));
      pointTo(path.join(site, 'builds/current'), name);
      await until(() => complaints() === index + 1);
      expect([what, await servedBuild()]).toEqual([what, '000']);
      expect((await rawRequest(origin, '/services')).status).toBe(200);
    }
    publish('001');
    await until(async () => (await servedBuild()) === '001');
    expect((await service.end('SIGTERM')).status).toBe(0);
  });
});

it('a start on an incomplete build ends with status 1 and one line with file and fix', async () => {
  publish('1');
  rmSync(path.join(site, 'dist/services.html'));
  expect(await refusedStart(environment)).toMatch(/^\S*\/services\.html is missing: build the site again$/);
});
