import { fullDate } from '@vanda/forms/date-formats';
import type { BlockOf } from '../../schemas/parts/block.ts';
import { whole } from '../../text/whole-dates.ts';
import { countsOn, isStanding } from './horizon/next-days.ts';
import { withProvision } from './record-words.ts';
import type { NamedInstrument } from './references.ts';

const mostRows = 5;
const mostDuties = 2;

/** The next day after `today` from which a duty applies, as a section. */
export function nextDayBlock(
  instruments: readonly NamedInstrument[],
  jurisdiction: string,
  today: string,
): BlockOf<'rows'> | undefined {
  const own = instruments.filter((one) => one.jurisdiction === jurisdiction && isStanding(one, today));
  const coming = own.flatMap((instrument) => comingDates(instrument, today));
  const [day] = coming.map(({ date }) => date.date).sort();
  if (!day) return undefined;
  const onDay = coming.filter(({ date }) => date.date === day);
  const isLaw = onDay.some(({ instrument }) => instrument.kind === 'law');
  return {
    kind: 'rows',
    id: 'next-day',
    title: `Before ${whole(onDay.find(({ date }) => date.dateText)?.date.dateText ?? fullDate(day))}`,
    note: `The next day that ${isLaw ? 'the law' : 'an authority'} sets here, what it asks, and how to begin.`,
    ground: 'tint',
    items: onDay.length > mostRows ? [named(own, day, onDay)] : onDay.map(rowOf),
  };
}

type Coming = ReturnType<typeof comingDates>[number];

/** Rules without a duty of their own from this day are named too, as in the list of the next days. */
function named(instruments: readonly NamedInstrument[], day: string, coming: readonly Coming[]) {
  const rules = instruments.filter(({ dates }) =>
    dates.some(({ date, mark }) => date === day && mark !== 'event'),
  );
  return {
    title: `${countsOn(rules, day)} on this day`,
    text: `${rules.map(({ shortName }) => shortName).join('; ')}. The entry of each rule says whom it binds and what to do first.`,
    sources: [...new Set(coming.flatMap(({ date }) => date.sources))],
  };
}

/** The most urgent duties; the page of the law lists all. First steps are shown on the first row of a law. */
function rowOf({ instrument, date, duties }: Coming, i: number, all: readonly Coming[]) {
  const isFirst = all.findIndex((one) => one.instrument === instrument) === i;
  return {
    title: date.title,
    text: [...duties.slice(0, mostDuties).map(withProvision), ...(isFirst ? instrument.firstSteps : [])].join(
      ' ',
    ),
    sources: date.sources,
  };
}

const comingDates = (instrument: NamedInstrument, today: string) =>
  instrument.dates.flatMap((date) => {
    const duties = instrument.duties.filter(({ from }) => from === date.id);
    return date.date > today && duties.length > 0 ? [{ instrument, date, duties }] : [];
  });
