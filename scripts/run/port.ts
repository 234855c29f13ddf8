import { createServer } from 'node:net';
import { CommandError } from './command-error.mjs';

/**
 * Runs before a build, whose work would be lost.
 * @throws {CommandError} when the port is busy or not allowed
 */
export async function assertPortIsFree(port: number): Promise<void> {
  // On macOS a listener on loopback does not prevent binding to all addresses: try each.
  const codes = [await bindError(port), await bindError(port, '127.0.0.1'), await bindError(port, '::1')];
  if (codes.includes('EADDRINUSE')) {
    const other = port < 65535 ? port + 1 : 4321;
    throw new CommandError(
      `Port ${port} is busy: stop what uses it, or choose another one with PORT=${other} before the command`,
    );
  }
  if (codes.includes('EACCES')) {
    throw new CommandError(
      `Port ${port} may not be used by this account: choose one above 1023 with PORT=4321`,
    );
  }
}

const bindError = (port: number, host?: string) =>
  new Promise<string | undefined>((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    server.listen({ port, ...(host && { host }) }, () => server.close(() => resolve(undefined)));
  });
