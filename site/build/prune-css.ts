import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type ExtractorResultDetailed, PurgeCSS } from 'purgecss';
import { builtFiles } from './built-files.ts';
import { startTags } from './html.ts';
import { scriptClosure } from './script-closure.ts';

/**
 * Leaves in each page's inline styles only what that page can use: selectors that its markup or one of its scripts
 * names, and the custom properties, keyframes and font faces that those rules need.
 */
export function pruneCss(): AstroIntegration {
  return {
    name: 'prune-css',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const files = builtFiles(folder);
        const chunks = new Map(
          files
            .filter((file) => file.startsWith('_astro/') && /\.m?js$/.test(file))
            .map((file) => [path.basename(file), readFileSync(path.join(folder, file), 'utf8')]),
        );
        let bytesBefore = 0;
        let bytesAfter = 0;
        for (const file of files.filter((name) => name.endsWith('.html'))) {
          const html = readFileSync(path.join(folder, file), 'utf8');
          const scripts = [...scriptClosure(html, (name) => chunks.get(name)).values()];
          const pruned = await pruneStyles(html, scripts);
          writeFileSync(path.join(folder, file), pruned);
          bytesBefore += html.length;
          bytesAfter += pruned.length;
        }
        const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
        logger.info(`pages went from ${kilobytes(bytesBefore)} to ${kilobytes(bytesAfter)}`);
      },
    },
  };
}

/**
 * Joins the styles of a page's head into one `<style>`, in their order, without the rules that the page can't use.
 * @param scripts sources of every script that the page may run
 */
export async function pruneStyles(html: string, scripts: string[]): Promise<string> {
  const headEnd = html.indexOf('</head>');
  const styles = startTags(html).filter(({ name, start }) => name === 'style' && start < headEnd);
  const [first] = styles;
  if (!first) return html;

  const blocks = styles.map((tag) => {
    const end = html.indexOf('>', tag.end + (tag.text ?? '').length) + 1;
    return { start: tag.start, end, css: tag.text ?? '' };
  });
  let markup = '';
  let position = 0;
  for (const block of blocks) {
    markup += html.slice(position, block.start);
    position = block.end;
  }
  markup += html.slice(position);

  const css = await pruneRules(blocks.map((block) => block.css).join('\n'), markup, scripts);
  return `${markup.slice(0, first.start)}<style>${css}</style>${markup.slice(first.start)}`;
}

async function pruneRules(css: string, markup: string, scripts: string[]): Promise<string> {
  const namedProperties = [markup, ...scripts].join('\n').match(/--[\w-]+/g) ?? [];
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [{ raw: markup, extension: 'html' }, ...scripts.map((raw) => ({ raw, extension: 'js' }))],
    extractors: [
      { extensions: ['html'], extractor: namesInMarkup },
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
function namesInMarkup(html: string): ExtractorResultDetailed {
  const found = { classes: new Set<string>(), ids: new Set<string>(), tags: new Set<string>() };
  const names = new Set<string>();
  const values = new Set<string>();
  const undetermined = new Set<string>();
  for (const { name, attributes, text } of startTags(html)) {
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
