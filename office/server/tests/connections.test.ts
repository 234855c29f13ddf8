import { rawRequest } from '@vanda/testing/http';
import { openSockets } from '@vanda/testing/sockets';
import { expect, it } from 'vitest';
import { startDesk } from './support/desk.ts';

it('resets connections beyond the desk’s own limit, and does not count them against those of the site', async () => {
  const limitTo = (most: number) => ({ connectionLimits: { most } });
  const desk = await startDesk({}, limitTo(5), limitTo(2));
  const state = await openSockets(desk.origin, 12);
  await expect.poll(() => state.closed).toBe(7);
  expect((await rawRequest(desk.service.origin, '/services')).status).toBe(200);
});

it('ends a desk request whose body does not arrive in time', async () => {
  const requestLimits = { wholeMs: 300, headersMs: 200, checkEveryMs: 50 };
  const desk = await startDesk({}, { requestLimits });
  const { host } = new URL(desk.origin);
  const sends = `POST /api/sign-in HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`;
  const state = await openSockets(desk.origin, 1, { sends });
  await expect.poll(() => state.closed).toBe(1);
  expect(state.received).toMatch(/^HTTP\/1\.1 408 /);
  expect(state.received.toLowerCase()).toContain('content-security-policy');
});

it('sends all headers with every failure', async () => {
  const desk = await startDesk();
  for (const [method, path, status, code] of [
    ['GET', '/%zz', 422, 'invalid'],
    ['GET', '/api/unknown', 404, 'not-found'],
    ['POST', '/unknown', 404, 'not-found'],
    ['DELETE', '/api/bootstrap', 404, 'not-found'],
  ] as const) {
    const response = await rawRequest(desk.origin, path, { method });
    expect([path, response.status]).toEqual([path, status]);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    expect(JSON.parse(response.body.toString())).toMatchObject({ code });
  }
});
