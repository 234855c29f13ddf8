import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { rawRequest } from '../../../../tests/support/http.ts';
import { defaultConnectionLimits } from '../../../platform/http/connections.ts';
import { startDesk } from './support/desk.ts';

/** Opens connections; `closed` counts those that the other side has ended. */
async function openSockets(origin: string, count: number, sends = '') {
  const { hostname, port } = new URL(origin);
  const state = { closed: 0, received: '' };
  const open = () =>
    new Promise<Socket>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        if (sends) socket.write(sends);
        resolve(socket);
      });
      socket.on('error', () => undefined);
      socket.on('data', (data) => {
        state.received += data;
      });
      socket.once('close', () => {
        state.closed++;
        resolve(socket);
      });
    });
  const sockets = await Promise.all(Array.from({ length: count }, open));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  return state;
}

it('resets connections beyond the desk’s own limit', async () => {
  const desk = await startDesk({}, { connectionLimits: { ...defaultConnectionLimits, most: 5 } });
  const state = await openSockets(desk.origin, 12);
  await expect.poll(() => state.closed).toBe(7);
});

it('does not count the desk’s connections against those of the site', async () => {
  const connectionLimits = { ...defaultConnectionLimits, most: 5 };
  const desk = await startDesk(
    {},
    { connectionLimits: { ...connectionLimits, most: 50 } },
    { connectionLimits },
  );
  const state = await openSockets(desk.origin, 20);
  expect((await rawRequest(desk.service.origin, '/services')).status).toBe(200);
  expect(state.closed).toBe(0);
});

it('ends a desk request whose body does not arrive in time', async () => {
  const requestLimits = { wholeMs: 300, headersMs: 200, checkEveryMs: 50 };
  const desk = await startDesk({}, { requestLimits });
  const { host } = new URL(desk.origin);
  const state = await openSockets(
    desk.origin,
    1,
    `POST /api/sign-in HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
  );
  await expect.poll(() => state.closed).toBe(1);
  expect(state.received).toMatch(/^HTTP\/1\.1 408 /);
  expect(state.received.toLowerCase()).toContain('content-security-policy');
});

it.each([
  ['GET', '/%zz', 422],
  ['GET', '/api/unknown', 404],
  ['POST', '/unknown', 404],
  ['DELETE', '/api/bootstrap', 404],
])('sends all headers with the failure of %s %s', async (method, path, status) => {
  const desk = await startDesk();
  const response = await rawRequest(desk.origin, path, { method });
  expect(response.status).toBe(status);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  expect(JSON.parse(response.body.toString())).toMatchObject({
    code: status === 404 ? 'not-found' : 'invalid',
  });
});
