import { type ExtractorResultDetailed, PurgeCSS } from 'purgecss';
import type { Tag } from '../elements.ts';
import { type Edit, edited, type Page } from '../pages.ts';

/** The edits that leave a page one style, and its start tags once they are made. */
type PrunedStyles = { edits: Edit[]; tags: readonly Tag[] };

/**
 * Joins the styles of a page's head into one, in their order, where the first one stood, and without the rules that the page can't
 * use. What stays are selectors that its markup or one of its scripts names, and the custom properties, keyframes and
 * font faces that those rules need.
 * @param scripts sources of every script that the page may run
 */
export async function pruneStyles(
  { html, tags }: Pick<Page, 'html' | 'tags'>,
  scripts: string[],
): Promise<PrunedStyles> {
  const head = tags.find(({ name }) => name === 'head');
  const styles = tags.filter(({ name, close }) => name === 'style' && head && close <= head.close);
  const [first] = styles;
  if (!first) return { edits: [], tags };
  const others = tags.filter((tag) => !styles.includes(tag));
  const edits = styles.map(({ start, close }) => ({ start, end: close, text: '' }));
  const css = styles.map(({ text }) => text).join('\n');
  const text = await pruneRules(css, edited(html, edits), others, scripts);
  return {
    edits: edits.map((edit, i) => (i === 0 ? { ...edit, text: `<style>${text}</style>` } : edit)),
    tags: tags.flatMap((tag) => (tag === first ? [{ ...tag, text }] : styles.includes(tag) ? [] : [tag])),
  };
}

async function pruneRules(
  css: string,
  markup: string,
  tags: readonly Tag[],
  scripts: string[],
): Promise<string> {
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
