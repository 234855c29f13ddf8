import { transform } from 'lightningcss';
import { PurgeCSS } from 'purgecss';

/** Attributes that scripts or the visitor set. The site's own count only where a source names them. */
const stateAttributes = /^(?:aria-|disabled|hidden|inert|open|popover)/;

/**
 * Astro includes the styles of all sections, because they come from a registry.
 * @param css lowered for the oldest browsers, as Vite writes them
 * @param sources any word of a tag or script may be a class, id, tag or attribute
 */
export async function pruneRules(css: string, sources: readonly string[]): Promise<string> {
  const [page = '', ...scripts] = sources;
  const named = [(page.match(tagsAndScripts) ?? []).join(''), ...scripts];
  const words = new Set(named.flatMap(wordsOf));
  const isNamed = (name: string) => words.has(name) || words.has(datasetName(name));
  const content = named.map((raw) => ({ raw, extension: 'html' }));
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content,
    extractors: [{ extensions: ['html'], extractor: wordsOf }],
    variables: true,
    keyframes: true,
    dynamicAttributes: (css.match(/(?<=\[)[a-z-]+/g) ?? []).filter(
      (name) => stateAttributes.test(name) || (name.startsWith('data-') && isNamed(name)),
    ),
    safelist: {
      variables: neededVariables(css, sources),
      // PurgeCSS removes nested rules that begin with `&` or a pseudo-class.
      standard: [/^[&:]/],
    },
  });
  // Without targets: Vite has lowered the syntax, and prefixes would repeat.
  const code = Buffer.from(result?.css ?? css);
  return transform({ filename: 'page.css', code, minify: true }).code.toString();
}

const tagsAndScripts =
  /<script(?! type="application)[\s\S]*?<\/script>|<(?!meta|script)[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;

/** `data-sign-off` is `element.dataset.signOff` in scripts. */
const datasetName = (name: string) =>
  name.replace(/^data-/, '').replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Words, and references such as `[href="#glyph"]`. */
const wordsOf = (text: string): string[] => [
  ...(text.match(/[\w-]+/g) ?? []),
  ...(text.match(/#[\w-]+/g) ?? []),
];

/** Variables that markup and scripts use, such as `fill="var(--w)"`, and those that they refer to. */
function neededVariables(css: string, sources: readonly string[]): string[] {
  const names = new Set(sources.join('\n').match(/--[\w-]+/g));
  const declarations = [...css.matchAll(/(--[\w-]+)\s*:([^;}]+)/g)];
  // The loop also visits names that are added to the set meanwhile.
  for (const name of names) {
    for (const [, declared, value = ''] of declarations) {
      if (declared === name) for (const used of value.match(/--[\w-]+/g) ?? []) names.add(used);
    }
  }
  return [...names];
}
