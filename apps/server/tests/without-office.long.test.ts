import { cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@vanda/testing/temporary-folder';
import { expect, it } from 'vitest';
import { prepareService, refusedStart, sources, startProcess } from './support/process.ts';
import { postJson, registration } from './support/service.ts';

it('with office/ deleted the server serves pages and stores enquiries, and a start with DESK_URL ends with one line', async () => {
  const copy = temporaryFolder();
  const folder = path.join(copy, 'apps/server/src');
  cpSync(sources, folder, { recursive: true });
  for (const name of ['node_modules', 'package.json'])
    symlinkSync(path.join(sources, '../../..', name), path.join(copy, name));
  const { environment, origin } = await prepareService({});
  const service = await startProcess({ ...environment, SITE_NOW: '2025-08-01T09:00:00+08:00' }, folder);
  expect((await fetch(origin)).status).toBe(200);
  expect((await postJson(origin, 'professional-scrum-master', registration)).status).toBe(201);
  expect((await service.end('SIGTERM')).status).toBe(0);
  expect(await refusedStart({ ...environment, DESK_URL: 'http://localhost:4500' }, folder)).toMatch(
    /^There is no desk at .*office\/server\/src: leave DESK_URL out.*$/,
  );
});
