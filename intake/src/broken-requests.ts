import type { Socket } from 'node:net';
import { type HttpMap, headersForAll } from './static/http-map.ts';

const answers: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Answers what Node's parser could not read, or did not get in time, with the headers of every answer; then hangs up. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket, map: HttpMap): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = answers[error.code ?? ''] ?? '400 Bad Request';
  const body = 'This request is not valid.\n';
  const fields = {
    ...headersForAll(map),
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(body.length),
    Connection: 'close',
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`);
  socket.destroy(error);
}
