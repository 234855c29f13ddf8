import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentTypeOf } from './content-types.ts';
import type { Encoding } from './negotiation.ts';

/** One file of the site, as it is sent. */
export type SiteFile = {
  readonly contentType: string;
  readonly lastModifiedMs: number;
  readonly encodings: readonly Encoding[];
  /** The bytes and the entity tag of one stored form. */
  body(encoding: Encoding): { readonly bytes: Buffer; readonly etag: string };
};

/** The built site, looked up by URL path. */
export type SiteFiles = {
  /** The file at a decoded URL path such as `/`, `/services/iso27001` or `/_astro/x.css`. */
  find(urlPath: string): SiteFile | undefined;
};

/**
 * Lists the built site once; a lookup only ever finds what was listed, so no request can reach another file.
 * The list is made again when the site is built anew under a running server.
 */
export function openSiteFiles(dist: string, now: () => number = Date.now): SiteFiles {
  let files = listFiles(dist);
  let stamp = stampOf(dist);
  let checkedAtMs = now();
  return {
    find(urlPath) {
      const at = now();
      if (at - checkedAtMs >= refreshMs) {
        checkedAtMs = at;
        const current = stampOf(dist);
        // A build writes for a while after it has begun, so a young one is listed again and again.
        if (current !== stamp || at - current < youngMs) {
          stamp = current;
          files = listFiles(dist);
        }
      }
      return files.get(urlPath);
    },
  };
}

const refreshMs = 1000;
const youngMs = 60_000;

/** Hidden files, except the folder of well-known addresses (RFC 8615), and what static hosts read. */
const noAddress = /(^|\/)\.(?!well-known\/)|^_(headers|redirects)$/;

const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const satisfies Record<Encoding, string>;

function listFiles(dist: string): Map<string, SiteFile> {
  const names = new Set(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
      .filter((name) => !noAddress.test(name)),
  );
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    if (isPrecompressed(name, names)) continue;
    const encodings = (['br', 'gzip', 'identity'] as const).filter((encoding) =>
      names.has(name + suffixes[encoding]),
    );
    files.set(urlPathOf(name), toSiteFile(path.join(dist, name), encodings));
  }
  return files;
}

function isPrecompressed(name: string, names: ReadonlySet<string>): boolean {
  return /\.(br|gz)$/.test(name) && names.has(name.replace(/\.(br|gz)$/, ''));
}

/** `index.html` is `/`, `services.html` is `/services`, `services/index.html` is `/services`, others keep their name. */
function urlPathOf(name: string): string {
  const page = `/${name}`.replace(/(?:\/index)?\.html$/, '');
  return page === '' ? '/' : page;
}

function toSiteFile(file: string, encodings: readonly Encoding[]): SiteFile {
  const bodies = new Map<Encoding, { bytes: Buffer; etag: string }>();
  return {
    contentType: contentTypeOf(file),
    lastModifiedMs: Math.floor(statSync(file).mtimeMs / 1000) * 1000,
    encodings,
    body(encoding) {
      const known = bodies.get(encoding);
      if (known) return known;
      const bytes = readFileSync(file + suffixes[encoding]);
      const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
      const body = { bytes, etag: `"${hash}"` };
      bodies.set(encoding, body);
      return body;
    },
  };
}

function stampOf(dist: string): number {
  return Math.max(...[dist, path.join(dist, 'index.html')].map(modifiedMs));
}

function modifiedMs(file: string): number {
  try {
    return statSync(file).mtimeMs;
  } catch {
    return 0;
  }
}
