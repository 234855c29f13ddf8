import { fullDate } from '@vanda/forms/date-formats';
import { shortDate } from '@vanda/forms/day';
import { counted, numberWord, plural } from '@vanda/forms/plural';
import { type InstrumentKind, type InstrumentStatus, reachKinds } from '../../schemas/instrument.ts';
import type { MatrixKind } from '../../schemas/parts/matrix-kind.ts';
import { capital } from '../../text/capital.ts';
import { decisionWords, enforcerWords, penaltyWords, withProvision } from './record-words.ts';
import type { NamedInstrument } from './references.ts';
import { appliesLater, statusOn, statusWords } from './status.ts';

export const explainedOn = (path: string, instruments: readonly NamedInstrument[]) =>
  instruments.filter(({ explainedAt }) => explainedAt.split('#')[0] === path);

const force: Record<InstrumentKind, number> = { law: 0, guideline: 1, framework: 1, standard: 1, draft: 2 };

/** Sorts `first` in its order, then laws by reach, guidance and drafts, the newest first. */
export function inOrderOfForce(
  instruments: readonly NamedInstrument[],
  first: readonly string[],
): NamedInstrument[] {
  const rank = ({ id, kind, reach }: NamedInstrument): readonly number[] => [
    first.includes(id) ? first.indexOf(id) : first.length,
    force[kind],
    kind === 'law' && reach ? reachKinds.indexOf(reach.kind) : 0,
  ];
  return instruments.toSorted((a, b) => {
    const [ranksA, ranksB] = [rank(a), rank(b)];
    const differing = ranksA.findIndex((one, i) => one !== ranksB[i]);
    return differing === -1
      ? startOf(b).localeCompare(startOf(a)) || a.id.localeCompare(b.id)
      : (ranksA[differing] ?? 0) - (ranksB[differing] ?? 0);
  });
}

const startOf = ({ history }: NamedInstrument) => history[0]?.from ?? '';

/** Groups are placed where their first instrument is. */
export function inGroups(instruments: readonly NamedInstrument[]): Map<string, readonly NamedInstrument[]> {
  const places = Map.groupBy(instruments, ({ place = '' }) => place);
  return places.size > 1
    ? places
    : Map.groupBy(instruments, ({ kind }) => (kind === 'law' ? 'Law' : 'Guidance and drafts'));
}

const numeral = (count: number) => capital(numberWord(count));

