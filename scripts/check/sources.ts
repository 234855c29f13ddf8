import { globSync, readFileSync } from 'node:fs';

/** One file of code: its path from the repository's root, and its text. An example counts as a test. */
export type Source = { file: string; source: string; isTest: boolean };

export function readSources(): Source[] {
  const files = globSync('{apps,e2e,office,packages,scripts}/**/*.{ts,tsx,mjs,astro}', {
    exclude: (name) => /(^|\/)(node_modules|dist|builds|\.astro)(\/|$)/.test(name),
  });
  return files
    .sort()
    .map((file) => ({
      file,
      source: readFileSync(file, 'utf8'),
      isTest: /\.(test|examples)\.tsx?$|\/tests\//.test(file),
    }));
}
