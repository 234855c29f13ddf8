import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * Fulfils once all have sent the text. `closed` counts those that the server has ended, `received` is what all have read.
 * @param isReading false for clients that never read a response
 */
export async function openSockets(origin: string, count: number, { sends = '', isReading = true } = {}) {
  const { hostname, port } = new URL(origin);
  const sockets: Socket[] = [];
  const close = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(close);
  const write = (text: string) => {
    for (const socket of sockets) socket.write(text);
  };
  const state = { closed: 0, received: '', close, write };
  const open = () =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        if (sends) socket.write(sends);
        resolve();
      });
      sockets.push(socket);
      socket.on('error', () => undefined);
      if (isReading)
        socket.on('data', (data) => {
          state.received += data;
        });
      socket.once('close', () => {
        state.closed++;
        resolve();
      });
    });
  await Promise.all(Array.from({ length: count }, open));
  return state;
}

export const canConnect = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
