import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { builtFiles, pageAddress } from '../built-files.ts';
import * as http from './headers.ts';
import { type HttpMap, headersFile, redirectPage, redirectsFile } from './http-files.ts';
import { nginxHttp, nginxIntake, nginxServer } from './nginx.ts';

/**
 * Writes static pages for hosts that know no redirects. Stands before `security`, which gives them a policy like
 * every page.
 */
export function redirectPages(redirects: Record<string, string>): AstroIntegration {
  let origin = '';
  return {
    name: 'redirect-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        origin = config.site ? new URL(config.site).origin : '';
      },
      'astro:build:done': ({ dir }) => {
        for (const [from, to] of Object.entries(redirects)) {
          const file = new URL(`.${from}.html`, dir);
          mkdirSync(new URL('.', file), { recursive: true });
          writeFileSync(file, redirectPage(to, origin));
        }
      },
    },
  };
}

/**
 * Writes the one table of headers and redirects in all forms: `site/http/map.json` (beside the built site's folder)
 * for the project's server, nginx includes with it, `_headers` and `_redirects` in the built site for static hosts.
 * @param policies policy by page address, filled by `security`
 */
export function httpMap(
  redirects: Record<string, string>,
  policies: ReadonlyMap<string, string>,
): AstroIntegration {
  return {
    name: 'http-map',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const map = createHttpMap(redirects, policies, builtFiles(dist));
        const folder = fileURLToPath(new URL('../http', dir));
        mkdirSync(folder, { recursive: true });
        writeFileSync(path.join(folder, 'map.json'), `${JSON.stringify(map, null, 2)}\n`);
        writeFileSync(path.join(folder, 'nginx-http.conf'), nginxHttp(map));
        writeFileSync(path.join(folder, 'nginx-server.conf'), nginxServer(map));
        writeFileSync(path.join(folder, 'nginx-intake.conf'), nginxIntake());
        writeFileSync(path.join(dist, '_headers'), headersFile(map));
        writeFileSync(path.join(dist, '_redirects'), redirectsFile(map));
        logger.info(
          `${Object.keys(map.headers).length} header rules, ${Object.keys(redirects).length} redirects`,
        );
      },
    },
  };
}

/**
 * No two rules give one address the same header: some hosts join the values instead of taking the later one.
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
    const isHashed = http.hashedFolders.includes(folder);
    headers[`${folder}/*`] = isHashed ? http.hashedFileHeaders : http.otherFolderHeaders;
  }
  for (const file of files) {
    const isLeaf = !file.includes('/') || !headers[`/${file.split('/')[0]}/*`];
    if (file.endsWith('.html') || !isLeaf || /^_(headers|redirects)$|\.(br|gz)$/.test(file)) continue;
    if (!file.endsWith('.md')) headers[`/${file}`] = http.rootFileHeaders;
  }
  if (files.some((file) => file.endsWith('.md'))) headers['/*.md'] = http.markdownHeaders;
  for (const page of pages) {
    const policy = policies.get(page);
    headers[page] = { ...http.pageHeaders, ...(policy && { 'Content-Security-Policy': policy }) };
  }
  return { redirects, headers };
}
