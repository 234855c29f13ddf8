const chunkName = /(?<![\w.~-])[\w.~-]+\.(?:js|svg)/g;

/**
 * Includes the drawings that scripts show, whose colours are variables of the page, and excludes the renderer
 * of islands, which names no styles.
 * @param chunks sources by file name
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
