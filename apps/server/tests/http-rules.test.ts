import { rawRequest } from '@vanda/testing/http';
import { openSockets } from '@vanda/testing/sockets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from './support/service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

it.each([
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nhOST: b\r\n\r\n', 400],
  ['a huge header', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
])(
  'a request that can not be read (%s) is refused with the headers of every answer, and hung up on',
  async (_, bytes, status) => {
    const socket = await openSockets(service.origin, 1, { sends: bytes });
    await expect.poll(() => socket.closed).toBe(1);
    const answer = socket.received;
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer.toLowerCase()).toContain('\r\nx-content-type-options: nosniff\r\n');
    expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n');
    expect(answer.split('HTTP/1.1 ')).toHaveLength(2);
  },
);

describe('the address that a form is sent to', () => {
  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('answers %s: only POST', async (method) => {
    const answer = await rawRequest(service.origin, '/api/enquiries/contact', { method });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'POST']);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('links a browser that opens it to the page with the form', async () => {
    const answer = await rawRequest(service.origin, '/api/enquiries/contact', {
      headers: { accept: 'text/html' },
    });
    expect(answer.status).toBe(405);
    expect(answer.body.toString()).toContain('<a href="/contact">');
  });

  it('is there only for forms that there are', async () => {
    const answer = await rawRequest(service.origin, '/api/enquiries/nope');
    expect([answer.status, answer.headers.allow]).toEqual([404, undefined]);
  });
});
