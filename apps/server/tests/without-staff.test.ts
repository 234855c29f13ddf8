import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { prepareService, spawnService, untilHealthy } from './support/process.ts';
import { postJson, registration } from './support/service.ts';
import { copyWithoutStaff } from './support/without-staff.ts';

describe('with modules/staff deleted', () => {
  const copy = path.join(copyWithoutStaff(), 'apps/server/src');

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
});
