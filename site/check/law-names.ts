import type { NamedInstrument } from '../src/instrument/references.ts';

/** An instrument that a text names, and the words of status that stand inside the name: MAS’s *proposed* guidelines. */
export type Naming = { instrument: NamedInstrument; adjectives: readonly string[] };

/** What a text may put before or into a name to say where it stands: MAS’s final guidelines, MAS has proposed guidelines. */
const status = '(?:(?:has|have) )?(?:[Pp]roposed|[Dd]raft|[Ff]inal|[Aa]dopted)';
const statusInside = new RegExp(String.raw`\b${status}\b`, 'g');
const statusBefore = new RegExp(String.raw`(?:\b${status}\s+)+$`);
const betweenWords = String.raw`(?:[’']s)?(?:\s+${status})*\s+`;

/** Every name of an instrument: official, short, others. */
export const namesOf = ({ name, shortName, alsoCalled }: NamedInstrument): string[] => [
  ...new Set([name, shortName, ...alsoCalled]),
];

/** The same name whoever writes it in capitals. */
export const nameKey = (name: string): string => name.toLowerCase();

type Candidate = { pattern: RegExp; instrument: NamedInstrument };

/**
 * A reader that finds the instruments a text names; of two names that overlap the longer one counts. Capitals count,
 * so an “AI act” is any and the “AI Act” is one, but a sentence may begin with a name.
 */
export function nameReader(instruments: readonly NamedInstrument[]): (text: string) => Naming[] {
  const candidates = Map.groupBy(
    instruments
      .flatMap((instrument) => namesOf(instrument).map((name) => ({ name, instrument })))
      .sort((a, b) => b.name.length - a.name.length)
      .map(({ name, instrument }) => ({ first: firstWord(name), pattern: patternOf(name), instrument })),
    ({ first }) => first,
  );
  return (text) => {
    const namings: Naming[] = [];
    let end = 0;
    for (const { 0: word, index } of text.matchAll(wordStart)) {
      if (index < end) continue;
      const found = matchAt(text, index, candidates.get(word.toLowerCase()) ?? []);
      if (!found) continue;
      end = index + found.match.length;
      namings.push({
        instrument: found.instrument,
        adjectives: statusesIn(text.slice(0, index), found.match),
      });
    }
    return namings;
  };
}

const wordStart = /(?<![\w/-])[A-Za-z0-9]+/g;
const firstWord = (name: string) => name.match(wordStart)?.[0].toLowerCase() ?? '';

function matchAt(text: string, index: number, candidates: readonly Candidate[]) {
  for (const { pattern, instrument } of candidates) {
    pattern.lastIndex = index;
    const match = pattern.exec(text)?.[0];
    if (match && !isPartOfName(match, text.slice(0, index))) return { match, instrument };
  }
  return undefined;
}

/** By name: the check of the content reads the same names again and again, and to compile them costs more than to use them. */
const patterns = new Map<string, RegExp>();

function patternOf(name: string): RegExp {
  const known = patterns.get(name);
  if (known) return known;
  const pattern = new RegExp(
    String.raw`${name.split(/\s+/).map(asWritten).join(betweenWords)}(?![\w-])`,
    'y',
  );
  patterns.set(name, pattern);
  return pattern;
}

/** A word of a name as a pattern; one in small letters may also begin with a capital. */
const asWritten = (part: string) =>
  part
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/^[a-z]/, (letter) => `[${letter}${letter.toUpperCase()}]`);

/** Whether a short name ends the longer name of something else: the Great American AI Act. */
const isPartOfName = (match: string, before: string) =>
  !/\d|\S+ \S+ \S/.test(match) && /(?:[a-z,]|\b[A-Z][a-z]+) [A-Z][a-z]+ $/.test(before);

const statusesIn = (before: string, match: string): string[] =>
  `${statusBefore.exec(before)?.[0] ?? ''} ${match}`.toLowerCase().match(statusInside) ?? [];
