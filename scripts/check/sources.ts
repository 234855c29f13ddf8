import { globSync, readFileSync } from 'node:fs';

/** One file of code that is no test's: its path from the repository's root, and its text. */
export type Source = { file: string; source: string };

export function readSources(): Source[] {
  const files = globSync('{apps,e2e,office,packages,scripts}/**/*.{ts,tsx,mjs,astro}', {
    exclude: (name) => /(^|\/)(node_modules|dist|builds|\.astro)(\/|$)/.test(name),
  });
  return files
    .filter((file) => !/\.(test|examples)\.tsx?$|\/tests\//.test(file))
    .sort()
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }));
}
