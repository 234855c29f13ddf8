import type { NamedInstrument } from '../src/instrument/references.ts';

/** An instrument that a text names, and the words of status that stand inside the name: MAS’s *proposed* guidelines. */
export type Naming = { instrument: NamedInstrument; adjectives: readonly string[] };

/** What a text may put before or into a name to say where it stands: MAS’s final guidelines, MAS has proposed guidelines. */
const adjective = /\b(?:(?:has|have) )?(?:proposed|draft|final|adopted)\b/gi;
const word = '(?:(?:has|have) )?(?:[Pp]roposed|[Dd]raft|[Ff]inal|[Aa]dopted)';
const between = String.raw`(?:[’']s)?(?:\s+${word})*\s+`;
const before = String.raw`(?:${word}\s+)*`;

/** Every name of an instrument: official, short, others. */
export const namesOf = ({ name, shortName, alsoCalled }: NamedInstrument): string[] => [
  ...new Set([name, shortName, ...alsoCalled]),
];

/** The same name however it is written: small letters, no words of status, no possessive. */
export const nameKey = (written: string): string =>
  written
    .replace(adjective, ' ')
    .replace(/[’']s\b/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/**
 * A reader that finds the instruments a text names; of two names that overlap the longer one counts. Capitals count,
 * so an “AI act” is any and the “AI Act” is one, but a sentence may begin with a name.
 */
export function nameReader(instruments: readonly NamedInstrument[]): (text: string) => Naming[] {
  const holders = new Map(
    instruments.flatMap((instrument) =>
      namesOf(instrument).map((name) => [nameKey(name), instrument] as const),
    ),
  );
  if (holders.size === 0) return () => [];
  const longestFirst = instruments.flatMap(namesOf).sort((a, b) => b.length - a.length);
  const names = longestFirst.map((name) => name.split(/\s+/).map(asWritten).join(between));
  const named = new RegExp(String.raw`(?<![\w/-])${before}(?:${names.join('|')})(?![\w-])`, 'g');
  return (text) =>
    [...text.matchAll(named)].flatMap(([match]) => {
      const instrument = holders.get(nameKey(match));
      return instrument ? [{ instrument, adjectives: match.toLowerCase().match(adjective) ?? [] }] : [];
    });
}

/** A word of a name as a pattern; one in small letters may also begin with a capital. */
const asWritten = (part: string) =>
  part
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/^[a-z]/, (letter) => `[${letter}${letter.toUpperCase()}]`);
