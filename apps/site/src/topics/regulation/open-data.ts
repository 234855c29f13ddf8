import { csvText } from '@vanda/forms/csv';
import { canonical } from '../../routing/canonical.ts';
import { routes } from '../../routing/routes.ts';
import type { InstrumentDate } from '../../schemas/instrument.ts';
import type { OpenData, OpenInstrument } from '../../schemas/open-data.ts';
import type { Source } from '../../schemas/source.ts';
import { collectSourceKeys } from '../../text/citations.ts';
import { plainTexts } from '../../text/rich-text.ts';
import { decisionWords, enforcerWords, marketOf, penaltyWords, withProvision } from './record-words.ts';
import type { NamedInstrument } from './references.ts';
import { statusOn } from './status.ts';

export type OpenDataContext = {
  brand: string;
  site: string;
  licence: OpenData['licence'];
  asOf: string;
  sources: ReadonlyMap<string, Source>;
};

/** @throws for an unknown source */
export function openData(instruments: readonly NamedInstrument[], context: OpenDataContext): OpenData {
  const { brand, site, licence, asOf, sources } = context;
  const records = instruments.map((one) => recordOf(one, context));
  const keys = new Set([...collectSourceKeys(instruments), ...instruments.map(({ primary }) => primary)]);
  return {
    $schema: new URL(routes.instrumentsSchema, site).href,
    title: 'AI laws, guidelines, frameworks and standards: status and dates',
    publisher: { name: brand, url: canonical(routes.home, site) },
    licence,
    note: 'For information, and not legal advice. Cite the page of a record, or its primary source.',
    asOf,
    instruments: records,
    sources: Object.fromEntries([...keys].toSorted().map((key) => [key, openSource(key, sources)])),
  };
}

function recordOf(instrument: NamedInstrument, { site, asOf }: OpenDataContext): OpenInstrument {
  const { explainedAt, duties, ...rest } = plainTexts(instrument);
  const { sources: _, ...state } = statusOn(rest, asOf);
  const market = marketOf(instrument);
  return {
    ...rest,
    ...(market && { market }),
    ...state,
    duties: duties.map(({ when: _when, ...duty }) => duty),
    page: canonical(explainedAt, site),
  };
}

function openSource(key: string, sources: ReadonlyMap<string, Source>): OpenData['sources'][string] {
  const source = sources.get(key);
  if (!source) throw new Error(`There is no source "${key}" in src/content/sources`);
  const { readOn: _, ...open } = source;
  return open;
}

type Row = { instrument: OpenInstrument; date: InstrumentDate | undefined; data: OpenData };

const columns: readonly [string, (row: Row) => string | undefined][] = [
  ['instrument', ({ instrument }) => instrument.id],
  ['name', ({ instrument }) => instrument.name],
  ['short_name', ({ instrument }) => instrument.shortName],
  ['jurisdiction', ({ instrument }) => instrument.jurisdiction],
  ['place', ({ instrument }) => instrument.place],
  ['market', ({ instrument }) => instrument.market],
  ['kind', ({ instrument }) => instrument.kind],
  ['status', ({ instrument }) => instrument.status],
  ['status_from', ({ instrument }) => instrument.from],
  ['binds', ({ instrument }) => instrument.binds],
  ['reach', ({ instrument }) => instrument.reach.kind],
  ['reach_basis', ({ instrument }) => instrument.reach.basis],
  ['reach_text', ({ instrument }) => instrument.reach.text],
  ['duties', ({ instrument }) => instrument.duties.map(withProvision).join(' | ')],
  ['enforced_by', ({ instrument }) => enforcerWords(instrument.enforcedBy)],
  ['penalty', ({ instrument }) => penaltyWords(instrument.penalty)],
  ['decisions', ({ instrument }) => instrument.decisions.map(decisionWords).join(' | ')],
  ['first_steps', ({ instrument }) => instrument.firstSteps.join(' | ')],
  ['date_id', ({ date }) => date?.id],
  ['date', ({ date }) => date?.date],
  ['date_text', ({ date }) => date?.dateText],
  ['mark', ({ date }) => date?.mark],
  ['title', ({ date }) => date?.title],
  ['text', ({ date }) => date?.text],
  ['first_date', ({ date }) => date?.moved[0]?.from],
  ['times_moved', ({ date }) => date && String(date.moved.length)],
  ['moved_by', ({ date }) => date?.moved.map(({ by }) => by).join('; ')],
  ['primary_source', ({ instrument, data }) => sourceText(data.sources[instrument.primary])],
  ['primary_source_url', ({ instrument, data }) => data.sources[instrument.primary]?.url],
  ['page', ({ instrument }) => instrument.page],
  ['reviewed_on', ({ instrument }) => instrument.reviewedOn],
  ['as_of', ({ data }) => data.asOf],
  ['licence', ({ data: { licence } }) => [licence.name, licence.url].filter(Boolean).join(', ')],
];

const sourceText = (source: OpenData['sources'][string] | undefined) =>
  source && `${source.publisher}, ${source.title}`;

export function openDataCsv(data: OpenData): string {
  const rows = data.instruments.flatMap((instrument): Row[] =>
    instrument.dates.length > 0
      ? instrument.dates.map((date) => ({ instrument, date, data }))
      : [{ instrument, date: undefined, data }],
  );
  return csvText([
    columns.map(([heading]) => heading),
    ...rows.map((row) => columns.map(([, value]) => value(row) ?? '')),
  ]);
}
