import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { prepareService, sources, spawnService, untilHealthy } from './support/process.ts';
import { postJson, registration } from './support/service.ts';

describe('with modules/staff deleted', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'without-staff-'));
  const copy = path.join(folder, 'apps/server/src');
  const staff = path.join(sources, 'modules/staff');
  cpSync(sources, copy, { recursive: true, filter: (file) => !file.startsWith(staff) });
  const root = path.resolve(sources, '../../..');
  for (const name of ['node_modules', 'tsconfig.base.json', 'package.json']) {
    symlinkSync(path.join(root, name), path.join(folder, name));
  }
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('the server starts, serves pages and stores enquiries', async () => {
    const { environment, origin } = await prepareService({});
    const service = spawnService({ ...environment, SITE_NOW: '2025-08-01T09:00:00+08:00' }, copy);
    await untilHealthy(origin, service);
    expect((await fetch(origin)).status).toBe(200);
    expect((await postJson(origin, 'professional-scrum-master', registration)).status).toBe(201);
    expect((await service.end('SIGTERM')).status).toBe(0);
  });

  it('a start with DESK_URL ends with status 1 and one line', async () => {
    const { environment } = await prepareService({});
    const service = spawnService({ ...environment, DESK_URL: 'http://localhost:4500' }, copy);
    await expect.poll(() => service.child.exitCode).toBe(1);
    expect(service.output().trim()).toMatch(/^There is no desk at .*modules\/staff: leave DESK_URL out/);
  });

  it('all other sources compile', () => {
    const project = path.join(folder, 'tsconfig.json');
    writeFileSync(
      project,
      JSON.stringify({
        extends: './tsconfig.base.json',
        compilerOptions: { allowJs: true },
        include: ['apps'],
      }),
    );
    const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
    const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });
});
