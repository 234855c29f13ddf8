/** An island, whole. React finds its texts by the comments between them when it takes the markup over. */
const island = /(<astro-island\b[\s\S]*?<\/astro-island>)/;

/**
 * A page as React wrote it, without what no browser reads there: comments that part texts, and the end tags
 * of drawn parts, which hold nothing.
 */
export function compact(html: string): string {
  return html
    .split(island)
    .map((part, i) => (i % 2 === 1 ? part : part.replaceAll('<!-- -->', '')))
    .join('')
    .replace(/><\/(?:path|circle|rect|use|line|ellipse)>/g, '/>');
}
