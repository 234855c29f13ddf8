import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { sitemap } from '../built-site.ts';

/*
 * docs/figures.md against the content: which page draws what, from which file. The content is read here by a reader of its
 * own, which knows no schema.
 */

const repository = path.resolve(import.meta.dirname, '../../..');
const content = path.join(repository, 'site/src/content');

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** What a piece of content is drawn as where it does not say so with `figure:`, by what it holds. */
const drawnAs: Readonly<Record<string, (node: Node) => boolean>> = {
  nest: ({ kind }) => kind === 'tiers',
  time: ({ kind, scaleNote }) => kind === 'comparison' || scaleNote !== undefined,
  path: ({ tabs, items }) =>
    nodesOf(tabs).some(({ set }) => set === 'path') || nodesOf(items).some(({ holds }) => holds),
  strip: ({ items }) => nodesOf(items).length > 0 && nodesOf(items).every(({ short }) => short),
  matrix: ({ items }) => nodesOf(items).some(({ standing }) => standing),
  change: ({ items, measures }) => nodesOf(items).some(({ measure }) => measure) || measures !== undefined,
  parts: ({ fields, under }) => fields !== undefined && under !== undefined,
  count: ({ counts, under }) => counts !== undefined && under !== undefined,
  ruler: ({ groups, under }) => groups !== undefined && under !== undefined,
  clock: ({ days, under }) => days !== undefined && under !== undefined,
  scale: ({ days, note }) => nodesOf(days).some(({ date }) => date) && note !== undefined,
};

/** Kinds of the figures that a piece of content asks for, each once. */
function kindsIn(node: Node): string[] {
  // “figure: 10%” is a number set large; a figure that is drawn is a word.
  const own = /^[a-z]{4,}$/.test(String(node.figure ?? ''))
    ? [String(node.figure)]
    : Object.keys(drawnAs).filter((kind) => drawnAs[kind]?.(node));
  const inner = Object.values(node).flatMap((value) =>
    Array.isArray(value) ? nodesOf(value).flatMap(kindsIn) : isNode(value) ? kindsIn(value) : [],
  );
  return [...new Set([...own, ...inner])].toSorted();
}

/** Where the pages of a folder of the content stand; those of `pages` that have another address than their name. */
const folders: Readonly<Record<string, string>> = {
  services: '/services/',
  regulations: '/ai-regulations/',
  industries: '/ai-applications/',
  news: '/news/',
  legal: '/',
  pages: '/',
};
const otherAddresses: Readonly<Record<string, string>> = {
  '/home': '/',
  '/eu-ai-act-check': '/ai-regulations/eu-ai-act/check',
};

const pages = globSync(`{${Object.keys(folders).join()}}/*.{yaml,md}`, { cwd: content }).map((file) => {
  const source = readFileSync(path.join(content, file), 'utf8');
  const data: unknown = parse(file.endsWith('.md') ? (source.split(/^---$/m)[1] ?? '') : source);
  const { dir, name } = path.parse(file);
  const address = `${folders[dir]}${name}`;
  return { address: otherAddresses[address] ?? address, file, kinds: isNode(data) ? kindsIn(data) : [] };
});

/** Rows of the document's table of pages. */
const rows = [
  ...readFileSync(path.join(repository, 'docs/figures.md'), 'utf8').matchAll(
    /^\| `(\/\S*)` +\| `([^`]+)` +\| (.+?) +\|$/gm,
  ),
].map(([, address = '', file = '', drawn = '']) => ({
  address,
  file,
  kinds: [...drawn.matchAll(/`([a-z]+)`/g)].map(([, kind = '']) => kind).toSorted(),
}));

test('docs/figures.md has a row for each page, with the content file and the kinds of figures that it asks for', () => {
  const addresses = new Set(sitemap().addresses);
  const byAddress = (a: { address: string }, b: { address: string }) => (a.address < b.address ? -1 : 1);
  expect(rows.toSorted(byAddress)).toEqual(
    pages.filter(({ address }) => addresses.has(address)).toSorted(byAddress),
  );
  expect(rows.length).toBe(addresses.size);
});
