import type { ContentFile, Mistake } from './read.ts';

type Item = { sources?: unknown; evidence?: unknown; [field: string]: unknown };

/** A share, a sum of money, a paragraph of a law or a count of people: what nobody may state without saying from where. */
const claim = /\d%|[€$£]\s?\d|\b(?:section|article|regulation)\s\d/i;
/** Blocks whose every statement is one of law or statistics. */
const alwaysCited = new Set(['timeline', 'tiers', 'figures', 'changes']);

const cited = (item: Item) => Array.isArray(item.sources) || item.evidence === 'pending';

/**
 * Legal and statistical claims without a source (decision 33, Truth): on regulation pages every block names its
 * sources itself or on each item; elsewhere every item that states a figure or a paragraph of law does.
 */
export function checkClaims(file: ContentFile): Mistake[] {
  if (file.collection !== 'services' && file.collection !== 'regulations') return [];
  const mistakes: Mistake[] = [];
  const blocks = (file.data as { blocks?: Item[] }).blocks ?? [];
  for (const [i, block] of blocks.entries()) {
    if (cited(block)) continue;
    if (block.kind === 'tool') {
      mistakes.push({
        file: file.file,
        line: file.lineOf(['blocks', i]),
        field: `blocks.${i}`,
        message: 'judges by rules without a source: add `sources` to the block',
      });
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
        const path = ['blocks', i, list, j];
        mistakes.push({
          file: file.file,
          line: file.lineOf(path),
          field: path.join('.'),
          message: 'states law or figures without a source: add `sources`, here or on the block',
        });
      }
    }
  }
  return mistakes;
}
