import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** What a proxy takes of a form before it answers by itself (`client_max_body_size` is 1 MB unless told otherwise), in bytes. */
const mostUnreadBytes = 1_000_000;

/**
 * Lets every answer of these routes wait until its request has come in whole. An answer in the middle of a request closes
 * the connection under a client that still sends; a proxy then loses the answer and shows an error of its own.
 */
export function answerAfterWholeBody(app: FastifyInstance): void {
  app.addHook('onSend', async (request) => {
    if (!request.raw.complete && Number(request.headers['content-length'] ?? 0) <= mostUnreadBytes)
      await throwAway(request.raw);
  });
}

/** Reads what is left of a body; ends with it, with its connection, or when it is more than anybody should wait for. */
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
