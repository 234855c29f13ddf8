import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import Fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { longestWaitMs, waitAtMost } from '../database/store-wait.ts';
import { type LogTarget, logOptions } from '../log.ts';
import { respondToBrokenRequest } from './broken-requests.ts';

type Headers = Readonly<Record<string, string>>;

export type ConnectionLimits = {
  /** Milliseconds. A client that reads nothing is reset after one or two periods. */
  readonly stalledMs: number;
  readonly most: number;
  /** Pipelined requests (RFC 9112 section 9.3.2). Browsers send none; hundreds would fill the memory. */
  readonly mostWaiting: number;
};

const defaultConnectionLimits: ConnectionLimits = { stalledMs: 20_000, most: 2000, mostWaiting: 8 };

export type RequestLimits = {
  /** Time for a body, from the end of the headers; {@link allowUpload} extends it. */
  readonly wholeMs: number;
  readonly headersMs: number;
  readonly checkEveryMs: number;
  /** Longest wait for the store, in all calls of a request together. */
  readonly storeMs: number;
};

const defaultRequestLimits: RequestLimits = {
  wholeMs: 15_000,
  headersMs: 10_000,
  checkEveryMs: 2000,
  storeMs: longestWaitMs,
};

/** A slower upload is cut: 12 MB may take thirteen minutes. */
const leastBytesPerMs = 16;
/** Time for a response. */
const responseMs = 60_000;

export type HttpLimits = {
  readonly requestLimits?: Partial<RequestLimits> | undefined;
  /** Replaces the site's limits: a client is cut after 20 seconds without a byte, and at most 2,000 are open. */
  readonly connectionLimits?: Partial<ConnectionLimits> | undefined;
};

/** @param options `headers` are sent with a response to an invalid request; the rest is Fastify's */
export function createHttpApp(
  log: LogTarget,
  trustedProxies: readonly string[],
  limits: HttpLimits,
  { http, headers, ...options }: FastifyHttpOptions<Server> & { readonly headers: () => Headers },
): FastifyInstance {
  const requestLimits = { ...defaultRequestLimits, ...limits.requestLimits };
  const connectionLimits = { ...defaultConnectionLimits, ...limits.connectionLimits };
  const app = Fastify({
    logger: logOptions(log),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    // Node has one limit for all requests; the hook below limits each.
    requestTimeout: 0,
    http: {
      headersTimeout: requestLimits.headersMs,
      connectionsCheckingInterval: requestLimits.checkEveryMs,
      ...http,
    },
    connectionTimeout: connectionLimits.stalledMs,
    // Requests in flight when the service stops are still served.
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => respondToBrokenRequest(error, socket, headers()),
    ...options,
  });
  app.addHook('onRequest', (request, _reply, done) => {
    limitBody(request, requestLimits.wholeMs);
    done();
  });
  // Earlier hooks would not do, because the body is read outside of them.
  app.addHook('preHandler', (_request, _reply, done) => waitAtMost(requestLimits.storeMs, done));
  boundConnections(app, connectionLimits);
  return app;
}

const bodyTimers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

function limitBody({ raw, server }: FastifyRequest, ms: number): void {
  clearTimeout(bodyTimers.get(raw));
  if (raw.complete) return;
  const timer = setTimeout(() => {
    if (raw.complete) return;
    const error = Object.assign(new Error('the body takes too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    server.server.emit('clientError', error, raw.socket);
  }, ms);
  bodyTimers.set(raw, timer);
  raw.once('close', () => clearTimeout(timer));
}

/** Judges the body of a signed-in user by its rate instead of by a fixed time. */
export function allowUpload(request: FastifyRequest): void {
  const bytes = Number(request.headers['content-length'] ?? 0);
  limitBody(request, defaultRequestLimits.wholeMs + bytes / leastBytesPerMs);
}

/** Fastify opens a second server for `localhost`, which `app.server.on('connection')` would miss. */
const channel = 'net.server.socket';

function boundConnections(app: FastifyInstance, { stalledMs, most, mostWaiting }: ConnectionLimits): void {
  const open = new Set<Socket>();
  const onConnection = (message: unknown) => {
    const { socket } = message as { socket: Socket };
    if (socket.localPort !== (app.server.address() as AddressInfo | null)?.port) return;
    if (open.size >= most) {
      socket.resetAndDestroy();
      return;
    }
    open.add(socket);
    // Runs before the server's listener, which would leave unread data in the kernel's buffer.
    socket.prependListener('timeout', () => {
      if (socket.writableLength > 0) socket.resetAndDestroy();
    });
    socket.once('close', () => open.delete(socket));
  };
  subscribe(channel, onConnection);
  const waiting = new WeakMap<Socket, number>();
  app.addHook('onRequest', (request, reply, done) => {
    // Node assigns the socket once earlier responses are finished.
    if (reply.raw.socket) return done();
    const { socket } = request.raw;
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    if (count > mostWaiting) {
      reply.hijack();
      socket.resetAndDestroy();
      return;
    }
    reply.raw.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    done();
  });
  // A client that waits for the response has not stalled.
  app.addHook('preHandler', (request, _reply, done) => {
    request.raw.socket.setTimeout(Math.max(stalledMs, responseMs));
    done();
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    request.raw.socket.setTimeout(stalledMs);
    done(null, payload);
  });
  app.addHook('onClose', async () => {
    unsubscribe(channel, onConnection);
  });
}
