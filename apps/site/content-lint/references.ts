import { redirects } from '../src/routing/redirects.ts';
import { routes } from '../src/routing/routes.ts';
import { pageOfEntry } from '../src/schemas/collections.ts';
import { collectSourceKeys } from '../src/text/citations.ts';
import { parseRichText } from '../src/text/rich-text.ts';
import { walk } from '../src/text/walk.ts';
import { citedKeys } from '../src/topics/article/article-markup.ts';
import { checkArticle, linesOf } from './articles.ts';
import { type ContentFile, type ContentIssue, filesOf } from './read.ts';

export const knownPaths = (files: readonly ContentFile[]): Set<string> =>
  new Set([
    ...Object.values(routes).filter((route) => typeof route === 'string'),
    ...files.flatMap(({ collection, slug }) => pageOfEntry(collection, slug) ?? []),
    ...Object.keys(redirects),
  ]);

type Targets = {
  paths: ReadonlySet<string>;
  courses: ReadonlySet<string>;
  services: ReadonlySet<string>;
  people: ReadonlySet<string>;
  sources: ReadonlyMap<string, ContentFile>;
};
type Rule = (file: ContentFile, targets: Targets) => ContentIssue[];

export function checkReferences(files: readonly ContentFile[]): ContentIssue[] {
  const targets: Targets = {
    paths: knownPaths(files),
    courses: slugsOf(files, 'courses'),
    services: slugsOf(files, 'services'),
    people: peopleOf(files),
    sources: firstHolders(files),
  };
  return [...files.flatMap((file) => rules.flatMap((rule) => rule(file, targets))), ...uncitedSources(files)];
}

export const unknownSource = (key: string) =>
  `names the source ${key}, which no file in src/content/sources holds: fix the key or add it`;
const unknownCourse = (key: string) =>
  `names the course "${key}": its file would be src/content/courses/${key}.yaml`;

const doubledSources: Rule = (file, { sources }) =>
  keysOf(file).flatMap((key) => {
    const first = sources.get(key);
    return first && first !== file
      ? [issueAt(file, [key], `stands in ${first.file} too: keep one of them`)]
      : [];
  });

/** References by the last step of their path, or the last but one in a list. */
const references: readonly {
  field: string;
  isList: boolean;
  targets: keyof Pick<Targets, 'sources' | 'courses' | 'services' | 'people'>;
  message: (key: string) => string;
}[] = [
  { field: 'sources', isList: true, targets: 'sources', message: unknownSource },
  { field: 'course', isList: false, targets: 'courses', message: unknownCourse },
  { field: 'courses', isList: true, targets: 'courses', message: unknownCourse },
  {
    field: 'parent',
    isList: false,
    targets: 'services',
    message: (key) => `names the service page "${key}": its file would be src/content/services/${key}.yaml`,
  },
  ...['trainers', 'advisers'].map((field) => ({
    field,
    isList: true,
    targets: 'people' as const,
    message: (key: string) =>
      `names "${key}", who is not among \`people\` in src/content/company/company.yaml: fix the key or add the person`,
  })),
];

const unknownReferences: Rule = (file, all) =>
  textsOf(file).flatMap(({ path, text }) =>
    references
      .filter(({ field, isList, targets }) => path.at(isList ? -2 : -1) === field && !all[targets].has(text))
      .map(({ message }) => issueAt(file, path, message(text))),
  );

const addressFields: readonly unknown[] = ['to', 'href', 'page', 'relatedService'];

