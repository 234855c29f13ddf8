import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { loadDesk } from '../../../intake/src/desk-part.ts';
import { runCommand } from '../../../intake/tests/support/command.ts';
import { freePort } from '../../../intake/tests/support/postgres.ts';
import { prepareService, spawnService, untilHealthy } from '../../../intake/tests/support/process.ts';

/** Whether anybody listens on a port of this machine. */
const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true) ?? socket.destroy());
    socket.once('error', () => resolve(false));
  });

it('the desk is reachable from nowhere when it is off, and on its own port when it is on', async () => {
  const { environment, origin } = await prepareService({});
  const deskPort = await freePort();
  const off = spawnService({ ...environment, DESK_PORT: String(deskPort), DESK_HOST: '127.0.0.1' });
  await untilHealthy(origin, off);
  expect(await isOpen(deskPort)).toBe(false);
  for (const path of ['/api/room', '/api/sign-in/options', '/metrics', '/calendar/x.ics']) {
    expect((await fetch(`${origin}${path}`)).status).toBe(404);
  }
  await off.end('SIGTERM');

  const desk = {
    DESK_URL: `http://localhost:${deskPort}`,
    DESK_PORT: String(deskPort),
    DESK_HOST: '127.0.0.1',
  };
  const invited = await runCommand({ ...environment, ...desk }, 'desk', 'invite-first', 'Rachel', 'Koh');
  expect(invited.out).toMatch(new RegExp(`^${desk.DESK_URL}/welcome#[\\w-]{43}$`, 'm'));
  const on = spawnService({ ...environment, ...desk });
  await untilHealthy(origin, on);
  expect((await fetch(`http://127.0.0.1:${deskPort}/api/room`)).status).toBe(401);
  expect((await fetch(`${origin}/api/room`)).status).toBe(404);
  const token = /#([\w-]{43})/.exec(invited.out)?.[1];
  const invitation = await fetch(`http://127.0.0.1:${deskPort}/api/invitation`, {
    method: 'POST',
    headers: { origin: desk.DESK_URL, 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  expect(await invitation.json()).toMatchObject({ kind: 'first', name: 'Rachel Koh', role: 'administrator' });

  const demo = await runCommand({ ...environment, ...desk }, 'desk', 'demo');
  expect(demo.out).toMatch(/^\d+ invented enquiries/);
  expect((await runCommand({ ...environment, ...desk }, 'desk', 'demo')).error).toContain(
    'into an empty one alone',
  );
  expect((await on.end('SIGTERM')).status).toBe(0);
});

it('DESK_URL without a desk ends the start with one line', async () => {
  await expect(loadDesk('/nowhere/open-desk.ts')).rejects.toThrow(
    'DESK_URL is set, but there is no desk at /nowhere/open-desk.ts',
  );
});
