/**
 * `npm run links`. `--urls`: for `xargs -n 1 curl --head --location --fail --silent --show-error
 * --output /dev/null`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFiles, pageAddress } from '@vanda/build/built-files';
import { startTags } from '../src/text/elements.ts';
import { externalLinks } from './external-links.ts';
import { readContent } from './read.ts';

const unknown = process.argv.slice(2).filter((argument) => argument !== '--urls');
if (unknown.length > 0) {
  console.error(`links does not know ${unknown.join(' ')}. It takes --urls, or nothing.`);
  process.exit(1);
}
const root = join(import.meta.dirname, '../../..');
const { files } = readContent(join(root, 'apps/site/src/content'), root);
const dist = join(root, 'apps/site/dist');
const pages = builtFiles(dist)
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ address: pageAddress(file), tags: startTags(readFileSync(join(dist, file), 'utf8')) }));
if (pages.length === 0) throw new Error('There is no built site to read: run npm run build first');
const links = externalLinks(pages, files);

if (process.argv.includes('--urls')) for (const { url } of links) console.log(url);
else {
  const hosts = Map.groupBy(links, ({ url }) => new URL(url).host);
  for (const { url, pages, places } of links) {
    console.log(url);
    for (const page of pages) console.log(`  on ${page}`);
    for (const place of places) console.log(`  in ${place}`);
  }
  console.log(`\n${links.length} addresses on ${hosts.size} hosts.`);
}
