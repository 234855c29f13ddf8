import { spawn } from 'node:child_process';
import { readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { rawRequest } from '@vanda/testing/http';
import { expect, it } from 'vitest';
import { startClients } from './support/clients.ts';
import { prepareService, startProcess } from './support/process.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const dist = path.join(root, 'apps/site/dist');

it('a whole build beside the running service fails no request, is served, and is the same build under a test runner', {
  timeout: 600_000,
}, async () => {
  const { environment, origin } = await prepareService({});
  const ofRepository = { SITE_DIST: dist, SITE_HTTP_MAP: path.join(root, 'apps/site/http/map.json') };
  const service = await startProcess({ ...environment, ...ofRepository, LOG_LEVEL: 'info' });
  const before = realpathSync(dist);
  const namesOfScripts = () =>
    readdirSync(path.join(dist, '_astro'))
      .filter((name) => name.endsWith('.js'))
      .sort();
  const scripts = namesOfScripts();
  const paths = ['/', '/services', '/news', '/contact', ...scripts.map((name) => `/_astro/${name}`)];

  let answered = 0;
  const failures: [path: string, what: unknown][] = [];
  const end = startClients(4, async (visits, client) => {
    const asked = paths[(visits + client) % paths.length] ?? '/';
    const what = await rawRequest(origin, asked).then(
      ({ status }) => status,
      (error: unknown) => error,
    );
    answered++;
    if (what !== 200) failures.push([asked, what]);
    await sleep(20);
  });
  const build = spawn(process.execPath, ['scripts/run.mjs', 'build'], { cwd: root, stdio: 'ignore' });
  expect(await new Promise((resolve) => build.once('close', resolve))).toBe(0);
  expect(realpathSync(dist)).not.toBe(before);
  expect(namesOfScripts()).toEqual(scripts);
  while (!service.output().includes('a new build of the site is served')) await sleep(50);
  const enough = answered + 2 * paths.length;
  while (answered < enough) await sleep(5);
  await end();

  console.log(`${answered} requests during the build, ${failures.length} failed`);
  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(1000);
  expect((await service.end('SIGTERM')).status).toBe(0);
});
