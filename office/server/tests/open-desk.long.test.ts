import { runCommand } from '@vanda/server/testing/command';
import { prepareService, refusedStart, startProcess } from '@vanda/server/testing/process';
import { freePort } from '@vanda/testing/free-port';
import { canConnect } from '@vanda/testing/sockets';
import { expect, it } from 'vitest';

it('the desk is reachable from nowhere when it is off, and on its own port when it is on', async () => {
  const { environment, origin } = await prepareService({});
  const deskPort = await freePort();
  const off = await startProcess({ ...environment, DESK_PORT: String(deskPort), DESK_HOST: '127.0.0.1' });
  expect(await canConnect(deskPort)).toBe(false);
  for (const path of ['/api/bootstrap', '/api/sign-in/options', '/metrics', '/calendar/x.ics'])
    expect((await fetch(`${origin}${path}`)).status).toBe(404);
  await off.end('SIGTERM');

  const desk = {
    DESK_URL: `http://localhost:${deskPort}`,
    DESK_PORT: String(deskPort),
    DESK_HOST: '127.0.0.1',
  };
  const demo = await runCommand({ ...environment, ...desk }, 'desk', 'demo');
  expect(demo.out).toMatch(/^\d+ invented enquiries/);
  const invited = await runCommand({ ...environment, ...desk }, 'desk', 'invite-first', 'Rachel', 'Koh');
  expect(invited.out).toMatch(new RegExp(`^${desk.DESK_URL}/welcome#[\\w-]{43}$`, 'm'));
  expect(invited.out).toContain(environment.DATA_DIR);
  const second = await runCommand({ ...environment, ...desk }, 'desk', 'invite-first', 'Rachel', 'Koh');
  expect([second.status, second.out]).toEqual([1, '']);
  expect(second.error).toMatch(/^Rachel Koh is at the desk .*: desk recover NAME$/m);
  const on = await startProcess({ ...environment, ...desk });
  expect((await fetch(`http://127.0.0.1:${deskPort}/api/bootstrap`)).status).toBe(401);
  expect((await fetch(`${origin}/api/bootstrap`)).status).toBe(404);
  const token = /#([\w-]{43})/.exec(invited.out)?.[1];
  const invitation = await fetch(`http://127.0.0.1:${deskPort}/api/invitation`, {
    method: 'POST',
    headers: { origin: desk.DESK_URL, 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  expect(await invitation.json()).toMatchObject({ kind: 'first', name: 'Rachel Koh', role: 'administrator' });

  expect((await runCommand({ ...environment, ...desk }, 'desk', 'demo')).error).toContain(
    'into an empty one alone',
  );
  expect((await on.end('SIGTERM')).status).toBe(0);
});

it('a start without the desk’s built pages ends with status 1 and one line', async () => {
  const { environment } = await prepareService({});
  const desk = { DESK_URL: 'http://localhost:4500', DESK_DIST: `${environment.DATA_DIR}-none` };
  expect(await refusedStart({ ...environment, ...desk })).toMatch(
    /^The desk's pages are missing from .*: run npm run build, or leave DESK_URL out$/,
  );
});

it.each([
  ['', true],
  ['127.0.0.1', false],
])('warns at the start behind TLS when TRUST_PROXY is "%s": %s', async (proxy, warns) => {
  const { environment } = await prepareService({});
  const service = await startProcess({
    ...environment,
    DESK_URL: 'https://desk.vanda.example',
    DESK_PORT: String(await freePort()),
    TRUST_PROXY: proxy,
  });
  await expect.poll(() => service.output()).toContain('Desk: https://desk.vanda.example');
  expect(service.output().includes('Warning: TRUST_PROXY is empty')).toBe(warns);
  await service.end('SIGTERM');
});
