import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What clients may hold on to. */
export type ConnectionLimits = {
  /**
   * Longest time in which nothing moves on a connection, in milliseconds. Who never reads an answer is let go after this,
   * or after twice as long: Node takes the first look at a filled buffer for a movement.
   */
  readonly stalledMs: number;
  /** Connections at one time; a further one is hung up on. */
  readonly most: number;
  /**
   * Requests that wait on one connection behind another. Browsers and proxies send none (RFC 9112 section 9.3.2 lets
   * them); a client that sends hundreds and reads nothing would fill the memory, so it is hung up on.
   */
  readonly mostWaiting: number;
};

export const defaultConnectionLimits: ConnectionLimits = { stalledMs: 20_000, most: 2000, mostWaiting: 8 };

/** Node tells of every connection here. For `localhost` Fastify listens on a second server that it shows to nobody. */
const channel = 'net.server.socket';

/** Hangs up on connections beyond the limits, and resets those that stall, so that what they did not read is free at once. */
export function boundConnections(app: FastifyInstance, { most, mostWaiting }: ConnectionLimits): void {
  const open = new Set<Socket>();
  const meet = (message: unknown) => {
    const { socket } = message as { socket: Socket };
    if (open.size >= most) {
      socket.resetAndDestroy();
      return;
    }
    open.add(socket);
    // Before the server's own listener, which would leave the kernel with what was not read.
    socket.prependListener('timeout', () => {
      if (socket.writableLength > 0) socket.resetAndDestroy();
    });
    socket.once('close', () => open.delete(socket));
  };
  subscribe(channel, meet);
  const waiting = new WeakMap<Socket, number>();
  app.addHook('onRequest', (request, reply, done) => {
    // Node gives an answer its socket when the answers before it are through.
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
    unsubscribe(channel, meet);
  });
}
