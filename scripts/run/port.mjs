import { connect, createServer } from 'node:net';
import { Mistake } from './mistake.mjs';

/**
 * Makes sure that nothing listens on the port yet, so that the answer comes before a build and not after it.
 * @param {number} port
 * @throws {Mistake} when the port is busy or not allowed
 */
export async function assertPortIsFree(port) {
  // A listener on the loopback address alone does not stop a bind to all addresses everywhere (macOS),
  // so both are asked.
  const isBusy = (await answers('127.0.0.1', port)) || (await answers('::1', port));
  const code = isBusy ? 'EADDRINUSE' : await bindError(port);
  if (code === 'EADDRINUSE') {
    throw new Mistake(
      `Port ${port} is busy: stop what uses it, or choose another one with PORT=${nextPort(port)} before the command`,
    );
  }
  if (code === 'EACCES') {
    throw new Mistake(`Port ${port} may not be used by this account: choose one above 1023 with PORT=4321`);
  }
}

/** @param {number} port */
function nextPort(port) {
  return port < 65535 ? port + 1 : 4321;
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function answers(host, port) {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 500 });
    const end = (/** @type {boolean} */ isAnswered) => {
      socket.destroy();
      resolve(isAnswered);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}

/**
 * @param {number} port
 * @returns {Promise<string | undefined>} the code of the error that binding meets
 */
function bindError(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
    server.listen(port, () => server.close(() => resolve(undefined)));
  });
}
