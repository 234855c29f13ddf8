import { fullDate, monthAndYear } from '@vanda/forms/date-formats';
import { shortDate } from '@vanda/forms/day';
import type { Instrument } from '../../schemas/instrument.ts';
import { statusOn, statusWords } from './status.ts';

export type NamedInstrument = Instrument & { id: string };

/**
 * `{{eu-ai-act/high-risk-uses}}` 2 December 2027 · `…/short` 2 Dec 2027 · `…/month` · `…/year` ·
 * `…/day` 2027-12-02; a moved day also `…/original`.
 */
export const instrumentWords = (
  instruments: readonly NamedInstrument[],
  today: string,
): Record<string, string> =>
  Object.fromEntries(instruments.flatMap((instrument) => wordsOf(instrument, today)));

function wordsOf(instrument: NamedInstrument, today: string): [string, string][] {
  const { id, dates } = instrument;
  const status = statusOn(instrument, today);
  return [
    [`${id}/status`, statusWords(instrument.kind, status)],
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
  [`${name}/month`, monthAndYear(day)],
  [`${name}/year`, day.slice(0, 4)],
  [`${name}/day`, day],
];
