import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** A proxy's limit (`client_max_body_size`: 1 MB by default). */
const mostUnreadBytes = 1_000_000;

/** An early response closes the connection of a client that still sends, and a proxy then shows its own error. */
export function respondAfterWholeBody(app: FastifyInstance): void {
  app.addHook('onSend', async (request) => {
    if (!request.raw.complete && Number(request.headers['content-length'] ?? 0) <= mostUnreadBytes)
      await throwAway(request.raw);
  });
}

function throwAway(body: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0;
    body.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > mostUnreadBytes) resolve();
    });
    body.once('end', resolve).once('close', resolve);
    body.resume();
  });
}