const deadAddresses: Rule = (file, { paths, services }) =>
  textsOf(file).flatMap(({ path, text }) => {
    if (path.at(-1) === 'relatedService' && !services.has(text.replace(/^\/services\//, '')))
      return [issueAt(file, path, `leads to ${text}, which is not a service page: choose another`)];
    return addressFields.includes(path.at(-1)) ? deadLink(file, path, text, paths) : [];
  });

const redirectedPages: Rule = (file, { paths }) => {
  const { from } = file.data as { from?: string };
  return file.collection === 'redirects' && from && paths.has(from)
    ? [issueAt(file, ['from'], `is the address of a page: take this redirect out`)]
    : [];
};

const deadTextLinks: Rule = (file, { paths }) =>
  textsOf(file).flatMap(({ path, text }) =>
    parseRichText(text).flatMap((part) => (part.kind === 'link' ? deadLink(file, path, part.to, paths) : [])),
  );

const markdownLink = /(?<image>!)?\[|\]\((?<target>[^()\s]{1,2000})\)|\]/g;

/** Links of a line except those of pictures. */
function linksIn(line: string): string[] {
  let isImage = false;
  return [...line.matchAll(markdownLink)].flatMap(([found, , target]) => {
    const isLink = target !== undefined && !isImage;
    isImage = found === '![';
    return isLink ? [target] : [];
  });
}

const deadMarkdownLinks: Rule = (file, { paths }) =>
  linesOf(file).flatMap(({ text, line }) =>
    linksIn(text).flatMap((target) => deadLink({ ...file, lineOf: () => line }, ['body'], target, paths)),
  );

const articles: Rule = (file, { sources }) => checkArticle(file, new Set(sources.keys()));

const rules: readonly Rule[] = [
  doubledSources,
  unknownReferences,
  deadAddresses,
  redirectedPages,
  deadTextLinks,
  deadMarkdownLinks,
  articles,
];

function uncitedSources(files: readonly ContentFile[]): ContentIssue[] {
  const used = new Set(
    files
      .filter(({ collection }) => collection !== 'sources')
      .flatMap(({ data, body }) => [...collectSourceKeys(data), ...citedKeys(body)]),
  );
  return filesOf(files, 'sources').flatMap((file) =>
    keysOf(file)
      .filter((key) => !used.has(key))
      .map((key) => issueAt(file, [key], 'is a source that nothing cites: cite it or take it out')),
  );
}

function deadLink(
  file: ContentFile,
  path: PropertyKey[],
  target: string,
  paths: ReadonlySet<string>,
): ContentIssue[] {
  const [page = ''] = target.split('#');
  if (!page.startsWith('/') || paths.has(page) || /\.(?:ics|xml)$/.test(page)) return [];
  return [
    issueAt(
      file,
      path,
      `leads to ${page}, which is not a page of this site: fix the address or add the page`,
    ),
  ];
}

const firstHolders = (files: readonly ContentFile[]): ReadonlyMap<string, ContentFile> =>
  new Map(files.toReversed().flatMap((file) => keysOf(file).map((key) => [key, file])));

const slugsOf = (files: readonly ContentFile[], collection: ContentFile['collection']) =>
  new Set(filesOf(files, collection).map(({ slug }) => slug));

const peopleOf = (files: readonly ContentFile[]) =>
  new Set(
    [...filesOf(files, 'company'), ...filesOf(files, 'demonstration')].flatMap(({ data }) =>
      (data.people ?? []).map(({ key }) => key),
    ),
  );

const keysOf = ({ collection, data }: ContentFile): string[] =>
  collection === 'sources' ? Object.keys(data as object) : [];

/** Files of sources are excluded: they refer to nothing. */
export function textsOf(file: ContentFile): { text: string; path: PropertyKey[] }[] {
  const texts: { text: string; path: PropertyKey[] }[] = [];
  if (file.collection === 'sources') return texts;
  walk(file.data, (value, path) => {
    if (typeof value === 'string') texts.push({ text: value, path });
  });
  return texts;
}

export const issueAt = (
  file: Pick<ContentFile, 'file' | 'lineOf'>,
  path: readonly PropertyKey[],
  message: string,
): ContentIssue => ({ file: file.file, line: file.lineOf(path), field: path.map(String).join('.'), message });
