import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { builtFiles } from './built-files.ts';

/** Gives every external module script of a page the lowest priority. */
export const calmScripts = (html: string) =>
  html.replaceAll(/<script type="module" src=/g, '<script type="module" fetchpriority="low" src=');

/**
 * The pages' scripts only add to what already works, so they wait behind the document and the font: a browser would
 * otherwise fetch them before it paints.
 */
export function scriptPriority(): AstroIntegration {
  return {
    name: 'script-priority',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const file of builtFiles(folder).filter((name) => name.endsWith('.html'))) {
          const place = path.join(folder, file);
          writeFileSync(place, calmScripts(readFileSync(place, 'utf8')));
        }
      },
    },
  };
}
