import { isTelling, termsOf } from './words.ts';

export type QueryPart = { typed: string[]; synonyms: string[][] };

export type SynonymTable = { sayings: ReadonlyMap<string, string[][]>; longest: number };

export function synonymTable(groups: readonly (readonly string[])[]): SynonymTable {
  const sayings = new Map<string, string[][]>();
  let longest = 1;
  for (const group of groups) {
    const members = group.map(termsOf);
    for (const member of members) {
      const key = member.join(' ');
      longest = Math.max(longest, member.length);
      sayings.set(key, [
        ...(sayings.get(key) ?? []),
        // “how much” means “price”; “how” and “much” alone do not.
        ...members.filter((other) => other.join(' ') !== key && other.every(isTelling)),
      ]);
    }
  }
  return { sayings, longest };
}

/** Takes the longest known phrase first, and leaves out stop words unless there is nothing else. */
export function parseQuery(query: string, { sayings, longest }: SynonymTable): QueryPart[] {
  const terms = termsOf(query);
  const parts: QueryPart[] = [];
  for (let start = 0; start < terms.length; ) {
    let length = Math.min(longest, terms.length - start);
    while (length > 1 && !sayings.has(terms.slice(start, start + length).join(' '))) length--;
    const typed = terms.slice(start, start + length);
    const synonyms = sayings.get(typed.join(' ')) ?? [];
    if (synonyms.length > 0 || typed.every(isTelling)) parts.push({ typed, synonyms });
    start += length;
  }
  return parts.length > 0 ? parts : terms.map((term) => ({ typed: [term], synonyms: [] }));
}
