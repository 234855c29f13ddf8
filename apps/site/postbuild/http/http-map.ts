import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pageAddress } from '@vanda/build/built-files';
import { hashedFolders, searchFolder } from '@vanda/build/publish';
import * as http from './headers.ts';
import { type HttpMap, headersFile, headersWarning, redirectsFile } from './http-files.ts';

/** @param folder for files that are not served */
export function writeHttpMap(map: HttpMap, folder: string, dist: string): void {
  writeFileSync(path.join(folder, 'map.json'), `${JSON.stringify(map, null, 2)}\n`);
  writeFileSync(path.join(dist, '_headers'), headersFile(map));
  writeFileSync(path.join(dist, '_redirects'), redirectsFile(map));
  const warning = headersWarning(map);
  if (warning) console.warn(warning);
}

/**
 * No two rules set one header for one address: some hosts join values.
 * @param policies by page address
 */
export function createHttpMap(
  redirects: Record<string, string>,
  policies: ReadonlyMap<string, string>,
  files: string[],
): HttpMap {
  const headers: HttpMap['headers'] = { '/*': http.siteHeaders, [`${http.formsPath}*`]: http.ownOrigin };
  const folders = new Set(files.filter((file) => file.includes('/')).map((file) => `/${file.split('/')[0]}`));
  const pages = new Set(files.filter((file) => file.endsWith('.html')).map(pageAddress));
  for (const folder of folders) {
    const holdsOnlyFiles = !files.some(
      (file) => `/${file}`.startsWith(`${folder}/`) && file.endsWith('.html'),
    );
    if (!holdsOnlyFiles) continue;
    headers[`${folder}/*`] = folderHeaders(folder);
  }
  const single = files.filter((file) => {
    const isLeaf = !file.includes('/') || !headers[`/${file.split('/')[0]}/*`];
    return isLeaf && !/\.(html|md|br|gz)$|^_(headers|redirects)$/.test(file);
  });
  for (const address of sharedAddresses(single)) headers[address] = fileHeaders(address);
  if (files.some((file) => file.endsWith('.md'))) headers['/*.md'] = http.markdownHeaders;
  for (const page of pages) headers[page] = headersOfPage(page, policies.get(page));
  return { redirects, headers };
}

/** Shares rules between addresses, because some hosts limit their number. */
function sharedAddresses(files: readonly string[]): string[] {
  const starts = [`${http.lawCalendarFolder}/`, http.iconStart];
  const groups = Map.groupBy(files, (file) => {
    const start = starts.find((each) => `/${file}`.startsWith(each));
    return `${start ?? `/${file.replace(/(?<=[^/])\.[^/]*$/, '')}.`}*`;
  });
  return [...groups].map(([shared, [first, ...others]]) => (others.length > 0 ? shared : `/${first}`));
}

export function headersOfPage(address: string, policy: string | undefined): Record<string, string> {
  const common = http.errorPages.includes(address) ? http.errorPageHeaders : http.pageHeaders;
  return { ...common, ...(policy && { 'Content-Security-Policy': policy }) };
}

function folderHeaders(folder: string) {
  if (hashedFolders.includes(folder)) return http.hashedFileHeaders;
  return folder === searchFolder ? http.searchHeaders : fileHeaders(`${folder}/`);
}

const fileHeaders = (address: string) =>
  http.isReadable(address) ? http.readableHeaders : http.otherFileHeaders;
