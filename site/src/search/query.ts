import { isTelling, termsOf } from './words.ts';

/** One thing that a query asks for: the terms as typed, and other ways to say it. */
export type QueryPart = { typed: string[]; synonyms: string[][] };

/** Other ways to say a run of terms, by the run (terms joined by spaces). */
export type SynonymTable = { sayings: ReadonlyMap<string, string[][]>; longest: number };

/** Groups of words that mean the same, made ready to look up. */
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
        // "how much" asks for a price; no page is about "how" or "much".
        ...members.filter((other) => other.join(' ') !== key && other.every(isTelling)),
      ]);
    }
  }
  return { sayings, longest };
}

/**
 * Takes a query apart, the longest saying first; words that tell nothing are left out unless there is nothing else.
 * `how much is a dpo` asks for a price and a data protection officer.
 */
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
