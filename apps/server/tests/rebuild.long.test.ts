import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { rawRequest } from './support/http.ts';
import { prepareService, spawnService, untilHealthy } from './support/process.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const dist = path.join(root, 'apps/site/dist');

it('a whole build beside the running service fails no request, is served, and is the same build under a test runner', {
  timeout: 300_000,
}, async () => {
  const { environment, origin } = await prepareService({});
  const ofRepository = { SITE_DIST: dist, SITE_HTTP_MAP: path.join(root, 'apps/site/http/map.json') };
  const service = spawnService({ ...environment, ...ofRepository, LOG_LEVEL: 'info' });
  await untilHealthy(origin, service);
  const before = realpathSync(dist);
  const namesOfScripts = () => readdirSync(path.join(dist, '_astro')).filter((name) => name.endsWith('.js'));
  const scripts = namesOfScripts();
  const paths = ['/', '/services', '/news', '/contact', ...scripts.map((name) => `/_astro/${name}`)];

  let isRunning = true;
  let answered = 0;
  const failures: [path: string, what: unknown][] = [];
  const client = async (number: number) => {
    for (let count = number; isRunning; count++) {
      const asked = paths[count % paths.length] ?? '/';
      const what = await rawRequest(origin, asked).then(
        ({ status }) => status,
        (error: unknown) => error,
      );
      answered++;
      if (what !== 200) failures.push([asked, what]);
      await sleep(5);
    }
  };
  const load = Promise.all(Array.from({ length: 4 }, (_, number) => client(number)));
  const build = spawn(process.execPath, ['scripts/run.mjs', 'build'], { cwd: root, stdio: 'ignore' });
  expect(await new Promise((resolve) => build.once('close', resolve))).toBe(0);
  expect(realpathSync(dist)).not.toBe(before);
  expect(namesOfScripts()).toEqual(scripts);
  while (!service.output().includes('a new build of the site is served')) await sleep(50);
  const enough = answered + 2 * paths.length;
  while (answered < enough) await sleep(5);
  isRunning = false;
  await load;

  console.log(`${answered} requests during the build, ${failures.length} failed`);
  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(1000);
  expect((await service.end('SIGTERM')).status).toBe(0);
});

it('after a change of content a build with the results of the one before is, byte for byte, a build without any', {
  timeout: 300_000,
}, () => {
  const temporary = mkdtempSync(path.join(tmpdir(), 'kept-'));
  onTestFinished(() => rmSync(temporary, { recursive: true }));
  const content = path.join(temporary, 'content');
  cpSync(path.join(root, 'apps/site/src/content'), content, { recursive: true });
  const build = (cache: string, name: string, nowIso: string) => {
    const dist = path.join(temporary, name, 'build/dist');
    const { status, stderr } = spawnSync(
      process.execPath,
      [path.join(root, 'node_modules/astro/bin/astro.mjs'), 'build', '--outDir', dist],
      {
        cwd: path.join(root, 'apps/site'),
        env: {
          ...process.env,
          NODE_ENV: 'production',
          ASTRO_TELEMETRY_DISABLED: '1',
          BUILD_CACHE: path.join(temporary, cache),
          CONTENT_DIR: content,
          SITE_NOW: nowIso,
        },
        encoding: 'utf8',
      },
    );
    expect(status, stderr).toBe(0);
    return hashesIn(path.dirname(dist));
  };
  const change = (file: string, from: string, to: string) => {
    const place = path.join(content, file);
    const text = readFileSync(place, 'utf8');
    expect(text).toContain(from);
    writeFileSync(place, text.replace(from, to));
  };

  const first = build('kept', 'first', '2025-08-01T09:00:00+08:00');
  change('industries/energy.yaml', 'Forecasts', 'Foresights');
  change('company/company.yaml', 'replyWithinHours: ', 'replyWithinHours: 7');
  const later = build('kept', 'later', '2025-09-01T09:00:00+08:00');
  const alone = build('new', 'alone', '2025-09-01T09:00:00+08:00');
  expect(later).toEqual(alone);
  expect(later['dist/ai-applications/energy.html']).not.toBe(first['dist/ai-applications/energy.html']);
  expect(later['dist/services/professional-scrum-master.html']).not.toBe(
    first['dist/services/professional-scrum-master.html'],
  );
});

/** Hashes of a build's files. When it was built stands in one of them, and that one's hash in another. */
function hashesIn(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !['build.json', 'files.json'].includes(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
  return Object.fromEntries(files.map((file) => [path.relative(folder, file), hash(file)]));
}
