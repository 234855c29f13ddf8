import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtFiles } from '@vanda/build/built-files';
import { startCompression } from '@vanda/build/compression';
import { removeLeastRecentlyUsed } from '@vanda/build/file-cache';
import { writeFilesList } from '@vanda/build/files-list';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { contentFolder } from '../src/config/content-folder.ts';
import { ogCache } from '../src/config/og-cache.ts';
import { redirects as specified } from '../src/routing/redirects.ts';
import { redirectSchema } from '../src/schemas/page.ts';
import { finishPages } from './finish.ts';
import { redirectPages } from './http/http-files.ts';
import { createHttpMap, writeHttpMap } from './http/http-map.ts';
import { licences } from './licences.ts';
import { markdownAlternates } from './markdown/page-markdown.ts';
import { readPages, writeBuilt } from './pages.ts';
import { assertWellFormed } from './well-formed.ts';

/** Size of about five builds. */
const mostPictureBytes = 10_000_000;

export const delivery = (): AstroIntegration[] => [licences(), postBuild()];

/**
 * Hints of pages precede alternates, policies the header map, finished files the compression, and everything
 * the list.
 */
function postBuild(): AstroIntegration {
  let origin = '';
  let compressionCache = '';
  let pictureCache = '';
  let root = '';
  return {
    name: 'post-build',
    hooks: {
      'astro:config:done': ({ config }) => {
        origin = config.site ? new URL(config.site).origin : '';
        compressionCache = path.join(fileURLToPath(config.cacheDir), 'precompress');
        root = fileURLToPath(config.root);
        pictureCache = ogCache(root);
      },
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const http = path.join(dist, '../http');
        mkdirSync(http, { recursive: true });
        // The server reads these files; they are not served.
        for (const name of ['forms.json', 'sessions.json', 'company.json', 'email-templates.json'])
          renameSync(path.join(dist, name), path.join(http, name));

        for (const file of builtFiles(dist).filter((name) => /\.(xml|ics|json)$/.test(name)))
          assertWellFormed(file, readFileSync(path.join(dist, file), 'utf8'));
        const compression = startCompression(dist, compressionCache);
        const compressAll = (files: string[]) => {
          for (const file of files) compression.add(file);
        };
        compressAll(builtFiles(dist).filter((file) => !file.endsWith('.html')));

        const redirects = { ...specified, ...redirectsOf(path.resolve(root, contentFolder)) };
        const pages = [...readPages(dist), ...redirectPages(redirects, origin)];
        const sitemap = readFileSync(path.join(dist, 'sitemap.xml'), 'utf8');
        for (const [file, markdown] of markdownAlternates(pages, sitemap)) writeBuilt(dist, file, markdown);
        const policies = await finishPages(pages, dist, compression.add);
        writeHttpMap(createHttpMap(redirects, policies, builtFiles(dist)), http, dist);
        compressAll(builtFiles(dist));
        const { files, compressed } = await compression.done();
        // The server compares its clock with it: real time, whatever SITE_NOW says.
        const builtAt = new Date().toISOString();
        const seconds = Math.round(performance.now() / 1000);
        writeFileSync(path.join(http, 'build.json'), JSON.stringify({ builtAt, seconds }));
        if (existsSync(pictureCache)) removeLeastRecentlyUsed(pictureCache, mostPictureBytes);
        writeFilesList(dist, http);
        logger.info(`${pages.length} pages; ${files} files compressed, ${compressed} of them not cached`);
      },
    },
  };
}

/** Redirects of pages that were taken off the site. */
function redirectsOf(folder: string): Record<string, string> {
  const files = globSync(path.join(folder, 'navigation/redirect-*.yaml'));
  const found = files.map((file) => redirectSchema.parse(parse(readFileSync(file, 'utf8'))));
  return Object.fromEntries(found.map(({ from, to }) => [from, to]));
}
