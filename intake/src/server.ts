import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { StartError } from './start-error.ts';

/** Longest time open requests get to finish when the service stops, in milliseconds. */
const stopTimeoutMs = 25_000;

/**
 * Longest time messages on their way get to arrive when the service stops, in milliseconds. The port stays open
 * meanwhile. One that is cut keeps its lease, so another process sends it again three minutes after it was claimed.
 */
const mailTimeoutMs = 5000;

/**
 * Signals this soon after the first are the same wish: Ctrl+C reaches the whole terminal group, and npm and the
 * runner pass it on.
 */
const sameSignalMs = 1000;

/**
 * Makes the app listen.
 * @param prefix of the variables that say where
 * @throws {StartError} when the port can't be had
 */
export async function listen(
  app: FastifyInstance,
  host: string,
  port: number,
  prefix: 'DESK_' | '' = '',
): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'EADDRINUSE') {
      throw new StartError(`Port ${port} is busy: stop what uses it, or set ${prefix}PORT to a free one`);
    }
    if (code === 'EACCES') {
      throw new StartError(
        `Port ${port} may not be used by this account: set ${prefix}PORT to one above 1023`,
      );
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(
        `${prefix}HOST is "${host}", which is no address of this machine: use localhost or 0.0.0.0`,
      );
    }
    throw error;
  }
}

/** What stops beside the app: `sending` while it still listens, `rest` when nothing is asked of it any more. */
export type Stops = { readonly sending: () => Promise<void>; readonly rest: () => Promise<void> };

/**
 * Stops on SIGTERM and SIGINT. A mail server that hangs must not close the port, so sending stops first; then no new
 * connection is taken and the open requests are answered, then the rest stops. A later second signal, or open
 * requests that never end, stop it at once.
 */
export function stopOnSignals(app: FastifyInstance, stops: Stops): void {
  let stoppingSinceMs: number | undefined;
  const stop = async () => {
    if (stoppingSinceMs !== undefined) {
      if (performance.now() - stoppingSinceMs > sameSignalMs) process.exit(1);
      return;
    }
    stoppingSinceMs = performance.now();
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    await Promise.race([stops.sending(), sleep(mailTimeoutMs)]);
    await app.close();
    await stops.rest();
    process.exitCode = 0;
    // What is left (a mail connection that hangs) must not keep the process.
    setTimeout(() => process.exit(0), 100).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
