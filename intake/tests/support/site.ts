import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Files of a small built site, as the site's build lays them out. */
export const pages: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><title>Home</title><h1>Home</h1>',
  'services.html': '<!doctype html><title>Services</title><h1>Services</h1>',
  'services/iso27001.html': '<!doctype html><title>ISO 27001</title><h1>ISO 27001</h1>',
  'services/iso-27001.html': '<!doctype html><title>Moved</title>',
  '404.html': '<!doctype html><title>Not found</title><h1>Oops! Page not found</h1>',
  '_astro/page.abc123.css': 'body{margin:0}',
  'images/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.well-known/security.txt': 'Contact: mailto:security@vanda.example\n',
  '.hidden/file.txt': 'not for visitors',
  _headers: '/*\n  X-Order: first\n',
  'sessions/psm.ics': 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
};

/** The header and redirect map the build writes beside the site. */
export const httpMap = {
  redirects: { '/services/iso-27001': '/services/iso27001' },
  headers: {
    '/*': { 'X-Content-Type-Options': 'nosniff', 'X-Order': 'first' },
    '/_astro/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
    '/services': { 'Content-Security-Policy': "default-src 'self'", 'X-Order': 'second' },
    '/404': { 'X-Page': 'not found' },
  },
};

/** Whose forms these are, as the build writes it beside the map. */
export const company = { name: 'Vanda & Co', dpoEmail: 'dpo@vanda.example' };

/** Writes the small site into a new temporary folder; html and css also precompressed. */
export function writeSite(): { dist: string; map: string; folder: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'intake-site-'));
  const dist = path.join(folder, 'dist');
  for (const [name, text] of Object.entries(pages)) writePage(dist, name, text);
  const map = path.join(folder, 'map.json');
  writeFileSync(map, JSON.stringify(httpMap));
  writeFileSync(path.join(folder, 'company.json'), JSON.stringify(company));
  writeFileSync(path.join(folder, 'secret.txt'), 'outside the site');
  return { dist, map, folder };
}

/** Writes one file of the site and its precompressed forms. */
export function writePage(dist: string, name: string, text: string): void {
  const file = path.join(dist, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  if (!/\.(html|css)$/.test(name)) return;
  writeFileSync(`${file}.br`, brotliCompressSync(text));
  writeFileSync(`${file}.gz`, gzipSync(text));
}
