import type { Block } from '../schemas/parts/block.ts';

/** More sections with their heading at the left, and a page is one long ladder of heading left, list right. */
const most = 2;

/**
 * Ids of the sections of a page that stand beside their heading: those that are nothing but text to read. The parts of a
 * course come first, then short lists, of which no two follow each other. All others are as wide as the page.
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

const isCourseText = (kind: Block['kind']) =>
  kind === 'included' || kind === 'curriculum' || kind === 'duties' || kind === 'changes';

function isShortText(block: Block): boolean {
  if (block.kind === 'rows') return block.items.length <= 4;
  if (block.kind === 'columns') return block.columns.length <= 2;
  return block.kind === 'ledger' && block.columns.length === 2;
}
