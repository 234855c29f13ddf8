import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import mime from 'mime';
import { OperatorError } from '../operator-error.ts';
import type { Encoding } from './negotiation.ts';

export type SiteFile = {
  readonly contentType: string;
  readonly encodings: readonly Encoding[];
  body(encoding: Encoding): StoredForm;
};

type StoredForm = { readonly bytes: Buffer; readonly etag: string };

export type SiteFiles = { find(urlPath: string): SiteFile | undefined };

/** SHA-256 in base64url by file name, as the build recorded it. */
export type FileHashes = Readonly<Record<string, string>>;

/** Names that get no address: hidden files, except well-known ones (RFC 8615), and files for static hosts. */
const noAddress = /(^|\/)\.(?!well-known\/)|^_(headers|redirects)$/;

const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const satisfies Record<Encoding, string>;

const parallelReads = 16;

/** Files are read into memory, so responses do not depend on the disk, and no path reaches another file. */
export async function readSiteFiles(dist: string, hashes: FileHashes, earlier: string): Promise<SiteFiles> {
  const files = toSiteFiles(await readFolder(dist, Object.keys(hashes), hashes));
  const before = await readFolderFiles(earlier);
  return { find: (urlPath) => files.get(urlPath) ?? before.find(urlPath) };
}

export async function readFolderFiles(folder: string): Promise<SiteFiles> {
  const files = toSiteFiles(await readFolder(folder, await namesIn(folder)));
  return { find: (urlPath) => files.get(urlPath) };
}

async function readFolder(folder: string, names: readonly string[], hashes?: FileHashes) {
  const queue = names.filter((name) => !noAddress.test(name));
  const files = new Map<string, StoredForm>();
  const worker = async () => {
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      const file = path.join(folder, name);
      const bytes = await readFile(file).catch(() => {
        throw new OperatorError(`${file} is missing: build the site again`);
      });
      const hash = createHash('sha256').update(bytes).digest('base64url');
      if (hashes && hashes[name] !== hash)
        throw new OperatorError(`${file} is not as the build wrote it: build the site again`);
      files.set(name, { bytes, etag: `"${hash.slice(0, 22)}"` });
    }
  };
  await Promise.all(Array.from({ length: parallelReads }, worker));
  return files;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
      );
  } catch {
    return [];
  }
}

function toSiteFiles(read: ReadonlyMap<string, StoredForm>): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>();
  for (const [name, plain] of read) {
    if (/\.(br|gz)$/.test(name) && read.has(name.replace(/\.(br|gz)$/, ''))) continue;
    const encodings = (['br', 'gzip', 'identity'] as const).filter((encoding) =>
      read.has(name + suffixes[encoding]),
    );
    files.set(urlPathOf(name), {
      contentType: contentTypeOf(name),
      encodings,
      body: (encoding) => read.get(name + suffixes[encoding]) ?? plain,
    });
  }
  return files;
}

/** `index.html` is `/`; `services.html` and `services/index.html` are `/services`. */
function urlPathOf(name: string): string {
  const page = `/${name}`.replace(/(?:\/index)?\.html$/, '');
  return page === '' ? '/' : page;
}

function contentTypeOf(fileName: string): string {
  const type = mime.getType(path.extname(fileName)) ?? 'application/octet-stream';
  return type.startsWith('text/') || type === 'application/xml' ? `${type}; charset=utf-8` : type;
}
