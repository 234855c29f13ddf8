import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEntries } from './entries.ts';
import { editorHandler } from './handler.ts';
import { foreignness } from './request-guard.ts';

let server: Server;
let host: string;

beforeAll(async () => {
  const entries = openEntries(join(import.meta.dirname, '../../site/src/content'), () => new Date());
  const handler = editorHandler(entries);
  server = createServer(
    (incoming, response) => void handler(incoming, response, () => response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

/** Sends headers as no browser's `fetch` lets a script set them. */
function send(
  method: string,
  path: string,
  headers: Record<string, string>,
  body = '',
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const [hostname, port] = host.split(':');
    const outgoing = request(
      { hostname, port, method, path, headers: { Host: host, ...headers } },
      (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const own = () => ({ Origin: `http://${host}`, 'Content-Type': 'application/json' });

describe('editorHandler', () => {
  test('its own page may read, and what it asks wrongly is answered in words', async () => {
    expect((await send('GET', '/editor/api/entries', {})).status).toBe(200);
    const answer = await send('POST', '/editor/api/entry', own(), '{"collection":"courses"}');
    expect(answer).toEqual({ status: 400, text: '{"message":"The request is not an entry"}' });
    expect((await send('POST', '/editor/api/entry', own(), 'no json')).status).toBe(400);
  });

  test('a name that somebody points at this machine is refused', async () => {
    expect((await send('GET', '/editor/api/entries', { Host: 'evil.example' })).status).toBe(403);
    expect((await send('GET', '/editor/api/entries', { Host: 'localhost:1' })).status).toBe(403);
  });

  test.each([
    ['of another site', { Origin: 'https://evil.example' }],
    ['of another port of this machine', { Origin: 'http://localhost:1' }],
    ['of a sandboxed page', { Origin: 'null' }],
    ['that hides where it comes from', { Origin: undefined }],
    ['that a plain form can send', { 'Content-Type': 'text/plain' }],
    ['that the browser says is foreign', { 'Sec-Fetch-Site': 'cross-site' }],
  ])('a request %s writes nothing', async (_, change) => {
    const headers = Object.fromEntries(
      Object.entries({ ...own(), ...change }).filter(
        (header): header is [string, string] => header[1] !== undefined,
      ),
    );
    const { status, text } = await send('POST', '/editor/api/entry', headers, '{}');
    expect({ status, text }).toMatchObject({ status: 403, text: expect.stringContaining('Refused') });
  });

  test('another machine is refused, also where the server listens on all addresses', () => {
    const socket = { remoteAddress: '192.168.1.7', localPort: 4321 };
    const incoming = { socket, method: 'GET', headers: { host: 'localhost:4321' } };
    expect(foreignness(incoming as never)).toBe('comes from another machine');
    expect(
      foreignness({ ...incoming, socket: { ...socket, remoteAddress: '::1' } } as never),
    ).toBeUndefined();
  });
});
