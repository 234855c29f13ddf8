import { fullDate } from '@vanda/forms/date-formats';
import type { Instrument, InstrumentKind, InstrumentStatus } from '../../schemas/instrument.ts';

type Entry = Instrument['history'][number];

export function statusOn<Change extends { from: string }>(
  { history }: { history: readonly Change[] },
  day: string,
): Change {
  const entry = history.find(({ from }) => from <= day) ?? history.at(-1);
  if (!entry) throw new Error('An instrument has no history: its schema asks for one entry at least');
  return entry;
}

/** True while an instrument is in force, but its rules apply only from a future day. */
export const appliesLater = ({ history }: Pick<Instrument, 'history'>, day: string) =>
  statusOn({ history }, day).status === 'in-force' &&
  history.some(({ status, from }) => status.startsWith('applies') && from > day);

type Words = Record<InstrumentStatus, (since: string) => string>;

const words: Words = {
  proposed: () => 'in draft',
  adopted: (since) => `not yet in force, adopted on ${since}`,
  'applies-in-part': () => 'applicable in part',
  'in-force': (since) => `in force since ${since}`,
  applies: (since) => `applicable since ${since}`,
  published: (since) => `published on ${since}`,
  stayed: () => 'on the books, not enforced',
  enjoined: (since) => `blocked by a court since ${since}`,
  'struck-down': (since) => `struck down on ${since}`,
  revoked: (since) => `revoked on ${since}`,
};

/** A guideline, framework or standard never comes into force. */
const voluntaryWords: Words = {
  ...words,
  adopted: (since) => `published on ${since}, to be followed later`,
  'applies-in-part': () => 'to be followed in part',
  'in-force': (since) => `to be followed since ${since}`,
  applies: (since) => `to be followed since ${since}`,
};

/** Reads after "is": `in force since 27 July 2026`; where only the month is known: `in December 2024`. */
export function statusWords(kind: InstrumentKind, { status, from, dateText }: Entry): string {
  const binds = kind === 'law' || kind === 'draft';
  const sentence = (binds ? words : voluntaryWords)[status](dateText ?? fullDate(from));
  return dateText ? sentence.replace(` on ${dateText}`, () => ` in ${dateText}`) : sentence;
}
