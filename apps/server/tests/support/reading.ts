import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * Clients that each ask for a page again and again on one connection, and read no answer. Fulfils once all have asked.
 * @param requests of each client
 */
export async function unreadingClients(
  origin: string,
  { clients, path, requests }: { clients: number; path: string; requests: number },
): Promise<void> {
  const { hostname, port, host } = new URL(origin);
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  const ask = async () => {
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    socket.on('error', () => undefined);
    await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(requests));
  };
  await Promise.all(Array.from({ length: clients }, ask));
}
