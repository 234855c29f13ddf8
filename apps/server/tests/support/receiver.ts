import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atEndOfTest } from '@vanda/testing/end-of-test';

/** A receiver of webhooks; it never responds where `status` is undefined. */
export async function startReceiver(status?: number) {
  const calls: { headers: IncomingHttpHeaders; body: string }[] = [];
  const answer = { status };
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray();
    calls.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    if (answer.status !== undefined) response.writeHead(answer.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  atEndOfTest(close);
  const { port } = server.address() as AddressInfo;
  const secret = 'a-secret-of-at-least-24-characters';
  const environment = { WEBHOOK_URL: `http://127.0.0.1:${port}/`, WEBHOOK_SECRET: secret };
  return { calls, answer, secret, environment, close };
}
