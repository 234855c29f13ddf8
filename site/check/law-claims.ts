import { instrumentSchema } from '../src/schemas/instrument.ts';
import type { SourceFile } from '../src/schemas/source.ts';
import { collectSourceKeys } from '../src/text/citations.ts';
import { nameReader } from './law-names.ts';
import type { ContentFile } from './read.ts';

/** A statement of what a law or its authority asks, with everything that is cited for it. */
export type LawClaim = {
  file: ContentFile;
  path: PropertyKey[];
  /** Its texts. */
  words: string;
  sources: readonly string[];
  /** One of its sources is the law's text, or comes from whoever makes or enforces it. */
  isCarried: boolean;
};

/** A paragraph of a law. */
const paragraph = /\b(?:sections?|articles?|regulations?|annex)\s(?:\d|[IVX]+\b)/i;
/** A day or a status that an instrument's file holds. */
const instrumentWord = /\{\{[\w-]+\/[\w/-]+\}\}/;
/** Laws, courts and regulators, whatever instruments the content holds. */
const lawOrRegulator = new RegExp(
  String.raw`\b(?:${[
    'the (?:law|regulator)s?',
    '[Tt]he (?:[A-Z][\\w’-]+ )*Acts?',
    '[A-Z][\\w’-]+ (?:Acts?|Bills?)',
    'PDPA|PDPC|MAS|MOM|TAFEP|HSA|ACRA|FTC|CFPB|FDA|NHTSA',
    'Tripartite [Gg]uidelines',
    'Federal Trade Commission|Consumer Financial Protection Bureau|Justice Department|Department of Justice|Attorney General',
    'Court of Appeal|[Tt]ribunals?',
  ].join('|')})\b`,
);
/** Words that only the law uses, whoever is named beside them. */
const lawWord =
  /\b(?:notifiable|financial penalt(?:y|ies)|comparable protection|in force|enacted|Do Not Call|statutory)\b/i;
/** What laws and regulators do. */
const rule =
  /\b(?:must|may (?:not|only)|shall|require[sd]?|oblige[sd]?|dut(?:y|ies)|bind(?:s|ing)?|mandatory|prohibit\w*|ban(?:s|ned)?|bars?|exempt\w*|penalt\w+|fine[sd]?|offence|notifiable|in force|appl(?:y|ies)|takes? effect|expects?|asks?|allows?|forbids?|enforce\w*|voluntary|register(?:ed)?)\b/i;

/** Words by which an entry says that it passes on a report. */
const report = /\b(?:reported|media report|by one account)\b/i;

/** Lists of a regulation page whose every entry is a claim of law; links to other pages are none. */
const entries = new Set(['items', 'columns', 'rows', 'changes', 'facts']);
/** What a page says before and after its statements has no room for sources: it repeats what stands between. */
const roots: Partial<Record<ContentFile['collection'], readonly string[]>> = {
  services: ['facts', 'blocks'],
  regulations: ['facts', 'blocks', 'changes'],
  industries: ['applications', 'stories', 'incidents', 'figures'],
  courses: ['benefits', 'included', 'audiences', 'days', 'blocks', 'modules', 'overview'],
  news: ['updates'],
};
/** Fields that state nothing: names, addresses, subjects of a lesson, and what a reader should ask for. */
const silent = new Set([
  ...[
    'ask',
    'course',
    'courses',
    'date',
    'form',
    'href',
    'id',
    'kind',
    'label',
    'link',
    'points',
    'sources',
    'to',
  ],
  ...['tool', 'topics'],
]);

type Fields = Record<string, unknown>;
type Place = { fields: Fields; path: PropertyKey[]; parents: readonly Fields[] };

/**
 * Every claim of law: on regulation pages each entry of each block, but for one that says it passes on a report and
 * states no law; everywhere what names a paragraph of a law or a day
 * of an instrument, or names a law, a court or a regulator together with what it asks.
 */
export function lawClaims(files: readonly ContentFile[]): LawClaim[] {
  const kinds = new Map(
    files
      .filter(({ collection }) => collection === 'sources')
      .flatMap(({ data }) => Object.entries(data as SourceFile).map(([key, { kind }]) => [key, kind])),
  );
  const namesLaw = lawNames(files);
  return files.flatMap((file) =>
    placesOf(file).flatMap(({ fields, path, parents }) => {
      const list = path.at(-2);
      const words = ownTexts(fields).join(' ');
      const isEntry =
        file.collection === 'regulations' &&
        typeof list === 'string' &&
        entries.has(list) &&
        !report.test(words);
      if (!isEntry && !saysLaw(words, namesLaw)) return [];
      const above = [fields, ...parents].flatMap(ownKeys);
      const sources = above.length > 0 ? above : collectSourceKeys(fields);
      const isCarried = sources.some((key) => kinds.get(key) === 'primary' || kinds.get(key) === 'authority');
      return [{ file, path, words, sources, isCarried }];
    }),
  );
}

const saysLaw = (text: string, namesLaw: (text: string) => boolean) =>
  paragraph.test(text) ||
  instrumentWord.test(text) ||
  lawWord.test(text) ||
  ((lawOrRegulator.test(text) || namesLaw(text)) && rule.test(text));

/** Whether a text names a law or a guideline; frameworks and standards ask only those who chose them. */
function lawNames(files: readonly ContentFile[]): (text: string) => boolean {
  const namesIn = nameReader(
    files
      .filter(({ collection }) => collection === 'instruments')
      .map(({ slug, data }) => ({ id: slug, ...instrumentSchema.parse(data) }))
      .filter(({ kind }) => kind !== 'framework' && kind !== 'standard'),
  );
  return (text) => namesIn(text).length > 0;
}

/** Every object of a file that states something, with those it stands in. */
function placesOf(file: ContentFile): Place[] {
  const places: Place[] = [];
  const visit = (value: unknown, path: PropertyKey[], parents: readonly Fields[]) => {
    if (Array.isArray(value)) for (const [i, item] of value.entries()) visit(item, [...path, i], parents);
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return;
    const fields = value as Fields;
    if (fields.kind === 'related') return;
    places.push({ fields, path, parents });
    for (const [name, child] of Object.entries(fields)) {
      const isTableHead = fields.kind === 'ledger' && name === 'columns';
      if (!silent.has(name) && !isTableHead) visit(child, [...path, name], [fields, ...parents]);
    }
  };
  for (const root of roots[file.collection] ?? []) visit((file.data as Fields)[root], [root], []);
  return places;
}

/** The texts of an object, those of the objects within left out. */
const ownTexts = (fields: Fields): string[] =>
  Object.entries(fields)
    .filter(([name]) => !silent.has(name))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value) => typeof value === 'string');

const ownKeys = ({ sources }: Fields): string[] => (Array.isArray(sources) ? sources : []);
