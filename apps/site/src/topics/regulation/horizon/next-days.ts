import { counted, plural } from '@vanda/forms/plural';
import type { InstrumentStatus } from '../../../schemas/instrument.ts';
import { capital } from '../../../text/capital.ts';
import type { NamedInstrument } from '../references.ts';
import { statusOn } from '../status.ts';

export type NextDay = {
  day: string;
  dateText?: string | undefined;
  title: string;
  text: string;
  place: string;
  path: string;
};

const mostRows = 2;
const standing: ReadonlySet<InstrumentStatus> = new Set([
  'adopted',
  'applies-in-part',
  'in-force',
  'applies',
  'published',
]);

/**
 * More than two rules on a day are one row.
 * @param places names of jurisdictions
 */
export function nextDays(
  instruments: readonly NamedInstrument[],
  {
    today,
    count,
    listPath,
    places,
  }: { today: string; count: number; listPath: string; places: ReadonlyMap<string, string> },
): NextDay[] {
  const placeOf = ({ jurisdiction, place = '' }: NamedInstrument) =>
    jurisdiction === 'international' ? place : (places.get(jurisdiction) ?? '');
  const dated = datesToCome(instruments, today).sort(
    (a, b) => a.date.date.localeCompare(b.date.date) || a.instrument.id.localeCompare(b.instrument.id),
  );
  const rows = [...Map.groupBy(dated, ({ date }) => date.date)].flatMap(([day, sameDay]): NextDay[] => {
    const byRule = [...Map.groupBy(sameDay, ({ instrument }) => instrument)];
    if (byRule.length > mostRows) {
      const rules = byRule.map(([rule]) => rule);
      const names = rules
        .toSorted((a, b) => (a.rank ?? 99) - (b.rank ?? 99))
        .map(({ shortName }) => shortName);
      const [one = '', ...others] = new Set(rules.map(placeOf));
      const place = others.length > 0 ? 'Several' : one;
      return [{ day, title: countsOn(rules, day), text: named(names), place, path: listPath }];
    }
    return byRule.map(([one, dates]) => ({
      day,
      dateText: dates[0]?.date.dateText,
      title: one.shortName,
      text: withoutName(dates[0]?.date.title ?? '', one.shortName),
      place: one.place ?? places.get(one.jurisdiction) ?? '',
      path: one.explainedAt,
    }));
  });
  return rows.slice(0, count);
}

/** What begins or ends after `today`; where nothing does, the latest days by which something may. */
export function datesToCome(instruments: readonly NamedInstrument[], today: string) {
  const dated = instruments
    .filter((one) => isStanding(one, today))
    .flatMap((one) =>
      one.dates.filter(({ date }) => date > today).map((date) => ({ instrument: one, date })),
    );
  const set = dated.filter(({ date }) => date.mark !== 'event');
  return set.length > 0 ? set : dated;
}

/** “Platform Work Directive due in national law” is “Due in national law” below “EU Platform Work Directive”. */
export function withoutName(title: string, name: string): string {
  const words = name.split(' ');
  const named = words
    .map((_, i) => words.slice(i).join(' '))
    .find((end) => title.startsWith(end) && /^[,:]? ./.test(title.slice(end.length)));
  const rest = title.slice(named?.length ?? 0).replace(/^[,:]? /, '');
  return capital(rest);
}

/** Whether the title of a day names the place, in full or as in “EU AI Act”. */
export const namesPlace = ({ title, place }: Pick<NextDay, 'title' | 'place'>) =>
  title.includes(place) || title.startsWith(`${place.replace(/[^A-Z]/g, '')} `);

export const isStanding = (one: NamedInstrument, today: string) =>
  one.kind !== 'draft' && standing.has(statusOn(one, today).status);

/** Such as `11 rules begin, 4 change`. */
export function countsOn(rules: readonly NamedInstrument[], day: string): string {
  const begin = rules.filter((rule) => beginsOn(rule, day)).length;
  const change = rules.length - begin;
  const begins = begin > 0 ? `${counted(begin, 'rule')} ${plural(begin, 'begins', 'begin')}` : '';
  if (change === 0) return begins;
  const changes = plural(change, 'changes', 'change');
  return begins ? `${begins}, ${change} ${changes}` : `${counted(change, 'rule')} ${changes}`;
}

export const beginsOn = ({ dates }: NamedInstrument, day: string) =>
  dates
    .filter(({ mark }) => mark === 'begins')
    .map(({ date }) => date)
    .sort()[0] === day;

function named(names: readonly string[]): string {
  const [last = ''] = names.slice(-1);
  if (names.length <= 4) return `${names.slice(0, -1).join(', ')} and ${last}`;
  return `${names.slice(0, 3).join(', ')} and ${names.length - 3} others`;
}
