import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { contentRoutes, pictureLimits } from '@vanda/desk-api/content';
import type { Route } from '@vanda/desk-api/route';
import * as z from 'zod';
import { DomainError } from './contract.ts';
import type { Author } from './git.ts';

const requestSchema = z.strictObject({
  by: z.strictObject({ id: z.string().regex(/^[\w.-]{1,120}$/), name: z.string().max(200) }),
  params: z.optional(z.unknown()),
  query: z.optional(z.unknown()),
  body: z.optional(z.unknown()),
});

const maxBytes = Math.ceil((pictureLimits.bytes * 4) / 3) + 64 * 1024;

export type FileAnswer = { readonly bytes: Buffer; readonly type: string; readonly status?: number };
type AnyHandler = (request: {
  by: Author;
  params: unknown;
  query: unknown;
  body: unknown;
}) => Promise<object | FileAnswer>;

export type SocketParts = {
  readonly handlers: Readonly<Record<string, AnyHandler>>;
  readonly preview: (path: string, theme: string | null) => Promise<FileAnswer>;
  readonly log: (words: string) => void;
};

/**
 * On a Unix socket open only to the service's group: `POST /ROUTE` with a request the desk has authorised, checked
 * again here. Undefined where another publisher listens.
 */
export async function listenOnSocket(file: string, parts: SocketParts): Promise<Server | undefined> {
  mkdirSync(path.dirname(file), { recursive: true });
  if (existsSync(file)) {
    if (await isAlive(file)) return undefined;
    rmSync(file);
  }
  const server = createServer((request, response) => {
    respond(request, response, parts).catch((error: unknown) => {
      parts.log(`failed: ${request.url}: ${error instanceof Error ? error.stack : String(error)}`);
      send(response, 500, { code: 'failed' });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(file, resolve);
  });
  chmodSync(file, 0o660);
  return server;
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  parts: SocketParts,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://publisher');
  if (request.method === 'GET' && url.pathname.startsWith('/preview/')) {
    const theme = url.searchParams.get('theme');
    const rest = url.pathname.slice('/preview/'.length);
    return sendFile(response, await parts.preview(`${rest}${url.search}`, theme));
  }
  const name = url.pathname.slice(1);
  const handler = Object.hasOwn(parts.handlers, name) ? parts.handlers[name] : undefined;
  if (request.method !== 'POST' || !handler) return send(response, 404, { code: 'not-found' });
  const route: Route = contentRoutes[name as keyof typeof contentRoutes];
  const given = requestSchema.safeParse(await readJson(request));
  if (!given.success) return send(response, 422, { code: 'invalid' });
  const { by, ...asked } = given.data;
  const read = (part: 'params' | 'query' | 'body') => route[part]?.safeParse(asked[part]);
  asked.query ??= {};
  const [params, query, body] = [read('params'), read('query'), read('body')];
  if ([params, query, body].some((result) => result?.success === false))
    return send(response, 422, { code: 'invalid' });
  try {
    const answer = await handler({ by, params: params?.data, query: query?.data, body: body?.data });
    if ('bytes' in answer) return sendFile(response, answer);
    return send(response, 200, answer);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return send(response, 409, { code: error.code, words: error.message });
  }
}

function send(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

function sendFile(response: ServerResponse, { bytes, type, status = 200 }: FileAnswer): void {
  response.writeHead(status, { 'content-type': type }).end(bytes);
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return undefined;
  }
}

function isAlive(file: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(file);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
