import type { Instrument, InstrumentStatus } from '../schemas/instrument.ts';
import { fullDate } from '../text/dates.ts';

type Entry = Instrument['history'][number];

/** Where an instrument stands on a day (ISO): the newest entry of its history that has begun, else the oldest. */
export function statusOn({ history }: Pick<Instrument, 'history'>, day: string): Entry {
  const entry = history.find(({ from }) => from <= day) ?? history.at(-1);
  if (!entry) throw new Error('An instrument has no history: its schema asks for one entry at least');
  return entry;
}

const words: Record<InstrumentStatus, (since: string) => string> = {
  proposed: () => 'proposed',
  adopted: (since) => `adopted on ${since}, not yet in force`,
  'applies-in-part': () => 'applies in part',
  'in-force': (since) => `in force since ${since}`,
  published: (since) => `published on ${since}`,
  stayed: () => 'on the books, not enforced',
  revoked: (since) => `revoked on ${since}`,
};

/** The status as part of a sentence: `in force since 27 July 2026`. Where only the month is known: `in December 2024`. */
export function statusWords({ status, from, dateText }: Entry): string {
  const sentence = words[status](dateText ?? fullDate(from));
  return dateText ? sentence.replace(` on ${dateText}`, ` in ${dateText}`) : sentence;
}
