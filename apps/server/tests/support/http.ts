import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';

export type RawAnswer = Pick<IncomingMessage, 'headers' | 'headersDistinct'> & {
  status: number;
  body: Buffer;
};

/** `fetch` would normalise `..` and add headers. */
export async function rawRequest(
  origin: string,
  rawPath: string,
  options: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const { method = 'GET', headers: sent = {}, body } = options;
  const request = httpRequest({ hostname, port, path: rawPath, method, headers: sent, agent: false });
  // A response may come, and the connection close, before all is sent; other errors reject below.
  request.on('error', () => undefined);
  request.end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const { statusCode: status = 0, headers, headersDistinct } = response;
  return { status, headers, headersDistinct, body: Buffer.concat(await response.toArray()) };
}
