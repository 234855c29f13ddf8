import type { IncomingMessage } from 'node:http';

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const ownNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Why a request is none of the editor's own page, or undefined if it is one. Another site that is open in the same
 * browser can send requests here (CSRF), under a name of its own that it points at this machine (DNS rebinding); and
 * a server that listens on all addresses hears the whole network.
 */
export function foreignness({ socket, headers, method }: IncomingMessage): string | undefined {
  if (!loopback.test(socket.remoteAddress ?? '')) return 'comes from another machine';
  const host = headers.host ?? '';
  if (!ownNames.some((name) => host === `${name}:${socket.localPort}`))
    return 'calls this server by another name';
  const isOwnOrigin = headers.origin === `http://${host}`;
  if (headers.origin !== undefined && !isOwnOrigin) return 'comes from another site';
  if (!['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined)) {
    return 'comes from another site';
  }
  if (method === 'GET') return undefined;
  if (!isOwnOrigin) return 'does not say where it comes from';
  return headers['content-type'] === 'application/json' ? undefined : 'is not JSON';
}
