const chunkName = /[\w.~-]+\.js/g;

/**
 * Sources of the scripts that a page may load: those that it names, and those that they name in turn, except the renderer of its
 * islands, which has no names of the site's styles.
 * @param chunks sources of the site's scripts by file name
 */
export function scriptsOfPage(html: string, chunks: ReadonlyMap<string, string>): string[] {
  const found = new Map<string, string>();
  const collect = (text: string) => {
    for (const [name] of text.matchAll(chunkName)) {
      const source = chunks.get(name);
      if (source === undefined || found.has(name)) continue;
      found.set(name, source);
      collect(source);
    }
  };
  collect(html.replace(/ renderer-url="[^"]*"/g, ''));
  return [...found.values()];
}
