import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { builtFiles } from './built-files.ts';

const moduleElement = /<script type="module" src="([^"]+)"><\/script>/g;
const emptyList = ' data-later=""';

/**
 * Moves a page's module scripts from their elements into the list that `enhance/first-paint.ts` loads once the page is
 * painted. Inline modules (Astro's island runtime) and data stay where they are.
 */
export function withLaterScripts(html: string): string {
  const modules = [...html.matchAll(moduleElement)].map(([, address]) => address);
  if (modules.length > 0 && !html.includes(emptyList)) {
    throw new Error('the page has no empty data-later, which its module scripts belong in');
  }
  const list = modules.length > 0 ? ` data-later="${modules.join(' ')}"` : '';
  return html.replaceAll(moduleElement, '').replace(emptyList, list);
}

/** The pages' scripts only add to what already works, so none of them shares the line with a page's first paint. */
export function laterScripts(): AstroIntegration {
  return {
    name: 'later-scripts',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const file of builtFiles(folder).filter((name) => name.endsWith('.html'))) {
          const place = path.join(folder, file);
          writeFileSync(place, withLaterScripts(readFileSync(place, 'utf8')));
        }
      },
    },
  };
}
