import { type ExtractorResultDetailed, PurgeCSS } from 'purgecss';
import type { Tag } from '../elements.ts';

/** What may use a rule: tags of pages, and the sources of scripts that those pages may run. */
export type Users = { markup: string; tags: readonly Tag[]; scripts: readonly string[] };

/**
 * A style sheet without the rules that nobody can use. What stays are selectors that the markup or a script names, and the
 * custom properties, keyframes and font faces that those rules need.
 */
export async function pruneRules(css: string, { markup, tags, scripts }: Users): Promise<string> {
  const namedProperties = [markup, ...scripts].join('\n').match(/--[\w-]+/g) ?? [];
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [{ raw: '', extension: 'html' }, ...scripts.map((raw) => ({ raw, extension: 'js' }))],
    extractors: [
      { extensions: ['html'], extractor: () => namesIn(tags) },
      { extensions: ['js'], extractor: namesInScript },
    ],
    variables: true,
    keyframes: true,
    dynamicAttributes: stateAttributes(css),
    safelist: {
      // Drawings and scripts name custom properties too: fill="var(--pl-1)".
      variables: namedProperties,
      // Alone, `&` and pseudo-classes say nothing about the page; without this, nested `&:hover` rules would go.
      standard: [/^[&:]/],
    },
  });
  return removeUnusedFontFaces(result?.css ?? css).trim();
}

/**
 * PurgeCSS looks for font names in `font-family` alone and would miss those that a custom property holds, so a font
 * face is kept when its name stands anywhere else in the styles.
 */
function removeUnusedFontFaces(css: string): string {
  const faces = css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const rules = faces.reduce((rest, face) => rest.replace(face, ''), css);
  return faces.reduce((kept, face) => {
    const family = /font-family:\s*["']?([^;"'}]+)/.exec(face)?.[1]?.trim() ?? '';
    return rules.includes(family) ? kept : kept.replace(face, '');
  }, css);
}

/** Attributes whose presence or value changes while a page is used: their selectors always stay. */
function stateAttributes(css: string): string[] {
  const names = css.match(/(?<=\[)(?:aria|data)-[\w-]+/g) ?? [];
  return [...new Set(names), 'disabled', 'hidden', 'inert', 'open', 'popover'];
}

/** Classes, ids, tags and attributes that a page's markup, or an inline script in it, names. */
function namesIn(tags: readonly Tag[]): ExtractorResultDetailed {
  const found = { classes: new Set<string>(), ids: new Set<string>(), tags: new Set<string>() };
  const names = new Set<string>();
  const values = new Set<string>();
  const undetermined = new Set<string>();
  for (const { name, attributes, text } of tags) {
    found.tags.add(name);
    if (name === 'script') for (const word of namesInScript(text ?? '')) undetermined.add(word);
    for (const [attribute, value] of attributes) {
      names.add(attribute);
      values.add(value);
      const set = attribute === 'class' ? found.classes : attribute === 'id' ? found.ids : undefined;
      for (const word of value.split(/\s+/)) set?.add(word);
    }
  }
  return {
    attributes: { names: [...names], values: [...values] },
    classes: [...found.classes],
    ids: [...found.ids],
    tags: [...found.tags],
    undetermined: [...undetermined],
  };
}

/** Every word of a script: any of them may become a class, an id, a tag or an attribute. */
function namesInScript(source: string): string[] {
  return [...new Set(source.match(/[\w-]+/g))];
}
