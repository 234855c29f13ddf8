import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type IllustrationSource, parseIllustration } from './parse-illustration.ts';

/** `illustrationName` of the schemas accepts only existing files. */
export type IllustrationName = string;

/** Astro bundles this module into another folder and runs it from the site's. */
const besideThisModule = path.join(import.meta.dirname, '../assets/illustrations');
const folder = existsSync(besideThisModule) ? besideThisModule : 'src/assets/illustrations';

export const illustrationNames: readonly IllustrationName[] = readdirSync(folder)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.replace(/\.svg$/, ''))
  .sort();

const sources = new Map<IllustrationName, IllustrationSource>();

/** @throws if the file does not exist */
export function readIllustration(name: IllustrationName): IllustrationSource {
  const known = sources.get(name);
  if (known) return known;
  if (!illustrationNames.includes(name)) throw new Error(unknownIllustration(name));
  const source = parseIllustration(readFileSync(path.join(folder, `${name}.svg`), 'utf8'));
  sources.set(name, source);
  return source;
}

export const unknownIllustration = (name: string): string =>
  `no illustration is called "${name}": name a file of apps/site/src/assets/illustrations`;
