/** A match of a term: what it is worth, and whether a field that names the unit holds it. */
export type TermMatch = { score: number; isInName: boolean; term: string };

/** Ways in which a word of a query may match besides as it stands. */
export type Ways = {
  /** As the beginning of a longer word. */
  asPrefix: boolean;
  /** Letters that may be wrong; none, unless no term begins like the word. */
  mistakes: number;
};

/** What a match is worth by how it came about, against 1 for the word as typed. */
const worth = { prefix: 0.6, mistake: 0.3 };

/** Parameters of BM25+ as usual: how fast repetition stops counting, how far length counts, what any match is worth. */
const [saturation, lengthShare, floor] = [1.2, 0.7, 0.5];

/** Words whose matches are kept. */
const mostAsked = 100;

type Posting = { unit: number; count: number; length: number };
/** Of one term in one field. */
type Postings = { field: string; postings: Posting[] };
/** What a term is worth where it stands as it was typed. */
type Worth = { unit: number; score: number; isInName: boolean };

/**
 * Scores words against units of text with fields (BM25+, each field by itself). A unit's field is a list of terms.
 * @param boosts worth of each field
 * @param nameField the field that names a unit
 */
export function textScores<Field extends string>(
  units: readonly Record<Field, readonly string[]>[],
  boosts: Readonly<Record<Field, number>>,
  nameField: Field,
) {
  const table = new Map<string, Postings[]>();
  const averageLength = new Map<string, number>();
  for (const field of Object.keys(boosts) as Field[]) {
    const lengths = units.map((unit) => unit[field].length).filter((length) => length > 0);
    averageLength.set(field, lengths.reduce((sum, length) => sum + length, 0) / lengths.length);
    for (const [i, unit] of units.entries()) addField(table, field, i, unit[field]);
  }
  /** In order, so that all that begin alike stand together; each with its letters, by which most mistakes are told at once. */
  const vocabulary = [...table.keys()].sort();
  const letters = vocabulary.map(lettersOf);
  /** By place in the vocabulary, from the first time a term is found. */
  const worths: (readonly Worth[] | undefined)[] = [];
  /** While somebody types a word, those before it stay as they are. */
  const asked = new Map<string, ReadonlyMap<number, readonly TermMatch[]>>();

  function scoreOf(field: string, postings: readonly Posting[], { count, length }: Posting): number {
    const rarity = Math.log(1 + (units.length - postings.length + 0.5) / (postings.length + 0.5));
    const relativeLength = length / (averageLength.get(field) ?? 1);
    const often =
      (count * (saturation + 1)) / (count + saturation * (1 - lengthShare + lengthShare * relativeLength));
    return boosts[field as Field] * rarity * (floor + often);
  }

  function worthOf(place: number, term: string): readonly Worth[] {
    const known = worths[place];
    if (known) return known;
    const counted = (table.get(term) ?? []).flatMap(({ field, postings }) =>
      postings.map((posting) => ({
        unit: posting.unit,
        score: scoreOf(field, postings, posting),
        isInName: field === nameField,
      })),
    );
    worths[place] = counted;
    return counted;
  }

  /** Place of the first term that does not stand before the word. */
  function placeOf(word: string): number {
    let [low, high] = [0, vocabulary.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((vocabulary[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Places of the terms that may be meant: those that begin like the word, or all whose letters are nearly the same. */
  function candidates(word: string, { asPrefix, mistakes }: Ways): number[] {
    const places: number[] = [];
    if (mistakes === 0) {
      for (let place = placeOf(word); place < vocabulary.length; place++) {
        const term = vocabulary[place] ?? '';
        if (!term.startsWith(word) || (!asPrefix && term !== word)) break;
        places.push(place);
      }
      return places;
    }
    const own = lettersOf(word);
    letters.forEach((other, place) => {
      // A letter that is changed is one too few and one too many.
      if (bitCount(own ^ other) <= 2 * mistakes) places.push(place);
    });
    return places;
  }

  return {
    /** Whether some term begins so. */
    isKnown: (term: string) => (vocabulary[placeOf(term)] ?? '').startsWith(term),

    /** The units that hold a word, by their number. */
    find(word: string, ways: Ways): ReadonlyMap<number, readonly TermMatch[]> {
      const key = `${word} ${ways.asPrefix} ${ways.mistakes}`;
      const known = asked.get(key);
      if (known) return known;
      const found = new Map<number, TermMatch[]>();
      for (const place of candidates(word, ways)) {
        const term = vocabulary[place] ?? '';
        const share = shareOf(word, term, ways);
        if (share === 0) continue;
        for (const { unit, score, isInName } of worthOf(place, term)) {
          const match = { score: share * score, isInName, term };
          const matches = found.get(unit);
          if (matches) matches.push(match);
          else found.set(unit, [match]);
        }
      }
      if (asked.size >= mostAsked) asked.clear();
      asked.set(key, found);
      return found;
    },
  };
}

function addField(table: Map<string, Postings[]>, field: string, unit: number, terms: readonly string[]) {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  for (const [term, count] of counts) {
    const fields = table.get(term) ?? [];
    let own = fields.find((one) => one.field === field);
    if (!own) {
      own = { field, postings: [] };
      table.set(term, [...fields, own]);
    }
    own.postings.push({ unit, count, length: terms.length });
  }
}

/** How much of a word's worth a term is, from 0 to 1. */
function shareOf(word: string, term: string, { asPrefix, mistakes }: Ways): number {
  if (term === word) return 1;
  if (asPrefix && term.startsWith(word)) {
    return (worth.prefix * term.length) / (term.length + 0.3 * (term.length - word.length));
  }
  if (mistakes === 0 || Math.abs(term.length - word.length) > mistakes) return 0;
  const distance = editDistance(word, term, mistakes);
  return distance > mistakes ? 0 : (worth.mistake * term.length) / (term.length + distance);
}

/** A bit for each letter that a word has. Letters beyond a to z share theirs, which can only let more words through. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31);
  return bits;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Written over for every pair of words. */
let [row, next]: [number[], number[]] = [[], []];

/** Letters to change, add or leave out to make one word of the other (Levenshtein); any number above `most` is too many. */
function editDistance(one: string, other: string, most: number): number {
  for (let j = 0; j <= other.length; j++) row[j] = j;
  for (let i = 0; i < one.length; i++) {
    let least = i + 1;
    next[0] = least;
    for (let j = 0; j < other.length; j++) {
      const change = (row[j] ?? 0) + (one[i] === other[j] ? 0 : 1);
      const steps = Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1);
      next[j + 1] = steps;
      if (steps < least) least = steps;
    }
    // No later row has less than the least of this one.
    if (least > most) return least;
    [row, next] = [next, row];
  }
  return row[other.length] ?? 0;
}
