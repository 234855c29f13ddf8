import { connect } from 'node:net';

export const bodyFor = (key: string): string =>
  JSON.stringify({ name: 'Mei', email: 'mei@example.com', message: key, idempotencyKey: key });

/** Sends the head and half of the body; fulfils once the server has read the head (`Expect: 100-continue`). */
export async function slowPost(origin: string, body: string) {
  const { hostname, port, host } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port) });
  const half = Math.floor(body.length / 2);
  let answer = '';
  const headWasRead = new Promise<void>((resolve) => {
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString();
      if (answer.startsWith('HTTP/1.1 100 ')) resolve();
    });
  });
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(answer)));
  const head = [
    'POST /api/enquiries/contact HTTP/1.1',
    `Host: ${host}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await headWasRead;
  socket.write(body.slice(0, half));
  return {
    answered: () => answer,
    finish() {
      socket.write(body.slice(half));
      return closed;
    },
    untilClosed: () => closed,
  };
}