/** Such as “Three laws, all binding. Three guidelines and one draft.” */
export function countWords(instruments: readonly NamedInstrument[], today: string): string {
  const of = (wanted: number) => instruments.filter(({ kind }) => force[kind] === wanted);
  const [laws, guidance, drafts] = [of(0), of(1).length, of(2).length];
  const partly = laws.filter((law) => bindingOn(law, today) === 'in-part').length;
  const binding = partly + laws.filter((law) => bindingOn(law, today) === 'binding').length;
  const all = laws.length === 1 ? 'binding' : 'all binding';
  const bound =
    (binding === laws.length ? all : `${numberWord(binding)} of them binding today`) +
    (partly > 0 ? `, ${partly === laws.length ? '' : `${numberWord(partly)} of these `}in part` : '');
  const rest = [
    guidance > 0 && `${numeral(guidance)} ${plural(guidance, 'guideline')}`,
    drafts > 0 && `${numeral(drafts)} ${plural(drafts, 'draft')}`,
  ].filter((one) => one !== false);
  return [
    laws.length > 0 && `${numeral(laws.length)} ${plural(laws.length, 'law')}, ${bound}.`,
    rest.length > 0 && `${rest.join(' and ').replace(/ and [A-Z]/, (one) => one.toLowerCase())}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The laws of a market, and beside them its guidelines and drafts, as a fact of its head. */
export function rulesFact(instruments: readonly NamedInstrument[]) {
  const [value = '', ...others] = ['law', 'guideline', 'draft'].flatMap((word, wanted) => {
    const count = instruments.filter(({ kind }) => force[kind] === wanted).length;
    return count > 0 ? [counted(count, word)] : [];
  });
  return { label: 'Rules', to: '#rules', value, note: others.join(', ') || undefined };
}

export function bindingOn(instrument: NamedInstrument, day: string): MatrixKind {
  if (instrument.kind === 'draft') return 'not-in-force';
  if (instrument.kind !== 'law' || instrument.bindsGovernment) return 'voluntary';
  const kinds: Partial<Record<InstrumentStatus, MatrixKind>> = {
    'in-force': 'binding',
    applies: 'binding',
    'applies-in-part': 'in-part',
    adopted: 'later',
  };
  return appliesLater(instrument, day)
    ? 'later'
    : (kinds[statusOn(instrument, day).status] ?? 'not-in-force');
}

/** “Malaysia’s Cyber Security Act” is “Cyber Security Act” under the heading of Malaysia. */
export function withoutOwner(name: string, heading: string): string {
  const [, owner = '', rest = ''] = /^(.+?)’s? (.+)$/.exec(name) ?? [];
  return owner && heading.includes(owner) ? capital(rest) : name;
}

/** About what a cell shows, in words. */
const mostWords = 25;

/** The first whole clauses of a text, and the rest. Words in brackets and for two times, `{{until …: … | …}}`, stay one clause. */
export function parted(text: string, most = mostWords): [string, string] {
  const [first = '', ...clauses] = text.split(/(?<=[.;]) (?![^{]*}}|[^(]*\))/);
  const ends = clauses.map((_, i) => [first, ...clauses.slice(0, i + 1)].join(' '));
  const count = ends.filter((one) => one.replace(/\|.*}}/, '').split(' ').length <= most).length;
  return [(ends[count - 1] ?? first).replace(/;$/, '.'), clauses.slice(count).join(' ')];
}

/** Such as “RM 10 million”, “VND 30 to 70 million” and “5%”. */
const sums =
  /(?<![(A-Z])(?:\b[A-Z]{2,3} |[A-Z]*[$€£])\d[\d,.]*(?<=\d)(?: to \d[\d,.]*(?<=\d))?(?: (?:million|billion|crore))?|\d[\d.]*%/g;

export const labelled = (label: string, text: string) => (text ? [`**${label}.** ${text}`] : []);

/** A law in a few words a column, and what its cells leave out; of guidance and drafts all is left out. */
export function ruleRow(instrument: NamedInstrument, today: string) {
  const { id, name, shortName, kind, binds, reach, firstSteps, enforcedBy, penalty, decisions } = instrument;
  const isEnforced = kind === 'law' || enforcedBy !== 'nobody';
  const { standing, note, coming, past } = dayWords(instrument, today);
  const duties = dutyWords(instrument, today);
  const steps = firstSteps.join(' ');
  const most = isEnforced || 'text' in Object(penalty) ? penaltyWords(penalty) : '';
  const whole = `${standing}${note ? `: ${note}` : ''}.`;
  const [duty, dutyRest] = parted(duties[0] ?? '–');
  const [step, stepRest] = parted(steps || 'Nothing to do.');
  const [mostSeen, mostRest] = parted(most);
  const cells: Record<string, readonly string[]> = {
    Day: [...coming, `${standing}.`],
    Duty: [duty],
    'First step': [step],
    Enforcer: [enforcerWords(enforcedBy)],
    'Highest penalty': [mostSeen.replace(sums, '**$&**')],
  };
  const more =
    kind === 'law'
      ? [
          ...labelled('Reach', withProvision({ text: reach.text, provision: reach.basis })),
          ...(note ? [whole] : []),
          ...[dutyRest, ...duties.slice(1)].filter(Boolean),
          ...labelled('Then', stepRest),
          ...labelled('On the penalty', mostRest),
        ]
      : [
          [...coming, whole].join(' '),
          ...labelled('Binds', `${binds}.`),
          ...duties,
          ...labelled('First step', steps),
          ...labelled('Enforcer', isEnforced ? enforcerWords(enforcedBy) : ''),
          ...labelled('Highest penalty', most),
        ];
  return {
    id,
    name: shortName,
    fullName: name === shortName ? undefined : name,
    binds,
    /** Of guidance and drafts: the day and the first step, or what else is to do. */
    day: dayOf(instrument, today),
    step: firstSteps[0] ?? instrument.duties[0]?.text ?? '',
    cells,
    otherDuties: Math.max(0, duties.length - 1),
    more: [
      ...more,
      ...labelled('Earlier days', past),
      ...decisions.map((one) => `**Decided.** ${decisionWords(one)}`),
    ],
    sources: sourcesOf(instrument),
  };
}

function dayOf(instrument: NamedInstrument, today: string): string {
  const { from, dateText = shortDate(from) } = statusOn(instrument, today);
  const [next] = instrument.dates.filter(({ date }) => date > today);
  return next ? `${dateText}, next ${next.dateText ?? shortDate(next.date)}` : dateText;
}

function dayWords(instrument: NamedInstrument, today: string) {
  const { kind, dates } = instrument;
  const status = statusOn(instrument, today);
  const day = shortDate(status.from);
  const words = statusWords(kind, status).replace(/^applicable/, 'applies');
  const standing = capital(words).replace(fullDate(status.from), day);
  const since = status.dateText ?? day;
  return {
    standing: standing.includes(since) ? standing : `${standing} since ${since}`,
    note: status.note,
    coming: dates
      .filter(({ date }) => date > today)
      .map(({ date, dateText, title }) => `**${dateText ?? shortDate(date)}:** ${title}.`),
    past: dates
      .filter(({ date }) => date <= today && date !== status.from)
      .map(({ date, dateText, title }) => `${dateText ?? shortDate(date)}: ${title}.`)
      .join(' '),
  };
}

/** A duty names its day where that is not the day of the law’s status. */
function dutyWords(instrument: NamedInstrument, today: string) {
  const { from } = statusOn(instrument, today);
  return instrument.duties.map((duty) => {
    const begins = instrument.dates.find(({ id, date }) => id === duty.from && date > from);
    const words = withProvision(duty);
    if (!begins) return words;
    return `**${begins.date > today ? 'From' : 'Since'} ${begins.dateText ?? shortDate(begins.date)}:** ${words}`;
  });
}

function sourcesOf({ primary, history, dates, penalty, decisions }: NamedInstrument): string[] {
  const cited = [...history, ...dates, ...decisions].flatMap(({ sources }) => sources);
  const ofPenalty = typeof penalty === 'object' && 'sources' in penalty ? penalty.sources : [];
  return [...new Set([primary, ...cited, ...ofPenalty])];
}
