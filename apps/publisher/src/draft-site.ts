import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import mime from 'mime';
import { harmless, missing } from './harmless.ts';
import type { FileAnswer } from './socket.ts';

export const draftSiteFolder = (deskFolder: string, draft: string) => path.join(deskFolder, 'sites', draft);

export function draftSiteFile(
  folder: string,
  prefix: string,
  address: string,
  theme: string | null,
): FileAnswer {
  const { pathname } = new URL(address, 'http://preview');
  const place = [pathname, `${pathname}.html`, path.join(pathname, 'index.html'), '/404.html']
    .map((name) => path.join(folder, 'dist', path.normalize(`/${name}`)))
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
  if (!place) return missing;
  const type = mime.getType(place) ?? 'application/octet-stream';
  if (/javascript|json/.test(type)) return missing;
  const bytes = readFileSync(place);
  if (!/^text\/(html|css)/.test(type))
    return { bytes, type: type.startsWith('text/') ? `${type}; charset=utf-8` : type };
  const status = place.endsWith('/404.html') ? 404 : 200;
  return {
    bytes: Buffer.from(harmless(bytes.toString('utf8'), prefix, theme)),
    type: `${type}; charset=utf-8`,
    status,
  };
}
