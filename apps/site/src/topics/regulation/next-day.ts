import { fullDate } from '@vanda/forms/date-formats';
import { counted } from '@vanda/forms/plural';
import type { BlockOf } from '../../schemas/parts/block.ts';
import { whole } from '../../text/whole-dates.ts';
import { countsOn, isStanding } from './horizon/next-days.ts';
import { withProvision } from './record-words.ts';
import type { NamedInstrument } from './references.ts';

const mostRows = 5;
const mostDuties = 2;

/**
 * The next day after `today` from which a duty applies, as a section.
 * @param sections of the page that explains the rules: many rules are grouped by them
 */
export function nextDayBlock(
  instruments: readonly NamedInstrument[],
  jurisdiction: string,
  today: string,
  sections: readonly { id: string; title: string }[],
): BlockOf<'rows'> | undefined {
  const own = instruments.filter((one) => one.jurisdiction === jurisdiction && isStanding(one, today));
  const coming = own.flatMap((instrument) => comingDates(instrument, today));
  const [day] = coming.map(({ date }) => date.date).sort();
  if (!day) return undefined;
  const onDay = coming.filter(({ date }) => date.date === day);
  const isLaw = onDay.some(({ instrument }) => instrument.kind === 'law');
  const isMany = onDay.length > mostRows;
  // Rules without a duty of their own from this day are named too, as in the list of the next days.
  const rules = own.filter(({ dates }) => dates.some(({ date, mark }) => date === day && mark !== 'event'));
  return {
    kind: 'rows',
    id: 'next-day',
    title: `Before ${whole(onDay.find(({ date }) => date.dateText)?.date.dateText ?? fullDate(day))}`,
    note: isMany
      ? `${countsOn(rules, day)} on this day.`
      : `The next day that ${isLaw ? 'the law' : 'an authority'} sets here, what it asks, and how to begin.`,
    ground: 'tint',
    items: isMany ? groupsOf(rules, sections, onDay) : onDay.map(rowOf),
  };
}

type Coming = ReturnType<typeof comingDates>[number];

/** “State rules: frontier models” is “Frontier models”. */
const kindOf = (title: string) => title.replace(/^.*: (.)/, (_, letter: string) => letter.toUpperCase());

/** A row for each section, and one for the rules that other pages explain. */
function groupsOf(
  rules: readonly NamedInstrument[],
  sections: readonly { id: string; title: string }[],
  coming: readonly Coming[],
) {
  const groups = Map.groupBy(rules, ({ explainedAt }) =>
    sections.find(({ id }) => explainedAt.endsWith(`#${id}`)),
  );
  return [...sections, undefined].flatMap((section) => {
    const own = groups.get(section);
    if (!own) return [];
    const dates = coming.flatMap(({ instrument, date }) => (own.includes(instrument) ? date.sources : []));
    return {
      title: section ? kindOf(section.title) : 'On other pages',
      text: section
        ? `[${counted(own.length, 'rule')}](#${section.id}): ${own.map(({ shortName }) => shortName).join('; ')}.`
        : `${own.map(({ shortName, explainedAt }) => `[${shortName}](${explainedAt})`).join('; ')}.`,
      sources: [...new Set(dates)],
    };
  });
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
