import type { NamedInstrument } from '../src/instrument/references.ts';
import { instrumentSchema } from '../src/schemas/instrument.ts';
import type { SourceFile } from '../src/schemas/source.ts';
import { nameKey, namesOf } from './law-names.ts';
import { checkLawStatements } from './law-statements.ts';
import type { ContentFile, Mistake } from './read.ts';
import { knownPaths, mistakeAt } from './references.ts';

/** The instruments' own files, and what every other text says about an instrument. */
export function checkInstruments(files: readonly ContentFile[], today: string): Mistake[] {
  const own = files.filter(({ collection }) => collection === 'instruments');
  const instruments = own.map(asInstrument);
  return [
    ...checkPrimaries(own, files),
    ...checkExplanations(own, files),
    ...checkNames(own),
    ...checkLawStatements(files, instruments, today),
  ];
}

const asInstrument = ({ slug, data }: ContentFile): NamedInstrument => ({
  id: slug,
  ...instrumentSchema.parse(data),
});

/** The official text is one: an instrument rests on no report about it. */
function checkPrimaries(own: readonly ContentFile[], files: readonly ContentFile[]): Mistake[] {
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
      mistakeAt(
        file,
        ['primary'],
        kind
          ? `names ${primary}, a source of the kind ${kind}: name the text itself or its authority`
          : `names the source ${primary}, which no file in src/content/sources holds: mend the key or add it`,
      ),
    ];
  });
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
};

/** `explainedAt` leads to a page of this site, and to a section of it. */
function checkExplanations(own: readonly ContentFile[], files: readonly ContentFile[]): Mistake[] {
  const paths = knownPaths(files);
  return own.flatMap((file) => {
    const { explainedAt } = asInstrument(file);
    const [page = '', section] = explainedAt.split('#');
    if (!paths.has(page)) {
      return [mistakeAt(file, ['explainedAt'], `leads to ${page}, which is not a page of this site`)];
    }
    const sections = sectionsOf(page, files);
    if (!section || sections.includes(section)) return [];
    return [
      mistakeAt(
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
  const blocks = (file.data as { blocks?: { id?: string }[] }).blocks ?? [];
  return [...blocks.flatMap(({ id }) => id ?? []), ...(fixedSections[file.collection] ?? [])];
}

/** A name that two instruments share says neither. */
function checkNames(own: readonly ContentFile[]): Mistake[] {
  const holders = new Map<string, ContentFile>();
  return own.flatMap((file) =>
    namesOf(asInstrument(file)).flatMap((name) => {
      const first = holders.get(nameKey(name));
      if (!first) holders.set(nameKey(name), file);
      return !first || first === file
        ? []
        : [
            mistakeAt(
              file,
              ['alsoCalled'],
              `is called “${name}”, as ${first.slug} is: say more in one of the two`,
            ),
          ];
    }),
  );
}
