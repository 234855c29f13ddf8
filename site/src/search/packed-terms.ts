/** The terms of a page or of a place in it, apart from those of its name. */
export type UnitTerms = {
  /** Of headings and other names. */
  headings: ReadonlySet<string>;
  /** Of its text: those that tell it from others. */
  body: ReadonlySet<string>;
};

/**
 * The terms of all units, each term once: a third less over the wire than a list for each unit. `words` are the terms
 * in the alphabet's order, each with the number of letters that it shares with the one before (base 36). `headings` and
 * `body` hold for each word, in the same order, a character for every unit that has it there.
 */
export type PackedTerms = { words: string; headings: string; body: string };

const fields = ['headings', 'body'] as const;

export function packTerms(units: readonly UnitTerms[]): PackedTerms {
  const words = [...new Set(units.flatMap((unit) => fields.flatMap((field) => [...unit[field]])))].sort();
  const unitsWith = (field: (typeof fields)[number]) => {
    const having = new Map<string, string>();
    for (const [i, unit] of units.entries()) {
      for (const word of unit[field]) having.set(word, (having.get(word) ?? '') + unitCharacter(i));
    }
    return words.map((word) => having.get(word) ?? '').join(' ');
  };
  return {
    words: words.map((word, i) => shortened(word, words[i - 1] ?? '')).join(' '),
    headings: unitsWith('headings'),
    body: unitsWith('body'),
  };
}

/** @param count how many units were packed */
export function unpackTerms(packed: PackedTerms, count: number): UnitTerms[] {
  const units = Array.from({ length: count }, () => ({
    headings: new Set<string>(),
    body: new Set<string>(),
  }));
  const lists = fields.map((field) => [field, packed[field].split(' ')] as const);
  let word = '';
  for (const [i, written] of packed.words.split(' ').entries()) {
    word = word.slice(0, Number.parseInt(written.slice(0, 1), 36)) + written.slice(1);
    for (const [field, list] of lists) {
      for (const character of list[i] ?? '') units[unitNumber(character)]?.[field].add(word);
    }
  }
  return units;
}

function shortened(word: string, before: string): string {
  let shared = 0;
  while (shared < 35 && shared < word.length && word[shared] === before[shared]) shared++;
  return shared.toString(36) + word.slice(shared);
}

/** Characters that JSON writes as they are: printable ASCII after the quotation mark, then those from U+00A1 on. */
const [firstAscii, asciiCount, firstBeyond] = [0x23, 0x5c - 0x23, 0xa1];

const unitCharacter = (unit: number): string =>
  String.fromCharCode(unit < asciiCount ? firstAscii + unit : firstBeyond + unit - asciiCount);

function unitNumber(character: string): number {
  const code = character.charCodeAt(0);
  return code < firstBeyond ? code - firstAscii : code - firstBeyond + asciiCount;
}
