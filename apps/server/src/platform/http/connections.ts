import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import Fastify, { type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify';
import { type LogTarget, logOptions } from '../log.ts';

export type ConnectionLimits = {
  /** Milliseconds. A client that reads nothing is reset after one or two periods. */
  readonly stalledMs: number;
  readonly most: number;
  /** Pipelined requests (RFC 9112 section 9.3.2). Browsers send none; hundreds would fill the memory. */
  readonly mostWaiting: number;
};

export const defaultConnectionLimits: ConnectionLimits = { stalledMs: 20_000, most: 2000, mostWaiting: 8 };

export type RequestLimits = {
  readonly wholeMs: number;
  readonly headersMs: number;
  readonly checkEveryMs: number;
};

const defaultRequestLimits: RequestLimits = { wholeMs: 15_000, headersMs: 10_000, checkEveryMs: 2000 };

export type HttpLimits = {
  readonly requestLimits?: RequestLimits | undefined;
  readonly connectionLimits?: ConnectionLimits | undefined;
};

export function createHttpApp(
  log: LogTarget,
  trustedProxies: readonly string[],
  { requestLimits = defaultRequestLimits, connectionLimits = defaultConnectionLimits }: HttpLimits,
  { http, ...options }: FastifyHttpOptions<Server>,
): FastifyInstance {
  const app = Fastify({
    logger: logOptions(log),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    requestTimeout: requestLimits.wholeMs,
    http: {
      headersTimeout: requestLimits.headersMs,
      connectionsCheckingInterval: requestLimits.checkEveryMs,
      ...http,
    },
    connectionTimeout: connectionLimits.stalledMs,
    // Requests in flight when the service stops are still served.
    return503OnClosing: false,
    ...options,
  });
  boundConnections(app, connectionLimits);
  return app;
}

/** Fastify opens a second server for `localhost`, which `app.server.on('connection')` would miss. */
const channel = 'net.server.socket';

function boundConnections(app: FastifyInstance, { most, mostWaiting }: ConnectionLimits): void {
  const open = new Set<Socket>();
  const onConnection = (message: unknown) => {
    const { socket } = message as { socket: Socket };
    if (socket.localPort !== (app.server.address() as AddressInfo | null)?.port) return;
    if (open.size >= most) {
      socket.resetAndDestroy();
      return;
    }
    open.add(socket);
    // Before the server's listener, which would leave unread data in the kernel's buffer.
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
  app.addHook('onClose', async () => {
    unsubscribe(channel, onConnection);
  });
}
