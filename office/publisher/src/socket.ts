import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { pictureLimits } from '@vanda/desk-api/entries';
import { DomainError, invalid, notFound } from '@vanda/desk-api/failures';
import { draftSchema } from '@vanda/desk-api/path';
import type { Route } from '@vanda/desk-api/route';
import { contentRoutes } from '@vanda/desk-api/routes';
import { cleanLine } from '@vanda/forms/clean';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import * as z from 'zod';
import type { Author } from './git.ts';

const requestSchema = z.strictObject({
  by: z.strictObject({
    id: z.string().regex(/^[\w.-]{1,120}$/),
    name: z.string().max(200).overwrite(cleanLine),
  }),
  params: z.optional(z.unknown()),
  query: z.optional(z.unknown()),
  body: z.optional(z.unknown()),
});

const maxBytes = Math.ceil((pictureLimits.bytes * 4) / 3) + 64 * 1024;

export type FileResponse = { readonly bytes: Buffer; readonly type: string; readonly status?: number };
type AnyRequest = { by: Author; params: unknown; query: unknown; body: unknown };

/** Read at each request: they change once the publisher is open. */
export type SocketParts = {
  readonly handlers: Readonly<Record<string, (request: AnyRequest) => Promise<object | FileResponse>>>;
  /** @param address of a page or file, with its query */
  readonly preview: (draft: string, address: string) => FileResponse;
  readonly log: (message: string) => void;
};

/**
 * On a Unix socket open only to the service's group: `POST /ROUTE` with a request the desk has authorised, checked
 * again here. Undefined where another publisher listens.
 */
export async function listenOnSocket(file: string, parts: SocketParts): Promise<FastifyInstance | undefined> {
  mkdirSync(path.dirname(file), { recursive: true });
  if (existsSync(file)) {
    if (await isAlive(file)) return undefined;
    rmSync(file);
  }
  const app = fastify({ bodyLimit: maxBytes });
  app.setErrorHandler<FastifyError>((error, { url }, reply) => {
    if (error instanceof DomainError) return reply.code(409).send(error.failure);
    // Fastify's own: no JSON, or too large.
    if ((error.statusCode ?? 500) < 500) return reply.code(409).send(refused().failure);
    parts.log(`failed: ${url}: ${error.stack}`);
    return reply.code(500).send({ code: 'failed' });
  });
  app.get('/preview/*', async ({ url }, reply) => {
    // Reads the address as it was sent, because an encoded letter is not valid in the id of a draft.
    const [, draft = '', address = ''] = /^\/preview\/([^/?]*)(\/.*)$/.exec(url) ?? [];
    if (!draftSchema.safeParse(draft).success) throw notFound();
    return sendFile(reply, parts.preview(draft, address));
  });
  app.post<{ Params: { name: string } }>('/:name', async ({ params: { name }, body }, reply) => {
    const handler = Object.hasOwn(parts.handlers, name) ? parts.handlers[name] : undefined;
    if (!handler) throw notFound();
    const response = await handler(parse(contentRoutes[name as keyof typeof contentRoutes], body));
    return 'bytes' in response ? sendFile(reply, response as FileResponse) : response;
  });
  await app.listen({ path: file });
  chmodSync(file, 0o660);
  return app;
}

const refused = () => invalid({ field: '', message: 'The publisher does not accept it.' });

/** @throws {DomainError} `invalid` */
function parse(route: Route, given: unknown): AnyRequest {
  try {
    const { by, params, query = {}, body } = requestSchema.parse(given);
    return {
      by,
      params: route.params?.parse(params),
      query: route.query?.parse(query),
      body: route.body?.parse(body),
    };
  } catch {
    throw refused();
  }
}

const sendFile = (reply: FastifyReply, { bytes, type, status = 200 }: FileResponse): FastifyReply =>
  reply.code(status).type(type).send(bytes);

const isAlive = (file: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(file);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
