import type { Instrument } from '../schemas/instrument.ts';
import { fullDate, monthName, shortDate } from '../text/dates.ts';
import { statusOn, statusWords } from './status.ts';

/** An instrument and its id, which is the name of its file. */
export type NamedInstrument = Instrument & { id: string };

/**
 * What a text may name in double braces for an instrument, and what then stands there:
 * `{{eu-ai-act/status}}` applies in part · `{{eu-ai-act/since}}` the day of that status ·
 * `{{eu-ai-act/high-risk-uses}}` 2 December 2027 · `…/short` 2 Dec 2027 · `…/month` December 2027 · `…/year` 2027 ·
 * `…/day` 2027-12-02, for fields that hold an ISO day. Where a law moved the day, `…/original`, `…/original/short` and
 * `…/original/day` are the day first set.
 * @param today ISO day on which the status is asked for
 */
export function instrumentWords(
  instruments: readonly NamedInstrument[],
  today: string,
): Record<string, string> {
  return Object.fromEntries(instruments.flatMap((instrument) => wordsOf(instrument, today)));
}

function wordsOf(instrument: NamedInstrument, today: string): [string, string][] {
  const { id, dates } = instrument;
  const status = statusOn(instrument, today);
  return [
    [`${id}/status`, statusWords(status)],
    [`${id}/since`, status.dateText ?? fullDate(status.from)],
    ...dates.flatMap(({ id: date, date: day, dateText, moved }): [string, string][] => {
      const first = moved[0]?.from;
      return [
        ...dayWords(`${id}/${date}`, day, dateText),
        ...(first ? dayWords(`${id}/${date}/original`, first) : []),
      ];
    }),
  ];
}

const dayWords = (name: string, day: string, dateText?: string): [string, string][] => [
  [name, dateText ?? fullDate(day)],
  [`${name}/short`, dateText ?? shortDate(day)],
  [`${name}/month`, monthName(day)],
  [`${name}/year`, day.slice(0, 4)],
  [`${name}/day`, day],
];
