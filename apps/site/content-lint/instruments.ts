import { routes } from '../src/routing/routes.ts';
import { pageOfEntry } from '../src/schemas/collections.ts';
import { instrumentSchema } from '../src/schemas/instrument.ts';
import { marketSchema } from '../src/schemas/market.ts';
import type { NamedInstrument } from '../src/topics/regulation/references.ts';
import { type ContentFile, type ContentIssue, filesOf } from './read.ts';
import { issueAt, knownPaths, unknownSource } from './references.ts';

type InstrumentFile = { file: ContentFile; instrument: NamedInstrument };
type Check = (own: readonly InstrumentFile[], files: readonly ContentFile[]) => Iterable<ContentIssue>;

export function checkInstruments(files: readonly ContentFile[]): ContentIssue[] {
  const own = filesOf(files, 'instruments').map((file) => ({
    file,
    instrument: { id: file.slug, ...instrumentSchema.parse(file.data) },
  }));
  const checks: Check[] = [checkPrimaries, checkJurisdictions, checkExplanations, checkNames, checkMarkets];
  return checks.flatMap((check) => [...check(own, files)]);
}

/** Reports about an instrument are no primary source of it. */
const checkPrimaries: Check = function* (own, files) {
  const sources = new Map(filesOf(files, 'sources').flatMap(({ data }) => Object.entries(data)));
  for (const { file, instrument } of own) {
    const { primary } = instrument;
    const kind = sources.get(primary)?.kind;
    if (kind === 'primary' || kind === 'authority') continue;
    const message = kind
      ? `names ${primary}, a source of the kind ${kind}: name the text itself or its authority`
      : unknownSource(primary);
    yield issueAt(file, ['primary'], message);
  }
};

const checkJurisdictions: Check = function* (own, files) {
  const holders = new Map<string, ContentFile>();
  for (const file of filesOf(files, 'regulations')) {
    const first = holders.get(file.data.jurisdiction);
    if (first) yield issueAt(file, ['jurisdiction'], `is that of ${first.file}: name another`);
    else holders.set(file.data.jurisdiction, file);
  }
  const known = [...holders.keys()];
  for (const { file, instrument } of own)
    if (!holders.has(instrument.jurisdiction))
      yield issueAt(
        file,
        ['jurisdiction'],
        `is "${instrument.jurisdiction}", which no regulation page has: choose from ${known.join(', ')}`,
      );
};

/** Sections of pages that no block of their file names. */
const fixedSections: Partial<Record<ContentFile['collection'], readonly string[]>> = {
  regulations: ['what-changed', 'sources'],
  services: ['sources'],
  industries: ['applications', 'risks', 'incidents', 'success-stories', 'figures', 'sources'],
};

const checkExplanations: Check = function* (own, files) {
  const paths = knownPaths(files);
  for (const { file, instrument } of own) {
    const [page = '', section] = instrument.explainedAt.split('#');
    const sections = sectionsOf(page, own, files);
    if (!paths.has(page))
      yield issueAt(file, ['explainedAt'], `leads to ${page}, which is not a page of this site`);
    else if (section && !sections.includes(section))
      yield issueAt(
        file,
        ['explainedAt'],
        `leads to #${section}, which ${page} does not have: choose from ${sections.join(', ')}`,
      );
  }
};

function sectionsOf(
  page: string,
  own: readonly InstrumentFile[],
  files: readonly ContentFile[],
): readonly string[] {
  const file = files.find(({ collection, slug }) => page === pageOfEntry(collection, slug));
  if (!file) return [];
  if (file.collection === 'markets') return rowsOf(page, own);
  const { blocks = [] } = file.data as { blocks?: { id?: string }[] };
  return [...blocks.flatMap(({ id }) => id ?? []), ...(fixedSections[file.collection] ?? [])];
}

/** The anchor is the instrument's name. */
const rowsOf = (page: string, own: readonly InstrumentFile[]) =>
  own.flatMap(({ instrument: { id, explainedAt } }) => (explainedAt === `${page}#${id}` ? [id] : []));

/**
 * Market pages have their own addresses, all instruments of their markets, and only known instruments in
 * their texts.
 */
const checkMarkets: Check = function* (own, files) {
  const taken = filesOf(files, 'regulations').map(({ slug }) => slug);
  for (const page of filesOf(files, 'markets')) {
    const { markets, first, clocks } = marketSchema.parse(page.data);
    const path = routes.market(page.slug);
    const rows = rowsOf(path, own);
    if (taken.includes(page.slug))
      yield issueAt(page, [], `has the address of regulations/${page.slug}.yaml: rename one of them`);
    for (const id of [...first, ...(clocks?.items.map(({ instrument }) => instrument) ?? [])])
      if (!rows.includes(id))
        yield issueAt(page, ['first'], `names ${id}, whose \`explainedAt\` is not ${path}#${id}`);
    for (const { file, instrument } of own)
      if (markets.some((market) => market === instrument.market) && !rows.includes(file.slug))
        yield issueAt(
          file,
          ['explainedAt'],
          `is of a market that ${path} explains: write ${path}#${file.slug}`,
        );
  }
};

const checkNames: Check = function* (own) {
  const holders = new Map<string, ContentFile>();
  for (const { file, instrument } of own)
    for (const name of new Set([instrument.name, instrument.shortName, ...instrument.alsoCalled])) {
      const first = holders.get(name.toLowerCase()) ?? file;
      holders.set(name.toLowerCase(), first);
      if (first !== file)
        yield issueAt(
          file,
          ['alsoCalled'],
          `is called “${name}”, as ${first.slug} is: say more in one of the two`,
        );
    }
};
