import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { OperatorError } from '../operator-error.ts';

const stopTimeoutMs = 25_000;

/**
 * Milliseconds for messages in flight. The lease of an interrupted one expires, and another process sends it
 * again.
 */
const mailTimeoutMs = 5000;

/** Signals within this time are one request: Ctrl+C reaches the whole process group. */
const sameSignalMs = 1000;

/**
 * sd_listen_fds(3), the site's before the desk's. Open during a restart, so requests wait instead of being
 * refused.
 */
function inheritedSocket(position: number): { fd: number; host: string } | undefined {
  const { LISTEN_PID, LISTEN_FDS } = process.env;
  const isOurs = Number(LISTEN_PID) === process.pid && position < Number(LISTEN_FDS);
  return isOurs ? { fd: 3 + position, host: 'inherited' } : undefined;
}

/**
 * @param prefix of the variables with host and port
 * @throws {OperatorError} when the port is unavailable
 */
export async function listen(app: FastifyInstance, host: string, port: number, prefix: 'DESK_' | '' = '') {
  try {
    await app.listen(inheritedSocket(prefix === '' ? 0 : 1) ?? { host, port });
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'EADDRINUSE')
      throw new OperatorError(`Port ${port} is busy: stop what uses it, or set ${prefix}PORT to a free one`);
    if (code === 'EACCES') {
      throw new OperatorError(
        `Port ${port} may not be used by this account: set ${prefix}PORT to one above 1023`,
      );
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new OperatorError(
        `${prefix}HOST is "${host}", which is no address of this machine: use localhost or 0.0.0.0`,
      );
    }
    throw error;
  }
}

/** `sending` stops while the app still listens, `rest` after its last request. */
export type Stops = { readonly sending: () => Promise<void>; readonly rest: () => Promise<void> };

/**
 * Sending stops first, so that a hanging mail server does not close the port. A later second signal, or
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
    // A hanging mail connection must not keep the process alive.
    setTimeout(() => process.exit(0), 100).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
