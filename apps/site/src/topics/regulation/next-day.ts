import { fullDate } from '@vanda/forms/date-formats';
import { shortDate } from '@vanda/forms/day';
import { counted } from '@vanda/forms/plural';
import type { BlockOf } from '../../schemas/parts/block.ts';
import { capital } from '../../text/capital.ts';
import { whole } from '../../text/whole-dates.ts';
import { beginsOn, countsOn, datesToCome, isStanding, withoutName } from './horizon/next-days.ts';
import { labelled, parted } from './market-rules.ts';
import type { NamedInstrument } from './references.ts';

const mostRows = 5;
/** Words of the longest row: whom, the duty and the first step. */
const mostWords = { who: 12, duty: 20, step: 16 };

/** What begins or ends on the next day after `today`, in the order of the records. */
function comingOf(own: readonly NamedInstrument[], today: string): Coming[] {
  const coming = datesToCome(own, today);
  const [day] = coming.map(({ date }) => date.date).sort();
  return coming.filter(({ date }) => date.date === day);
}

/** What began or ended last up to `today`. */
const lastOf = (own: readonly NamedInstrument[], today: string): Coming | undefined =>
  own
    .filter((one) => isStanding(one, today))
    .flatMap((instrument) => instrument.dates.map((date) => ({ instrument, date })))
    .filter(({ date: { date, mark } }) => date <= today && mark !== 'event')
    .toSorted((a, b) => b.date.date.localeCompare(a.date.date))[0];

const textOf = ({ date: { date, dateText } }: Coming, format: (day: string) => string) =>
  dateText ?? format(date);

/** The next day as the first fact of the page `path`, with the rule of the first rank, its own before others, and how to begin.
 * @param hasTable whether the page has the table of that day, to which the fact then leads
 */
export function nextDayFact(own: readonly NamedInstrument[], today: string, path: string, hasTable = true) {
  const isElsewhere = ({ instrument }: Coming) => Number(instrument.explainedAt.split('#')[0] !== path);
  const coming = comingOf(own, today);
  const [first] = coming.toSorted(
    (a, b) => isElsewhere(a) - isElsewhere(b) || rankOf(a) - rankOf(b) || placeOf(a) - placeOf(b),
  );
  const shown = first ?? lastOf(own, today);
  if (!shown) throw new Error(`${path}: no rule of this page has a date; give one in its record`);
  const { instrument: rule, date } = shown;
  const isOpen = first?.date.mark === 'event';
  const isTable = hasTable && coming.length > 1;
  return {
    label: isOpen ? 'At the latest' : first ? 'Next date' : 'Latest date',
    value: textOf(shown, shortDate),
    to: isTable ? '#next-day' : rule.explainedAt.replace(`${path}#`, '#'),
    note: [
      `${capital(rule.shortName)}: ${withoutName(date.title, rule.shortName)}.`,
      ...labelled('First step', parted(rule.firstSteps[0] ?? '', mostWords.step)[0]),
      // True also when it is read after that day.
      `As of ${shortDate(today)}.`,
    ].join(' '),
  };
}

/**
 * The next day after `today` on which a duty begins or ends, as a table of several rules. One alone is in
 * the head of the page.
 * @param own rules of the page
 * @param sections of the page that explains the rules: many rules are grouped by them
 */
export function nextDayBlock(
  own: readonly NamedInstrument[],
  today: string,
  sections: readonly { id: string; title: string }[] = [],
): BlockOf<'ledger'> | undefined {
  const onDay = comingOf(own, today);
  const [first] = onDay.toSorted((a, b) => Number(!a.date.dateText) - Number(!b.date.dateText));
  if (!first || onDay.length === 1) return undefined;
  const rules = [...new Set(onDay.map(({ instrument }) => instrument))];
  const isLaw = rules.some(({ kind }) => kind === 'law');
  const isMany = onDay.length > mostRows;
  return {
    kind: 'ledger',
    id: 'next-day',
    title: `Before ${whole(textOf(first, fullDate))}`,
    note: isMany
      ? `${countsOn(rules, first.date.date)} on this day: the first of each kind, with a link to the rest.`
      : `As of ${shortDate(today)} this is the next date that ${isLaw ? 'the law' : 'an authority'} sets here.`,
    ground: 'tint',
    caption: 'Duties of the next day',
    columns: ['Rule', 'Whom it binds', 'Duty', 'First step'].map((label) => ({ label, set: 'text' })),
    rows: isMany
      ? groupsOf(sections, onDay)
      : [...Map.groupBy(onDay, ({ instrument }) => instrument).values()].map(rowOf),
  };
}

type Coming = { instrument: NamedInstrument; date: NamedInstrument['dates'][number] };

/** “State rules: frontier models” is “Frontier models”. */
const kindOf = (title: string) => title.replace(/^.*: (.)/, (_, letter: string) => letter.toUpperCase());

const rankOf = ({ instrument }: Coming) => instrument.rank ?? 99;

/** What begins is before what changes. */
const placeOf = ({ instrument, date }: Coming) =>
  rankOf({ instrument, date }) + (beginsOn(instrument, date.date) ? 0 : 100);

/** For each section, and for the other pages, the rule of the first rank, with a link to the rest. */
function groupsOf(sections: readonly { id: string; title: string }[], coming: readonly Coming[]) {
  const groups = Map.groupBy(coming, ({ instrument }) =>
    sections.find(({ id }) => instrument.explainedAt.endsWith(`#${id}`)),
  );
  return [...sections, undefined].flatMap((section) => {
    const own = groups.get(section) ?? [];
    const [first, ...others] = own.toSorted((a, b) => placeOf(a) - placeOf(b));
    if (!first) return [];
    const { cells, sources } = rowOf([first]);
    const rest = section
      ? others.length > 0 && `[${counted(others.length, 'more rule')}](#${section.id})`
      : `[on another page](${first.instrument.explainedAt})`;
    const note = [section && kindOf(section.title), rest].filter(Boolean).join('; ');
    return { cells, note: capital(note), sources };
  });
}

const isShort = ({ text }: { text: string }) => text.split(' ').length <= mostWords.duty;

/** Whom the day concerns, what it asks, and how to begin, of one rule. */
function rowOf(coming: readonly Coming[]) {
  const [{ shortName = '', binds = '', firstSteps = [] } = {}] = coming.map(({ instrument }) => instrument);
  const [who] = parted(binds.replace(':', ';'), mostWords.who);
  const [step] = parted(firstSteps[0] ?? '', mostWords.step);
  return {
    cells: [capital(shortName), capital(who), [...new Set(coming.map(dutyOn))].join(' '), step],
    note: coming.map(({ date }) => withoutName(date.title, shortName)).join('. '),
    sources: [...new Set(coming.flatMap(({ date }) => date.sources))],
  };
}

function dutyOn({ instrument: { dates, duties }, date }: Coming): string {
  const own = duties.filter(({ from }) => from === date.id);
  const later = dates.filter((one) => one.date > date.date).map(({ id }) => id);
  const due = own.find(isShort) ?? own[0] ?? duties.find(({ from = '' }) => !later.includes(from));
  return parted(due?.text ?? '', mostWords.duty)[0];
}
