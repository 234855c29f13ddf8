import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import mime from 'mime';
import type { FileAnswer } from './socket.ts';

export const draftSiteFolder = (deskFolder: string, draft: string) => path.join(deskFolder, 'sites', draft);

/** @param address as a visitor asks for it, `/services` */
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

export const missing: FileAnswer = {
  bytes: Buffer.from('<!doctype html><title>Preview</title><p>This preview has ended. Open it again.</p>'),
  type: 'text/html; charset=utf-8',
  status: 404,
};

/** No script; root-relative addresses inside the preview; the requested theme. */
export function harmless(text: string, prefix: string, theme: string | null): string {
  const themed =
    theme === 'dark' || theme === 'light'
      ? text
          .replaceAll(/\(prefers-color-scheme:\s*(dark|light)\)/g, (_, wanted: string) =>
            wanted === theme ? '(min-width:0)' : '(max-width:0)',
          )
          .replaceAll(/color-scheme:\s*light dark/g, `color-scheme:${theme}`)
      : text;
  return themed
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script\s*>/gi, '')
    .replaceAll(/<script\b[^>]*>/gi, '')
    .replaceAll(/\b(href|src|action|poster)="\/(?!\/)/g, `$1="${prefix}/`)
    .replaceAll(/\bsrcset="[^"]*"/g, (set) => set.replaceAll(/(?<=["\s,])\/(?!\/)/g, `${prefix}/`))
    .replaceAll(/url\((["']?)\/(?!\/)/g, `url($1${prefix}/`);
}
