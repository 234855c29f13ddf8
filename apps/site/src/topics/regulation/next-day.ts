import { fullDate } from '@vanda/forms/date-formats';
import { shortDate } from '@vanda/forms/day';
import { counted } from '@vanda/forms/plural';
import type { BlockOf } from '../../schemas/parts/block.ts';
import { capital } from '../../text/capital.ts';
import { whole } from '../../text/whole-dates.ts';
import { beginsOn, countsOn, isStanding, withoutName } from './horizon/next-days.ts';
import { labelled, parted } from './market-rules.ts';
import type { NamedInstrument } from './references.ts';

const mostRows = 5;
/** Words of the longest row: whom, the duty and the first step. */
const mostWords = { who: 12, duty: 20, step: 18 };

/** What begins or ends on the next day after `today`, in the order of the records. */
function comingOf(own: readonly NamedInstrument[], today: string): Coming[] {
  const coming = own
    .filter((one) => isStanding(one, today))
    .flatMap((instrument) =>
      instrument.dates
        .filter(({ date, mark }) => date > today && mark !== 'event')
        .map((date) => ({ instrument, date })),
    );
  const [day] = coming.map(({ date }) => date.date).sort();
  return coming.filter(({ date }) => date.date === day);
}

const textOf = ({ date: { date, dateText } }: Coming, format: (day: string) => string) =>
  dateText ?? format(date);

/** The next day as the first fact of the page `path`, with the rule of the first rank, its own before others, and how to begin. */
export function nextDayFact(own: readonly NamedInstrument[], today: string, path: string) {
  const isElsewhere = ({ instrument }: Coming) => Number(instrument.explainedAt.split('#')[0] !== path);
  const [first] = comingOf(own, today).toSorted(
    (a, b) => isElsewhere(a) - isElsewhere(b) || placeOf(a) - placeOf(b),
  );
  const rule = first?.instrument ?? own.find((one) => one.kind === 'law' && isStanding(one, today)) ?? own[0];
  const [step = ''] = rule?.firstSteps ?? [];
  return {
    label: 'Next day',
    ...(first ? { to: '#next-day', value: textOf(first, shortDate) } : { value: 'None set' }),
    note: [
      ...(rule && step ? [`${capital(rule.shortName)}.`] : []),
      ...labelled('First step', parted(step, mostWords.step)[0]),
    ].join(' '),
  };
}

/**
 * The next day after `today` on which a duty begins or ends, as a section.
 * @param own rules of the page
 * @param sections of the page that explains the rules: many rules are grouped by them
 */
export function nextDayBlock(
  own: readonly NamedInstrument[],
  today: string,
  sections: readonly { id: string; title: string }[] = [],
): BlockOf<'rows'> | undefined {
  const onDay = comingOf(own, today);
  const [first] = onDay.toSorted((a, b) => Number(!a.date.dateText) - Number(!b.date.dateText));
  if (!first) return undefined;
  const rules = [...new Set(onDay.map(({ instrument }) => instrument))];
  const isLaw = rules.some(({ kind }) => kind === 'law');
  const isMany = onDay.length > mostRows;
  return {
    kind: 'rows',
    id: 'next-day',
    title: `Before ${whole(textOf(first, fullDate))}`,
    note: isMany
      ? `${countsOn(rules, first.date.date)} on this day.`
      : `The next day that ${isLaw ? 'the law' : 'an authority'} sets here.`,
    ground: 'tint',
    items: isMany ? groupsOf(sections, onDay) : onDay.map(rowOf),
  };
}

type Coming = { instrument: NamedInstrument; date: NamedInstrument['dates'][number] };

/** “State rules: frontier models” is “Frontier models”. */
const kindOf = (title: string) => title.replace(/^.*: (.)/, (_, letter: string) => letter.toUpperCase());

/** What begins is before what changes. */
const placeOf = ({ instrument, date }: Coming) =>
  (instrument.rank ?? 99) + (beginsOn(instrument, date.date) ? 0 : 100);

/** For each section, and for the other pages, the rule of the first rank, with a link to the rest. */
function groupsOf(sections: readonly { id: string; title: string }[], coming: readonly Coming[]) {
  const groups = Map.groupBy(coming, ({ instrument }) =>
    sections.find(({ id }) => instrument.explainedAt.endsWith(`#${id}`)),
  );
  return [...sections, undefined].flatMap((section) => {
    const own = groups.get(section) ?? [];
    const [first, ...others] = own.toSorted((a, b) => placeOf(a) - placeOf(b));
    if (!first) return [];
    const { text, sources } = rowOf(first, 0, [first]);
    const { shortName, explainedAt } = first.instrument;
    const rest = section
      ? others.length > 0 && `[${counted(others.length, 'more rule')}](#${section.id}).`
      : `[On another page](${explainedAt}).`;
    return {
      title: section ? `${kindOf(section.title)}: ${shortName}` : capital(shortName),
      text: rest ? `${text} ${rest}` : text,
      sources,
    };
  });
}

const isShort = ({ text }: { text: string }) => text.split(' ').length <= mostWords.duty;

/** Whom the day concerns, what it asks, and how to begin, which further rows of a law do not repeat. */
function rowOf({ instrument, date }: Coming, i: number, all: readonly Coming[]) {
  const { shortName, binds, dates, duties, firstSteps } = instrument;
  const own = duties.filter(({ from }) => from === date.id);
  const later = dates.filter((one) => one.date > date.date).map(({ id }) => id);
  const due = own.find(isShort) ?? own[0] ?? duties.find(({ from = '' }) => !later.includes(from));
  const isFirst = all.findIndex((one) => one.instrument === instrument) === i;
  const [who] = parted(binds.replace(':', ';'), mostWords.who);
  const [step] = parted(firstSteps[0] ?? '', mostWords.step);
  const [duty] = parted(due?.text ?? '', mostWords.duty);
  return {
    title: capital(`${shortName}: ${withoutName(date.title, shortName)}`),
    text: isFirst
      ? [...labelled('Who', who.replace(/\.?$/, '.')), duty, ...labelled('First step', step)].join(' ')
      : duty,
    sources: date.sources,
  };
}
