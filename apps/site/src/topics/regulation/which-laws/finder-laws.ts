import { fullDate } from '@vanda/forms/date-formats';
import type { Source } from '../../../schemas/source.ts';
import type { FinderQuestions, FinderRules } from '../../../schemas/which-laws.ts';
import { enforcerWords, marketOf, penaltyWords, withProvision } from '../record-words.ts';
import type { NamedInstrument } from '../references.ts';
import type { Finder, FinderLaw } from './find-laws.ts';

/**
 * Texts are as written: whoever shows them reads them by `plainTexts`, on the day of the visitor.
 * @throws for a rule without an instrument
 */
export function finderOf(
  questions: FinderQuestions,
  files: readonly FinderRules[],
  instruments: readonly NamedInstrument[],
  sources: ReadonlyMap<string, Source>,
): Finder {
  const rules = new Map(files.flatMap((file) => Object.entries(file.rules)));
  const ids = new Set(instruments.map(({ id }) => id));
  for (const id of rules.keys())
    if (!ids.has(id)) throw new Error(`The finder has rules for "${id}", but there is no such instrument`);
  return {
    ...questions,
    decisions: files.flatMap(({ decisions }) => decisions),
    laws: instruments.map((one) => lawOf(one, rules.get(one.id), sources)),
  };
}

/** The sentence on what is only likely or not settled; what arrives through the customer stands elsewhere. */
const doubtIn = (reach: string) =>
  reach
    .split(/(?<=\w\w\.|\)\.) /)
    .find(
      (one) =>
        /likely|reading|’s practice|might reach|not say|at risk|is open/.test(one) &&
        !one.includes('the customer'),
    );

function lawOf(
  one: NamedInstrument,
  rule: FinderLaw['rule'],
  sources: ReadonlyMap<string, Source>,
): FinderLaw {
  const { id, shortName, place, explainedAt, kind, history, dates, reach, duties, firstSteps } = one;
  const source = sources.get(one.primary);
  const market = marketOf(one);
  const isDoubted = kind === 'law' && market !== 'singapore' && reach.kind !== 'customer';
  const doubt = isDoubted ? doubtIn(reach.text) : undefined;
  const aim =
    history[0]?.status === 'adopted' || kind === 'draft'
      ? dates.findLast(({ date, mark }) => mark === 'event' && date > one.reviewedOn)
      : undefined;
  return {
    id,
    name: shortName,
    market,
    place: place ?? '',
    path: explainedAt,
    kind,
    history: history.map(({ status, from, note }) => ({ status, from, ...(note && { note }) })),
    dates: dates
      .filter(({ mark }) => mark !== 'event')
      .map(({ date, title, mark, id: day }) => ({
        date,
        title,
        ...(mark === 'ends' && { isEnd: true }),
        ...(duties.some(({ from }) => from === day) && { id: day }),
      })),
    source: { title: source?.title ?? one.primary, url: source?.url },
    ...(!rule && { binds: one.binds }),
    ...(rule && {
      rule,
      reach: reach && withProvision({ text: reach.text, provision: reach.basis }),
      ...(doubt && { doubt }),
      firstStep: firstSteps[0],
      ...(aim && { aim: `${aim.title}: ${aim.dateText ?? fullDate(aim.date)}.` }),
      enforcer: enforcerWords(one.enforcedBy),
      penalty: penaltyWords(one.penalty),
    }),
    ...(one.notOwed && { notOwed: one.notOwed }),
    // An instrument without a rule is never listed with duties.
    duties: rule
      ? duties.map(({ text, provision, ...duty }) => ({ ...duty, text: withProvision({ text, provision }) }))
      : [],
  };
}
