/** A class of a CSS module: its own name and six characters that tell the modules apart. */
const moduleClass = /(?<![\w-])[A-Za-z][\w-]*_[\w-]{6}(?![\w-])/g;

/**
 * Writes the classes of CSS modules short, in markup and styles alike: the most used is `_a`. A class that a script names
 * stays as it is.
 * @param pages HTML by file
 * @param scripts sources of all scripts in files
 */
export function withShortNames(
  pages: ReadonlyMap<string, string>,
  scripts: readonly string[],
): Map<string, string> {
  const uses = new Map<string, number>();
  const htmls = [...pages.values()];
  for (const html of htmls) {
    for (const [name] of html.matchAll(moduleClass)) uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  const styles = new Set(htmls.flatMap((html) => html.match(/<style[^>]*>[\s\S]*?<\/style>/g) ?? []));
  const styled = new Set(
    [...styles].flatMap((style) => [...style.matchAll(/\.([\w-]+)/g)].map(([, name]) => name)),
  );
  const named = new Set(
    [...scripts, ...htmls.flatMap((html) => html.match(/<script[^>]*>[\s\S]*?<\/script>/g) ?? [])].flatMap(
      (source) => source.match(moduleClass) ?? [],
    ),
  );
  const shortened = [...uses]
    .filter(([name]) => styled.has(name) && !named.has(name))
    .sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1));
  const short = new Map(shortened.map(([name], i) => [name, `_${letters(i)}`]));
  return new Map(
    [...pages].map(([file, html]) => [file, html.replace(moduleClass, (name) => short.get(name) ?? name)]),
  );
}

/** a to z, then aa, ab and so on. */
function letters(place: number): string {
  const last = String.fromCharCode(97 + (place % 26));
  return place < 26 ? last : letters(Math.floor(place / 26) - 1) + last;
}
