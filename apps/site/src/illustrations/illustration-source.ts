import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type IllustrationSource, parseIllustration } from './parse-illustration.ts';

/** File name without `.svg`; `illustrationName` of the schemas accepts only existing files. */
export type IllustrationName = string;

/** Astro bundles this module into another folder and runs it from the site's. */
const besideThisModule = path.join(import.meta.dirname, '../assets/illustrations');
const folder = existsSync(besideThisModule) ? besideThisModule : 'src/assets/illustrations';

export const illustrationNames: readonly IllustrationName[] = readdirSync(folder)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.replace(/\.svg$/, ''))
  .sort();

const sources = new Map<IllustrationName, IllustrationSource>();

/** @throws if the file does not exist; the message lists the closest names */
export function readIllustration(name: IllustrationName): IllustrationSource {
  const known = sources.get(name);
  if (known) return known;
  if (!illustrationNames.includes(name)) throw new Error(unknownIllustration(name));
  const source = parseIllustration(readFileSync(path.join(folder, `${name}.svg`), 'utf8'));
  sources.set(name, source);
  return source;
}

export function unknownIllustration(name: string): string {
  return `no illustration is called "${name}"; close names are ${closestNames(name).join(', ')} (apps/site/src/assets/illustrations)`;
}

function closestNames(name: string): string[] {
  return illustrationNames.toSorted((a, b) => similarity(name, b) - similarity(name, a)).slice(0, 3);
}

/** Sørensen–Dice coefficient of the letter pairs: 0 to 1. */
function similarity(one: string, other: string): number {
  const [pairs, otherPairs] = [letterPairs(one), letterPairs(other)];
  const shared = [...pairs].filter((pair) => otherPairs.has(pair)).length;
  return (2 * shared) / (pairs.size + otherPairs.size);
}

const letterPairs = (word: string) => new Set([...word].map((letter, i) => letter + (word[i + 1] ?? '')));
