import { citedKeys } from '../src/article/article-markup.ts';
import type { SourceFile } from '../src/schemas/source.ts';
import { paragraphsOf } from './articles.ts';
import { lawClaims } from './law-claims.ts';
import type { ContentFile, Mistake } from './read.ts';
import { mistakeAt, walk } from './references.ts';

type Item = { sources?: unknown; evidence?: unknown; [field: string]: unknown };

/** A share, a sum of money, a paragraph of a law or a count of people: what nobody may state without saying from where. */
const claim = /\d%|[€$£]\s?\d|\b(?:section|article|regulation)\s\d/i;
/** Blocks whose every statement is one of law or statistics. */
const alwaysCited = new Set(['timeline', 'tiers', 'figures', 'changes']);

const cited = (item: Item) => Array.isArray(item.sources) || item.evidence === 'pending';

/** What the site claims and what it cites for it (decision 33, Truth; docs/guides/cite-a-source.md). */
export function checkClaims(files: readonly ContentFile[]): Mistake[] {
  const uncited = files.flatMap(uncitedClaims);
  const isUncited = ({ file, field }: Mistake) =>
    uncited.some((other) => other.file === file && other.field === field);
  return [
    ...uncited,
    ...uncarriedLaw(files).filter((mistake) => !isUncited(mistake)),
    ...addresslessFigures(files),
  ];
}

/**
 * Legal and statistical claims without a source: on regulation pages every block names its sources itself or on each
 * item; elsewhere every item that states a figure or a paragraph of law does.
 */
function uncitedClaims(file: ContentFile): Mistake[] {
  if (file.collection !== 'services' && file.collection !== 'regulations') return [];
  const mistakes: Mistake[] = [];
  const blocks = (file.data as { blocks?: Item[] }).blocks ?? [];
  for (const [i, block] of blocks.entries()) {
    if (cited(block)) continue;
    if (block.kind === 'tool') {
      mistakes.push(
        mistakeAt(file, ['blocks', i], 'judges by rules without a source: add `sources` to the block'),
      );
    }
    for (const list of ['items', 'columns', 'rows', 'tabs'] as const) {
      const items = block[list];
      if (!Array.isArray(items) || (list === 'columns' && block.kind === 'ledger')) continue;
      for (const [j, item] of (items as Item[]).entries()) {
        const text = JSON.stringify({ ...item, items: undefined });
        const needs =
          file.collection === 'regulations'
            ? block.kind !== 'related'
            : alwaysCited.has(String(block.kind)) || claim.test(text);
        if (!needs || cited(item)) continue;
        mistakes.push(
          mistakeAt(
            file,
            ['blocks', i, list, j],
            'states law or figures without a source: add `sources`, here or on the block',
          ),
        );
      }
    }
  }
  return mistakes;
}

/** Claims of law that rest on reports alone. */
const uncarriedLaw = (files: readonly ContentFile[]): Mistake[] =>
  lawClaims(files)
    .filter(({ isCarried }) => !isCarried)
    .map(({ file, path, sources }) =>
      mistakeAt(
        file,
        path,
        sources.length > 0
          ? `states law, but ${sources.join(', ')} ${sources.length > 1 ? 'are' : 'is'} neither the law nor its authority: add a source of the kind \`primary\` or \`authority\` to \`sources\``
          : 'states law without a source: add the law or its authority to `sources`, here or on the block',
      ),
    );

/** Figures for which a reader is sent nowhere: each of their sources has no address. */
function addresslessFigures(files: readonly ContentFile[]): Mistake[] {
  const sources = Object.assign(
    {},
    ...files.filter((one) => one.collection === 'sources').map(({ data }) => data),
  ) as SourceFile;
  const isNowhere = (keys: readonly string[]) =>
    keys.length > 0 && keys.every((key) => sources[key] && !sources[key].url);
  const message = (keys: readonly string[]) =>
    `states a figure for which no source has an address (${keys.join(', ')}): add a source that a reader can open`;
  return files.flatMap((file) => {
    const mistakes: Mistake[] = [];
    walk(file.data, (value, path) => {
      const { sources: keys } = (value ?? {}) as Item;
      if (Array.isArray(value) || !Array.isArray(keys) || !isNowhere(keys)) return;
      const item = value as Item;
      const texts = JSON.stringify({ ...item, sources: undefined, figure: undefined });
      if (item.figure !== undefined || claim.test(texts)) mistakes.push(mistakeAt(file, path, message(keys)));
    });
    if (file.collection !== 'news') return mistakes;
    for (const { text, line } of paragraphsOf(file)) {
      const keys = citedKeys(text);
      if (isNowhere(keys) && claim.test(text))
        mistakes.push({ file: file.file, line, field: 'body', message: message(keys) });
    }
    return mistakes;
  });
}
