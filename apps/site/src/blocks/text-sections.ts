import type { Block } from '../schemas/parts/block.ts';

/** Longer texts, in characters, leave much of the page empty beside them. */
const longestText = 160;

/** More than two would turn the page into one long ladder. */
const most = 2;

/**
 * Ids of text-only sections that are set beside their heading: first parts of a course, then short lists, and
 * never two adjacent ones.
 */
export function textSections(blocks: readonly Block[]): ReadonlySet<string> {
  const chosen = new Set(blocks.filter(({ kind }) => isCourseText(kind)).map(({ id }) => id));
  for (const [i, block] of blocks.entries()) {
    const neighbours = [blocks[i - 1], blocks[i + 1]];
    const isAlone = !neighbours.some((other) => other && chosen.has(other.id));
    if (chosen.size < most && isAlone && isShortText(block)) chosen.add(block.id);
  }
  return chosen;
}

const isCourseText = (kind: Block['kind']) => kind === 'included' || kind === 'curriculum';

function isShortText(block: Block): boolean {
  if (block.kind === 'rows')
    return block.items.length <= 4 && block.items.every(({ text = '' }) => text.length <= longestText);
  if (block.kind === 'columns') return block.columns.length <= 2;
  return block.kind === 'ledger' && block.columns.length === 2;
}
