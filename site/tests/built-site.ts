import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtFiles, pageAddress } from '../build/built-files.ts';
import { type Element, readDocument } from './elements.ts';

/** Folder of the built site. */
export const distFolder = path.resolve(import.meta.dirname, '../dist');

/** A page of the build: its document, with the address that it answers to and the file it is in. */
export type BuiltPage = Element & { address: string; file: string };

/** The not-found page's address; visitors see its content at every unknown one. */
export const notFoundAddress = '/404';

/** Pages that a proxy sends in the service's place, under the address of the form. */
const notSentAddresses = ['/413', '/502'];

/** Pages that come with an error, and have no address of their own. */
export const errorAddresses: readonly string[] = [notFoundAddress, ...notSentAddresses];

/** A file of the built site, as bytes. */
export function builtFile(file: string): Buffer {
  return readFileSync(path.join(distFolder, file));
}

export function isBuiltFile(file: string): boolean {
  return existsSync(path.join(distFolder, file));
}

let pagesRead: readonly BuiltPage[] | undefined;

/** Every HTML file of the build, redirect pages among them; read once for all tests of a process. */
export function allHtmlPages(): readonly BuiltPage[] {
  pagesRead ??= readPages();
  return pagesRead;
}

function readPages(): BuiltPage[] {
  const files = builtFiles(distFolder).filter((file) => file.endsWith('.html'));
  if (files.length === 0) throw new Error('There is no built site to test: run npm run build first');
  return files.map((file) =>
    Object.assign(readDocument(builtFile(file).toString('utf8')), { address: pageAddress(file), file }),
  );
}

/** The page at an address; throws by name, because a test of a missing page must not pass. */
export function builtPage(address: string): BuiltPage {
  const found = allHtmlPages().find((page) => page.address === address);
  if (!found) throw new Error(`${address} is not built`);
  return found;
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

/** The pages under test: all that the sitemap lists, and those that come with an error. */
export function pagesUnderTest(): BuiltPage[] {
  const addresses = new Set([...addressesUnderTest(), ...notSentAddresses]);
  return allHtmlPages().filter(({ address }) => addresses.has(address));
}

/** What a visitor can open on any server, the not-found page at an address of its own. */
export function addressesUnderTest(): string[] {
  return [...sitemap().addresses, notFoundAddress];
}
