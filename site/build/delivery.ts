import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ogCache } from '../src/og-cache.ts';
import { redirects } from '../src/redirects.ts';
import { builtFiles } from './built-files.ts';
import { startCompression } from './compress/precompress.ts';
import { writeFilesList } from './files-list.ts';
import { finishPages } from './finish.ts';
import { finishingCode } from './finishing-code.ts';
import { redirectPages } from './http/http-files.ts';
import { createHttpMap, writeHttpMap } from './http/http-map.ts';
import { forgetLeastUsed, keptResults } from './kept-results.ts';
import { licences } from './licences.ts';
import { markdownTwins } from './markdown/twins.ts';
import { readPages, writeBuilt } from './pages.ts';

/** Pictures for sharing that are kept, and their lettering: some five times those of a build. */
const mostPictureBytes = 10_000_000;
/** Finished pages and Markdown twins that are kept: some ten times those of a build. */
const mostPageBytes = 60_000_000;

/** What happens to the pages after they are built. */
export function delivery(): AstroIntegration[] {
  return [licences(), writtenPages()];
}

/**
 * Each page is read once, parsed once where no earlier build has finished the same, and written once. What is stated here is the order: twins come from pages that still
 * have their hints, the header map takes the policies of the finished pages and lists the files that are there by then,
 * and the compressed siblings hold the finished files.
 */
function writtenPages(): AstroIntegration {
  let origin = '';
  let cache = '';
  let pictures = '';
  let keptPages = '';
  let project = '';
  return {
    name: 'written-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        origin = config.site ? new URL(config.site).origin : '';
        cache = path.join(fileURLToPath(config.cacheDir), 'precompress');
        keptPages = path.join(fileURLToPath(config.cacheDir), 'pages');
        pictures = ogCache(fileURLToPath(config.root));
        project = fileURLToPath(new URL('..', config.root));
      },
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const http = path.join(dist, '../http');
        mkdirSync(http, { recursive: true });
        // No files of the site: the intake service takes registrations for the dates of the first alone, and shows a form
        // again under the name in the second.
        for (const name of ['sessions.json', 'company.json']) {
          renameSync(path.join(dist, name), path.join(http, name));
        }

        // Whatever is no page is finished: it is compressed beside the work on the pages.
        const compression = startCompression(dist, cache);
        const addAll = (files: string[]) => {
          for (const file of files) compression.add(file);
        };
        addAll(builtFiles(dist).filter((file) => !file.endsWith('.html')));

        const pages = [...readPages(dist), ...redirectPages(redirects, origin)];
        const sitemap = readFileSync(path.join(dist, 'sitemap.xml'), 'utf8');
        const kept = keptResults(keptPages, finishingCode(project));
        for (const [file, markdown] of await markdownTwins(pages, sitemap, kept))
          writeBuilt(dist, file, markdown);
        const policies = await finishPages(pages, dist, kept, compression.add);
        const map = createHttpMap(redirects, policies, builtFiles(dist));
        writeHttpMap(map, http, dist);
        // The service holds its clock against this, whatever moment the pages were built for.
        writeFileSync(path.join(http, 'build.json'), JSON.stringify({ builtAt: new Date().toISOString() }));
        addAll(builtFiles(dist));
        const { files, compressed } = await compression.done();
        forgetLeastUsed(keptPages, mostPageBytes);
        if (existsSync(pictures)) forgetLeastUsed(pictures, mostPictureBytes);
        writeFilesList(dist, http);
        logger.info(`${pages.length} pages; ${files} files compressed, ${compressed} of them anew`);
      },
    },
  };
}
