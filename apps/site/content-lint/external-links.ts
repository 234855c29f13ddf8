import type { Tag } from '../src/text/elements.ts';
import { walk } from '../src/text/walk.ts';
import type { ContentFile } from './read.ts';

const inText = /https?:\/\/[^\s)\]"'<>]+/g;

export function externalLinks(
  pages: readonly { address: string; tags: readonly Tag[] }[],
  files: readonly ContentFile[],
) {
  const found = new Map<string, { pages: Set<string>; places: Set<string> }>();
  const entry = (url: string) => {
    const known = found.get(url) ?? { pages: new Set(), places: new Set() };
    found.set(url, known);
    return known;
  };
  for (const { address, tags } of pages) {
    for (const { name, attributes } of tags) {
      const href = name === 'a' ? attributes.get('href') : undefined;
      if (href && /^https?:/.test(href)) entry(href).pages.add(address);
    }
  }
  for (const file of files) {
    walk(file.data, (value, path) => {
      if (typeof value !== 'string') return;
      for (const [url] of value.matchAll(inText)) entry(url).places.add(`${file.file}:${file.lineOf(path)}`);
    });
    for (const [i, text] of file.body.split('\n').entries()) {
      for (const [url] of text.matchAll(inText)) entry(url).places.add(`${file.file}:${file.bodyLine + i}`);
    }
  }
  return [...found]
    .map(([url, { pages, places }]) => ({ url, pages: [...pages].sort(), places: [...places].sort() }))
    .sort((a, b) => a.url.localeCompare(b.url));
}
