import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtFiles, pageAddress } from '@vanda/build/built-files';
import { redirects } from '@vanda/site/routing/redirects';
import { parse } from 'yaml';
import { type Element, readDocument } from './elements.ts';

/** Folder of the built site; `SITE_DIST` names another build. */
export const distFolder = process.env.SITE_DIST ?? path.resolve(import.meta.dirname, '../../apps/site/dist');

/** `CONTENT_DIR` names another folder. */
export const contentFolder =
  process.env.CONTENT_DIR ?? path.resolve(import.meta.dirname, '../../apps/site/src/content');

export const contentEntries = <Data>(folder: string): { slug: string; data: Data }[] =>
  readdirSync(path.join(contentFolder, folder)).map((file) => ({
    slug: path.parse(file).name,
    data: contentFile<Data>(`${folder}/${file}`),
  }));

/** The data of a content file: YAML, or the front matter of Markdown. */
export function contentFile<Data>(file: string): Data {
  const text = readFileSync(path.join(contentFolder, file), 'utf8');
  return parse(/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? text) as Data;
}

export type BuiltPage = Element & { address: string; file: string };

export const notFoundAddress = '/404';

/** Sent by a proxy in place of the service. */
const proxyErrorAddresses = ['/502'];

export const errorAddresses: readonly string[] = [notFoundAddress, ...proxyErrorAddresses];

export const builtFile = (file: string): Buffer => readFileSync(path.join(distFolder, file));

export const isBuiltFile = (file: string): boolean => existsSync(path.join(distFolder, file));

let pagesRead: readonly BuiltPage[] | undefined;

/** Every HTML file of the build, redirects included; parsed once per process. */
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

/** The page at an address. Throws when it is not built. */
export function builtPage(address: string): BuiltPage {
  const found = allHtmlPages().find((page) => page.address === address);
  if (!found) throw new Error(`${address} is not built`);
  return found;
}

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

export function pagesUnderTest(): BuiltPage[] {
  const addresses = new Set([...addressesUnderTest(), ...proxyErrorAddresses]);
  return allHtmlPages().filter(({ address }) => addresses.has(address));
}

/** Addresses that any server answers: the sitemap's, and the not-found page. */
export const addressesUnderTest = (): string[] => [...sitemap().addresses, notFoundAddress];

const idsByAddress = new Map<string, Set<string>>();

export function addressProblem(address: string | URL): string | undefined {
  const { pathname, hash } = new URL(address);
  const target = redirects[pathname] ?? pathname;
  if (idsByAddress.size === 0) {
    for (const page of allHtmlPages()) {
      // A tool starts from answers behind `#a=`.
      const ids = page.inside.flatMap(({ attributes }) => [
        attributes.get('id') ?? [],
        attributes.get('opts')?.includes('#a=') ? 'a' : [],
      ]);
      idsByAddress.set(page.address, new Set(ids.flat()));
    }
  }
  const ids = idsByAddress.get(target);
  if (!ids) return target !== '/' && isBuiltFile(decodeURIComponent(target)) ? undefined : 'is not built';
  // State after an id, such as `#plan=kanban-system:5`.
  const [id = ''] = decodeURIComponent(hash.slice(1)).split('=');
  return hash.length < 2 || ids.has(id) ? undefined : 'names no element of its page';
}

export const structuredDataOf = (page: BuiltPage): Record<string, unknown>[] =>
  page.inside.flatMap(({ attributes, html }) =>
    attributes.get('type') === 'application/ld+json' ? [JSON.parse(html)] : [],
  );
