/** A class of a CSS module: its own name and six characters that tell the modules apart. */
const moduleClass = /(?<![\w-])[A-Za-z][\w-]*_[\w-]{6}(?![\w-])/g;

const style = /<style[^>]*>[\s\S]*?<\/style>/g;
const customProperty = /--[A-Za-z][\w-]*/g;
/** Markup names a custom property in a drawing's attributes. */
const namedInMarkup = /(?<=var\()--[A-Za-z][\w-]*/g;

/**
 * Writes the classes of CSS modules short, in markup and styles alike: the most used is `_a`; and custom properties: the most
 * used is `--_a`. What a script names stays as it is.
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
  const styles = new Set(htmls.flatMap((html) => html.match(style) ?? []));
  const styled = new Set(
    [...styles].flatMap((style) => [...style.matchAll(/\.([\w-]+)/g)].map(([, name]) => name)),
  );
  const sources = [
    ...scripts,
    ...htmls.flatMap((html) => html.match(/<script[^>]*>[\s\S]*?<\/script>/g) ?? []),
  ];
  const named = new Set(sources.flatMap((source) => source.match(moduleClass) ?? []));
  const shortClasses = inShort(uses, (name) => styled.has(name) && !named.has(name), '_');
  const namedProperties = new Set(sources.flatMap((source) => source.match(customProperty) ?? []));
  const propertyUses = new Map<string, number>();
  for (const css of styles) {
    for (const [name] of css.matchAll(customProperty)) {
      propertyUses.set(name, (propertyUses.get(name) ?? 0) + 1);
    }
  }
  const shortProperties = inShort(propertyUses, (name) => !namedProperties.has(name), '--_');
  const withShortProperties = (text: string, names: RegExp) =>
    text.replace(names, (name) => shortProperties.get(name) ?? name);
  return new Map(
    [...pages].map(([file, html]) => [
      file,
      withShortProperties(
        html
          .replace(moduleClass, (name) => shortClasses.get(name) ?? name)
          .replace(style, (css) => withShortProperties(css, customProperty)),
        namedInMarkup,
      ),
    ]),
  );
}

/** Short names for those that may have one, by use. */
function inShort(
  uses: ReadonlyMap<string, number>,
  mayBeShort: (name: string) => boolean,
  prefix: string,
): Map<string, string> {
  const shortened = [...uses]
    .filter(([name]) => mayBeShort(name))
    .sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1));
  return new Map(shortened.map(([name], i) => [name, `${prefix}${letters(i)}`]));
}

/** a to z, then aa, ab and so on. */
function letters(place: number): string {
  const last = String.fromCharCode(97 + (place % 26));
  return place < 26 ? last : letters(Math.floor(place / 26) - 1) + last;
}
