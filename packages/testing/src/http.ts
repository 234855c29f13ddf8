import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';

export type RawResponse = Pick<IncomingMessage, 'headers' | 'headersDistinct'> & {
  status: number;
  body: Buffer;
};

/** Sends a path as given: `fetch` would normalise `..` and add headers. */
export async function rawRequest(
  origin: string,
  rawPath: string,
  options: {
    method?: string;
    headers?: Record<string, string>;
    body?: string | Buffer;
    socketPath?: string;
  } = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  const { headers = {}, body, ...parts } = options;
  const request = httpRequest({ hostname, port, path: rawPath, headers, agent: false, ...parts });
  // The server may respond and close the connection before everything is sent; other errors reject below.
  request.on('error', () => undefined);
  request.end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const { statusCode: status = 0, headersDistinct } = response;
  return {
    status,
    headers: response.headers,
    headersDistinct,
    body: Buffer.concat(await response.toArray()),
  };
}
