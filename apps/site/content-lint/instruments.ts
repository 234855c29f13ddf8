import { instrumentSchema } from '../src/schemas/instrument.ts';
import { marketSchema } from '../src/schemas/market.ts';
import type { SourceFile } from '../src/schemas/source.ts';
import type { NamedInstrument } from '../src/topics/regulation/references.ts';
import type { ContentFile, ContentIssue } from './read.ts';
import { issueAt, knownPaths } from './references.ts';

export function checkInstruments(files: readonly ContentFile[]): ContentIssue[] {
  const own = files.filter(({ collection }) => collection === 'instruments');
  return [
    ...checkPrimaries(own, files),
    ...checkJurisdictions(own, files),
    ...checkExplanations(own, files),
    ...checkNames(own),
    ...checkMarkets(own, files),
  ];
}

const parsed = new WeakMap<ContentFile, NamedInstrument>();
/** Parsed once: the checks ask for every instrument hundreds of times. */
function asInstrument(file: ContentFile): NamedInstrument {
  const instrument = parsed.get(file) ?? { id: file.slug, ...instrumentSchema.parse(file.data) };
  parsed.set(file, instrument);
  return instrument;
}

/** The official text is one: an instrument rests on no report about it. */
function checkPrimaries(own: readonly ContentFile[], files: readonly ContentFile[]): ContentIssue[] {
  const kinds = new Map(
    files
      .filter(({ collection }) => collection === 'sources')
      .flatMap(({ data }) => Object.entries(data as SourceFile))
      .map(([key, { kind }]) => [key, kind]),
  );
  return own.flatMap((file) => {
    const { primary } = asInstrument(file);
    const kind = kinds.get(primary);
    if (kind === 'primary' || kind === 'authority') return [];
    return [
      issueAt(
        file,
        ['primary'],
        kind
          ? `names ${primary}, a source of the kind ${kind}: name the text itself or its authority`
          : `names the source ${primary}, which no file in src/content/sources holds: fix the key or add it`,
      ),
    ];
  });
}

function checkJurisdictions(own: readonly ContentFile[], files: readonly ContentFile[]): ContentIssue[] {
  const holders = new Map<string, ContentFile>();
  const doubled = files
    .filter(({ collection }) => collection === 'regulations')
    .flatMap((file) => {
      const { jurisdiction } = file.data as { jurisdiction: string };
      const first = holders.get(jurisdiction);
      if (!first) holders.set(jurisdiction, file);
      return first ? [issueAt(file, ['jurisdiction'], `is that of ${first.file}: name another`)] : [];
    });
  const unknown = own.flatMap((file) => {
    const { jurisdiction } = asInstrument(file);
    return holders.has(jurisdiction)
      ? []
      : [
          issueAt(
            file,
            ['jurisdiction'],
            `is "${jurisdiction}", which no regulation page has: choose from ${[...holders.keys()].join(', ')}`,
          ),
        ];
  });
  return [...doubled, ...unknown];
}

/** Where a page has sections that no block of its file names. */
const fixedSections: Partial<Record<ContentFile['collection'], readonly string[]>> = {
  regulations: ['what-changed', 'sources'],
  services: ['sources'],
  industries: ['applications', 'risks', 'incidents', 'success-stories', 'figures', 'sources'],
};
const addresses: Partial<Record<ContentFile['collection'], string>> = {
  regulations: '/ai-regulations/',
  services: '/services/',
  industries: '/ai-applications/',
  markets: '/ai-regulations/',
};

function checkExplanations(own: readonly ContentFile[], files: readonly ContentFile[]): ContentIssue[] {
  const paths = knownPaths(files);
  return own.flatMap((file) => {
    const { explainedAt } = asInstrument(file);
    const [page = '', section] = explainedAt.split('#');
    if (!paths.has(page)) {
      return [issueAt(file, ['explainedAt'], `leads to ${page}, which is not a page of this site`)];
    }
    const sections = sectionsOf(page, files);
    if (!section || sections.includes(section)) return [];
    return [
      issueAt(
        file,
        ['explainedAt'],
        `leads to #${section}, which ${page} does not have: choose from ${sections.join(', ')}`,
      ),
    ];
  });
}

function sectionsOf(page: string, files: readonly ContentFile[]): string[] {
  const file = files.find(({ collection, slug }) => page === `${addresses[collection]}${slug}`);
  if (!file) return [];
  if (file.collection === 'markets') return rowsOf(page, files);
  const blocks = (file.data as { blocks?: { id?: string }[] }).blocks ?? [];
  return [...blocks.flatMap(({ id }) => id ?? []), ...(fixedSections[file.collection] ?? [])];
}

/** A market page has a row for each instrument that it explains; the anchor is the instrument's name. */
const rowsOf = (page: string, files: readonly ContentFile[]) =>
  files.flatMap((file) =>
    file.collection === 'instruments' && asInstrument(file).explainedAt === `${page}#${file.slug}`
      ? [file.slug]
      : [],
  );

/** Market pages: own addresses, all instruments of their markets, and only known instruments in their texts. */
function checkMarkets(own: readonly ContentFile[], files: readonly ContentFile[]): ContentIssue[] {
  const taken = files.filter(({ collection }) => collection === 'regulations').map(({ slug }) => slug);
  return files
    .filter(({ collection }) => collection === 'markets')
    .flatMap((page) => {
      const { markets, first, clocks } = marketSchema.parse(page.data);
      const path = `${addresses.markets}${page.slug}`;
      const rows = rowsOf(path, files);
      const named = [...first, ...(clocks?.items.map(({ instrument }) => instrument) ?? [])];
      return [
        ...(taken.includes(page.slug)
          ? [issueAt(page, [], `has the address of regulations/${page.slug}.yaml: rename one of them`)]
          : []),
        ...named
          .filter((id) => !rows.includes(id))
          .map((id) => issueAt(page, ['first'], `names ${id}, whose \`explainedAt\` is not ${path}#${id}`)),
        ...own
          .filter((file) => markets.some((market) => market === asInstrument(file).market))
          .filter(({ slug }) => !rows.includes(slug))
          .map((file) =>
            issueAt(
              file,
              ['explainedAt'],
              `is of a market that ${path} explains: write ${path}#${file.slug}`,
            ),
          ),
      ];
    });
}

function checkNames(own: readonly ContentFile[]): ContentIssue[] {
  const holders = new Map<string, ContentFile>();
  return own.flatMap((file) => {
    const { name, shortName, alsoCalled } = asInstrument(file);
    return [...new Set([name, shortName, ...alsoCalled])].flatMap((one) => {
      const key = one.toLowerCase();
      const first = holders.get(key);
      if (!first) holders.set(key, file);
      return !first || first === file
        ? []
        : [
            issueAt(
              file,
              ['alsoCalled'],
              `is called “${one}”, as ${first.slug} is: say more in one of the two`,
            ),
          ];
    });
  });
}
