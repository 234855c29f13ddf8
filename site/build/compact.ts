/** An island, whole. React finds its texts by the comments between them when it takes the markup over. */
const island = /(<astro-island\b[\s\S]*?<\/astro-island>)/;

/**
 * A page as React wrote it, without what no browser reads there: comments that part texts, and end tags
 * of drawn parts, which hold nothing, and of elements that end where the next begins (HTML, section 13.1.2.4).
 */
export function compact(html: string): string {
  return html
    .split(island)
    .map((part, i) => (i % 2 === 1 ? part : part.replaceAll('<!-- -->', '')))
    .join('')
    .replace(/><\/(?:path|circle|rect|use|line|ellipse)>/g, '/>')
    .replace(/<\/li>(?=<(?:li[ >]|\/[uo]l>))|<\/p>(?=<\/(?:div|li|section|header|td|dd|figcaption)>)/g, '')
    .replace(/<\/d[dt]>(?=<(?:d[dt][ >]|\/(?:dl|div)>))|<\/t[dh]>(?=<(?:t[dh][ >]|\/tr>))/g, '');
}
