import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type HttpMap, headersFor, headersForAll } from './http-map.ts';
import { chooseEncoding, type Encoding, isTagListed } from './negotiation.ts';
import type { SiteFile, SiteFiles } from './site-files.ts';

export function siteRoutes(app: FastifyInstance): void {
  const sendFile = createSender(({ siteBuild }) => siteBuild.httpMap);
  app.setNotFoundHandler((request, reply) => {
    const { files, httpMap } = request.siteBuild;
    const [rawPath = '/', query] = splitUrl(request.raw.url ?? '/');
    const urlPath = decodePath(rawPath);
    if (urlPath === undefined) {
      reply.headers(headersForAll(httpMap));
      return reply.code(400).type('text/plain').send('This address is not valid.\n');
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      applyHeaders(reply, httpMap, urlPath);
      return reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('Only GET and HEAD.\n');
    }
    const target = redirectFor(urlPath, files, httpMap);
    if (target !== undefined) {
      applyHeaders(reply, httpMap, urlPath);
      return reply
        .code(301)
        .header('location', encodeURI(target) + query)
        .send();
    }
    const file = isPageFile(urlPath) ? undefined : files.find(urlPath);
    if (file) return sendFile(request, reply, urlPath, file);
    const notFound = files.find('/404');
    reply.code(404);
    if (!notFound) return reply.type('text/plain').send('Oops! Page not found\n');
    return sendFile(request, reply, '/404', notFound);
  });
}

function redirectFor(urlPath: string, files: SiteFiles, httpMap: HttpMap): string | undefined {
  const bare = urlPath.replace(/(?:\/index)?\.html$/, '').replace(/(?<=.)\/$/, '') || '/';
  const moved = Object.hasOwn(httpMap.redirects, bare) ? httpMap.redirects[bare] : undefined;
  if (moved !== undefined) return moved;
  // Redirects only to existing paths, never to another host.
  return bare !== urlPath && !isPageFile(bare) && files.find(bare) ? bare : undefined;
}

/** `/404`, and `/413` and `/502`, which a proxy sends. */
const isPageFile = (urlPath: string): boolean => /^\/\d{3}$|\.html$/.test(urlPath);

type Send = (request: FastifyRequest, reply: FastifyReply, urlPath: string, file: SiteFile) => FastifyReply;

/** Negotiates the encoding and revalidates by ETag; the headers of a file are computed once. */
export function createSender(httpMapOf: (request: FastifyRequest) => HttpMap): Send {
  const known = new WeakMap<SiteFile, Map<Encoding, Readonly<Record<string, string>>>>();
  const fieldsOf = (httpMap: HttpMap, urlPath: string, file: SiteFile, encoding: Encoding) => {
    const ofFile = known.get(file) ?? new Map<Encoding, Readonly<Record<string, string>>>();
    known.set(file, ofFile);
    const fields = ofFile.get(encoding) ?? fieldsFor(httpMap, urlPath, file, encoding);
    ofFile.set(encoding, fields);
    return fields;
  };
  return (request, reply, urlPath, file) => {
    const encoding = chooseEncoding(header(request, 'accept-encoding'), file.encodings);
    const { bytes, etag } = file.body(encoding);
    reply.headers(fieldsOf(httpMapOf(request), urlPath, file, encoding));
    // Keep-alive is HTTP/1.1's default; Node's headers would take 49 bytes of the first round trip.
    if (reply.raw.shouldKeepAlive) reply.raw.removeHeader('connection');
    if (reply.statusCode === 404) {
      reply.removeHeader('etag');
    } else if (isTagListed(header(request, 'if-none-match'), etag)) {
      for (const name of ['content-type', 'content-encoding', 'content-length']) reply.removeHeader(name);
      return reply.code(304).send();
    }
    return request.method === 'HEAD' ? reply.send() : reply.send(bytes);
  };
}

function fieldsFor(
  httpMap: HttpMap,
  urlPath: string,
  file: SiteFile,
  encoding: Encoding,
): Readonly<Record<string, string>> {
  const { bytes, etag } = file.body(encoding);
  const rules = Object.fromEntries(headersFor(httpMap, urlPath));
  return {
    'cache-control': 'no-cache',
    ...rules,
    'content-type': file.contentType,
    'content-length': String(bytes.length),
    etag,
    ...(file.encodings.length > 1 ? { vary: 'Accept-Encoding' } : {}),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
}

function applyHeaders(reply: FastifyReply, httpMap: HttpMap, urlPath: string): void {
  for (const [name, value] of headersFor(httpMap, urlPath)) reply.header(name, value);
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}

function splitUrl(url: string): [path: string, query: string] {
  const start = url.indexOf('?');
  return start < 0 ? [url, ''] : [url.slice(0, start), url.slice(start)];
}

function decodePath(rawPath: string): string | undefined {
  try {
    return decodeURIComponent(rawPath);
  } catch {
    return undefined;
  }
}
