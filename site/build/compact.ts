import { relativePath } from './path-data.ts';

/** An island, whole. React finds its texts by the comments between them when it takes the markup over. */
const island = /(<astro-island\b[\s\S]*?<\/astro-island>)/;

/** Space before a block, which no browser shows. */
const spaceBeforeBlock = /(?<=>) +(?=<\/?(?:head|body|header|main|article|section|nav|footer|div|ol|ul)\b)/g;

/**
 * A page as it was rendered, without what no browser reads there: comments that part texts, space between blocks, and the end
 * tags of drawn parts, which hold nothing. Paths are written as they compress best.
 */
export function compact(html: string): string {
  return html
    .split(island)
    .map((part, i) => (i % 2 === 1 ? part : part.replaceAll('<!-- -->', '').replace(spaceBeforeBlock, '')))
    .join('')
    .replace(/><\/(?:path|circle|rect|use|line|ellipse)>/g, '/>')
    .replace(/(?<=<path\b[^<>]* d=")[^"]+/g, relativePath);
}
