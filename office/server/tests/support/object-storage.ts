import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atEndOfTest } from '@vanda/testing/end-of-test';

/** Implements as much of S3 as restic and Litestream use, in memory. It accepts each request whose access key is in `keys`. */
export async function startObjectStorage() {
  const keys = new Set<string>();
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const chunks = Buffer.concat(await request.toArray());
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://storage');
    const [, key = ''] = /Credential=([^/]+)\//.exec(request.headers.authorization ?? '') ?? [];
    if (!keys.has(key)) return fail(response, 403, 'AccessDenied');
    const isStreamed = String(request.headers['x-amz-content-sha256']).startsWith('STREAMING');
    const body = isStreamed ? unframed(chunks) : chunks;
    const [, bucket = '', name = ''] = /^\/([^/]+)\/?(.*)$/s.exec(decodeURIComponent(pathname)) ?? [];
    const full = `${bucket}/${name}`;
    if (name === '') {
      if (request.method === 'HEAD' || request.method === 'PUT') return void response.end();
      if (searchParams.has('location')) return void response.end('<LocationConstraint/>');
      if (request.method === 'POST') {
        for (const [, each = ''] of body.toString().matchAll(/<Key>(.*?)<\/Key>/g))
          objects.delete(`${bucket}/${each}`);
        return void response.end('<DeleteResult/>');
      }
      const of = (parameter: string) => searchParams.get(parameter) ?? '';
      return void response.end(listing(objects, bucket, of('prefix'), of('delimiter')));
    }
    if (request.method === 'PUT') objects.set(full, body);
    if (request.method === 'DELETE') objects.delete(full);
    const object = objects.get(full);
    if (request.method === 'DELETE') return void response.writeHead(204).end();
    if (!object) return fail(response, 404, 'NoSuchKey');
    const [, from = '0', to = String(object.length - 1)] =
      /bytes=(\d+)-(\d+)?/.exec(request.headers.range ?? '') ?? [];
    const sent = request.method === 'PUT' ? Buffer.alloc(0) : object.subarray(Number(from), Number(to) + 1);
    response.writeHead(request.headers.range ? 206 : 200, {
      etag: '"0"',
      'last-modified': new Date().toUTCString(),
      'content-length': sent.length,
      'content-range': `bytes ${from}-${to}/${object.length}`,
    });
    response.end(request.method === 'HEAD' ? undefined : sent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEndOfTest(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, keys, objects };
}

const fail = (response: ServerResponse, status: number, code: string) =>
  void response.writeHead(status).end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);

function listing(objects: ReadonlyMap<string, Buffer>, bucket: string, prefix: string, delimiter: string) {
  const names = [...objects.keys()].filter((name) => name.startsWith(`${bucket}/${prefix}`)).toSorted();
  const folders = new Set<string>();
  const files = names.flatMap((each) => {
    const name = each.slice(bucket.length + 1);
    const end = delimiter ? name.indexOf(delimiter, prefix.length) : -1;
    if (end >= 0) folders.add(name.slice(0, end + 1));
    const size = objects.get(each)?.length ?? 0;
    return end >= 0
      ? []
      : `<Contents><Key>${name}</Key><LastModified>${new Date().toISOString()}</LastModified><ETag>"0"</ETag><Size>${size}</Size></Contents>`;
  });
  const common = [...folders].map((each) => `<CommonPrefixes><Prefix>${each}</Prefix></CommonPrefixes>`);
  return `<ListBucketResult><IsTruncated>false</IsTruncated>${files.join('')}${common.join('')}</ListBucketResult>`;
}

/** The content of chunks that are signed one by one: length in hexadecimal, signature, bytes. */
function unframed(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = body.indexOf('\r\n', at);
    const length = Number.parseInt(body.subarray(at, end).toString(), 16);
    if (!length) return Buffer.concat(parts);
    parts.push(body.subarray(end + 2, end + 2 + length));
    at = end + 2 + length + 2;
  }
}
