import type { Block } from '../schemas/parts/block.ts';

/** Texts of a length between these, in characters and in words, fill the page in two columns; longer ones are no cells. */
const filling = { characters: 160, words: 45 };

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
  if (block.kind === 'rows') {
    const texts = block.items.map(({ title, text = '' }) => `${title} ${text}`);
    const isLong = texts.some((text) => text.split(/\s+/).length > filling.words);
    return texts.length <= 4 && (isLong || texts.every((text) => text.length <= filling.characters));
  }
  if (block.kind === 'columns') return block.columns.length <= 2;
  return block.kind === 'ledger' && block.columns.length === 2;
}
