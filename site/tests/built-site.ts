import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtFiles, pageAddress } from '../build/built-files.ts';
import { startTags, type Tag } from '../build/elements.ts';

/** Folder of the built site. */
export const distFolder = path.resolve(import.meta.dirname, '../dist');

export type BuiltPage = { address: string; file: string; html: string; tags: Tag[] };

/** The not-found page's address; visitors see its content at every unknown one. */
export const notFoundAddress = '/404';

/** A file of the built site, as bytes. */
export function builtFile(file: string): Buffer {
  return readFileSync(path.join(distFolder, file));
}

export function isBuiltFile(file: string): boolean {
  return existsSync(path.join(distFolder, file));
}

/** Every HTML file of the build, redirect pages among them. */
export function allHtmlPages(): BuiltPage[] {
  const pages = builtFiles(distFolder).filter((file) => file.endsWith('.html'));
  if (pages.length === 0) throw new Error('There is no built site to test: run npm run build first');
  return pages.map((file) => {
    const html = builtFile(file).toString('utf8');
    return { address: pageAddress(file), file, html, tags: startTags(html) };
  });
}

/** The pages that the sitemap lists, with the origin that their addresses start with. */
export function sitemap(): { origin: string; addresses: string[] } {
  const locations = [
    ...builtFile('sitemap.xml')
      .toString('utf8')
      .matchAll(/<loc>([^<]+)<\/loc>/g),
  ];
  const urls = locations.map(([, location = '']) => new URL(location));
  const [first] = urls;
  if (!first) throw new Error('sitemap.xml lists no page');
  return { origin: first.origin, addresses: urls.map((url) => url.pathname) };
}

/** The pages under test: all that the sitemap lists, and the not-found page. */
export function pagesUnderTest(): BuiltPage[] {
  const addresses = new Set(addressesUnderTest());
  return allHtmlPages().filter(({ address }) => addresses.has(address));
}

export function addressesUnderTest(): string[] {
  return [...sitemap().addresses, notFoundAddress];
}
