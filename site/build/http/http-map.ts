import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pageAddress } from '../built-files.ts';
import * as http from './headers.ts';
import { type HttpMap, headersFile, redirectsFile } from './http-files.ts';
import { nginxHttp, nginxIntake, nginxServer } from './nginx.ts';

/**
 * Writes the one table of headers and redirects in all forms: `map.json` for the project's server and nginx includes
 * beside it, `_headers` and `_redirects` in the built site for static hosts.
 * @param folder for what is no part of the site
 * @param dist the built site
 */
export function writeHttpMap(map: HttpMap, folder: string, dist: string): void {
  writeFileSync(path.join(folder, 'map.json'), `${JSON.stringify(map, null, 2)}\n`);
  writeFileSync(path.join(folder, 'nginx-http.conf'), nginxHttp(map, path.basename(path.dirname(dist))));
  writeFileSync(path.join(folder, 'nginx-server.conf'), nginxServer(map));
  writeFileSync(path.join(folder, 'nginx-intake.conf'), nginxIntake());
  writeFileSync(path.join(dist, '_headers'), headersFile(map));
  writeFileSync(path.join(dist, '_redirects'), redirectsFile(map));
}

/**
 * No two rules give one address the same header: some hosts join the values instead of taking the later one.
 * @param policies policy by page address
 * @param files files of the built site
 */
export function createHttpMap(
  redirects: Record<string, string>,
  policies: ReadonlyMap<string, string>,
  files: string[],
): HttpMap {
  const headers: HttpMap['headers'] = { '/*': http.siteHeaders };
  const folders = new Set(files.filter((file) => file.includes('/')).map((file) => `/${file.split('/')[0]}`));
  const pages = new Set(files.filter((file) => file.endsWith('.html')).map(pageAddress));
  for (const folder of folders) {
    const holdsOnlyFiles = !files.some(
      (file) => `/${file}`.startsWith(`${folder}/`) && file.endsWith('.html'),
    );
    if (!holdsOnlyFiles) continue;
    headers[`${folder}/*`] = folderHeaders(folder);
  }
  for (const file of files) {
    const isLeaf = !file.includes('/') || !headers[`/${file.split('/')[0]}/*`];
    if (file.endsWith('.html') || !isLeaf || /^_(headers|redirects)$|\.(br|gz)$/.test(file)) continue;
    const isOpenData = `/${file}`.startsWith(`${http.openDataFolder}/`);
    if (!file.endsWith('.md')) headers[`/${file}`] = isOpenData ? http.openDataHeaders : http.rootFileHeaders;
  }
  if (files.some((file) => file.endsWith('.md'))) headers['/*.md'] = http.markdownHeaders;
  for (const page of pages) {
    headers[page] = headersOfPage(page, policies.get(page));
  }
  return { redirects, headers };
}

/** What is said of a page beside {@link http.siteHeaders}. */
export function headersOfPage(address: string, policy: string | undefined): Record<string, string> {
  const common = http.errorPages.includes(address) ? http.errorPageHeaders : http.pageHeaders;
  return { ...common, ...(policy && { 'Content-Security-Policy': policy }) };
}

function folderHeaders(folder: string) {
  if (http.hashedFolders.includes(folder)) return http.hashedFileHeaders;
  return folder === http.searchFolder ? http.searchHeaders : http.otherFolderHeaders;
}
