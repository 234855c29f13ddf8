import { createServer } from 'node:net';
import { CommandError } from './command-error.mjs';

/**
 * Checks before a build that the port is free.
 * @param {number} port
 * @throws {CommandError} when the port is busy or not allowed
 */
export async function assertPortIsFree(port) {
  // On macOS a listener on loopback does not prevent binding to all addresses: try each.
  const codes = [await bindError(port), await bindError(port, '127.0.0.1'), await bindError(port, '::1')];
  const code = codes.find((each) => each === 'EADDRINUSE' || each === 'EACCES');
  if (code === 'EADDRINUSE') {
    throw new CommandError(
      `Port ${port} is busy: stop what uses it, or choose another one with PORT=${nextPort(port)} before the command`,
    );
  }
  if (code === 'EACCES') {
    throw new CommandError(
      `Port ${port} may not be used by this account: choose one above 1023 with PORT=4321`,
    );
  }
}

/** @param {number} port */
function nextPort(port) {
  return port < 65535 ? port + 1 : 4321;
}

/**
 * @param {number} port
 * @param {string} [host] all addresses by default
 * @returns {Promise<string | undefined>} the code of the error that binding meets
 */
function bindError(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
    server.listen({ port, ...(host && { host }) }, () => server.close(() => resolve(undefined)));
  });
}
