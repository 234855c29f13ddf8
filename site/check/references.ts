import { citedKeys } from '../src/article/article-markup.ts';
import { redirects } from '../src/redirects.ts';
import { routes } from '../src/routes.ts';
import type { Company } from '../src/schemas/company.ts';
import { collectSourceKeys } from '../src/text/citations.ts';
import { parseRichText } from '../src/text/rich-text.ts';
import { checkArticle, linesOf } from './articles.ts';
import type { ContentFile, Mistake } from './read.ts';

type Visit = (value: unknown, path: PropertyKey[]) => void;

/** Calls `visit` for every value of a file, parents before children. */
export function walk(value: unknown, visit: Visit, path: PropertyKey[] = []): void {
  visit(value, path);
  if (Array.isArray(value)) for (const [i, item] of value.entries()) walk(item, visit, [...path, i]);
  else if (value !== null && typeof value === 'object') {
    for (const [name, child] of Object.entries(value)) walk(child, visit, [...path, name]);
  }
}

/** Every path that the site answers, redirects included. */
export function knownPaths(files: readonly ContentFile[]): Set<string> {
  const of = (collection: ContentFile['collection'], route: (slug: string) => string) =>
    files.filter((file) => file.collection === collection).map(({ slug }) => route(slug));
  return new Set([
    ...Object.values(routes).filter((route) => typeof route === 'string'),
    ...of('services', routes.service),
    ...of('news', routes.article),
    ...of('industries', routes.application),
    ...of('regulations', routes.regulation),
    ...Object.keys(redirects),
  ]);
}

/** What the references of the content may lead to. */
type Targets = {
  paths: ReadonlySet<string>;
  courses: ReadonlySet<string>;
  services: ReadonlySet<string>;
  /** Keys of the company's people. */
  people: ReadonlySet<string>;
  /** The first file that holds each source. */
  sources: ReadonlyMap<string, ContentFile>;
};
type Rule = (file: ContentFile, targets: Targets) => Mistake[];

/** Dangling references: sources, courses, parents, pages of this site. */
export function checkReferences(files: readonly ContentFile[]): Mistake[] {
  const targets: Targets = {
    paths: knownPaths(files),
    courses: slugsOf(files, 'courses'),
    services: slugsOf(files, 'services'),
    people: peopleOf(files),
    sources: firstHolders(files),
  };
  return [
    ...files.flatMap((file) => rules.flatMap((rule) => rule(file, targets))),
    ...uncitedSources(files, targets),
  ];
}

/** A source stands in one file alone: of two, one would be forgotten. */
const doubledSources: Rule = (file, { sources }) =>
  keysOf(file).flatMap((key) => {
    const first = sources.get(key);
    return first && first !== file
      ? [mistakeAt(file, [key], `stands in ${first.file} too: keep one of them`)]
      : [];
  });

/** What `sources` names is a source. */
const unknownSources: Rule = (file, { sources }) =>
  textsOf(file).flatMap(({ path, text }) =>
    path.at(-2) === 'sources' && !sources.has(text)
      ? [
          mistakeAt(
            file,
            path,
            `names the source ${text}, which no file in src/content/sources holds: mend the key or add it`,
          ),
        ]
      : [],
  );

/** What `course` and `courses` name is a course. */
const unknownCourses: Rule = (file, { courses }) =>
  textsOf(file).flatMap(({ path, text }) =>
    (path.at(-1) === 'course' || path.at(-2) === 'courses') && !courses.has(text)
      ? [
          mistakeAt(
            file,
            path,
            `names the course "${text}": its file would be src/content/courses/${text}.yaml`,
          ),
        ]
      : [],
  );

/** What `parent` names is a service page. */
const unknownParents: Rule = (file, { services }) =>
  textsOf(file).flatMap(({ path, text }) =>
    path.at(-1) === 'parent' && !services.has(text)
      ? [
          mistakeAt(
            file,
            path,
            `names the service page "${text}": its file would be src/content/services/${text}.yaml`,
          ),
        ]
      : [],
  );

/** What `trainers` names is one of the company's people. */
const unknownTrainers: Rule = (file, { people }) =>
  textsOf(file).flatMap(({ path, text }) =>
    path.at(-2) === 'trainers' && !people.has(text)
      ? [
          mistakeAt(
            file,
            path,
            `names the trainer "${text}", who is not among \`people\` in src/content/company/company.yaml: mend the key or add the person`,
          ),
        ]
      : [],
  );

const addressFields: readonly unknown[] = ['to', 'href', 'page', 'relatedService'];

/** A field that holds an address of this site leads to a page. */
const deadAddresses: Rule = (file, { paths }) =>
  textsOf(file).flatMap(({ path, text }) =>
    addressFields.includes(path.at(-1)) ? deadLink(file, path, text, paths) : [],
  );

/** A link inside a text leads to a page. */
const deadTextLinks: Rule = (file, { paths }) =>
  textsOf(file).flatMap(({ path, text }) =>
    parseRichText(text).flatMap((part) => (part.kind === 'link' ? deadLink(file, path, part.to, paths) : [])),
  );

const markdownLink = /(?<!!\[[^\]]*)\]\((?<target>[^)\s]+)\)/g;

/** A link in a Markdown body leads to a page. */
const deadMarkdownLinks: Rule = (file, { paths }) =>
  linesOf(file).flatMap(({ text, line }) =>
    [...text.matchAll(markdownLink)].flatMap(({ groups }) =>
      deadLink({ ...file, lineOf: () => line }, ['body'], groups?.target ?? '', paths),
    ),
  );

/** The marks, pictures and figures of a Markdown body. */
const articles: Rule = (file, { sources }) => checkArticle(file, new Set(sources.keys()));

const rules: readonly Rule[] = [
  doubledSources,
  unknownSources,
  unknownCourses,
  unknownParents,
  unknownTrainers,
  deadAddresses,
  deadTextLinks,
  deadMarkdownLinks,
  articles,
];

/** Every source is cited somewhere: one that is not was forgotten when its claim went. */
function uncitedSources(files: readonly ContentFile[], { sources }: Targets): Mistake[] {
  const used = new Set(
    files
      .filter(({ collection }) => collection !== 'sources')
      .flatMap(({ data, body }) => [...collectSourceKeys(data), ...citedKeys(body)]),
  );
  return [...sources]
    .filter(([key]) => !used.has(key))
    .map(([key, file]) => mistakeAt(file, [key], 'is a source that nothing cites: cite it or take it out'));
}

function deadLink(
  file: ContentFile,
  path: PropertyKey[],
  target: string,
  paths: ReadonlySet<string>,
): Mistake[] {
  const [page = ''] = target.split('#');
  if (!page.startsWith('/') || paths.has(page) || /\.(?:ics|xml)$/.test(page)) return [];
  return [
    mistakeAt(
      file,
      path,
      `leads to ${page}, which is not a page of this site: mend the address or add the page`,
    ),
  ];
}

function firstHolders(files: readonly ContentFile[]): Map<string, ContentFile> {
  const holders = new Map<string, ContentFile>();
  for (const file of files) {
    for (const key of keysOf(file)) if (!holders.has(key)) holders.set(key, file);
  }
  return holders;
}

const slugsOf = (files: readonly ContentFile[], collection: ContentFile['collection']) =>
  new Set(files.filter((file) => file.collection === collection).map(({ slug }) => slug));

const peopleOf = (files: readonly ContentFile[]) =>
  new Set(
    files
      .filter(({ collection }) => collection === 'company')
      .flatMap(({ data }) => ((data as Company).people ?? []).map(({ key }) => key)),
  );

/** The keys of the sources that a file holds. */
const keysOf = ({ collection, data }: ContentFile): string[] =>
  collection === 'sources' ? Object.keys(data as object) : [];

/** Every text of a file with where it stands; a file of sources refers to nothing. */
export function textsOf(file: ContentFile): { text: string; path: PropertyKey[] }[] {
  const texts: { text: string; path: PropertyKey[] }[] = [];
  if (file.collection === 'sources') return texts;
  walk(file.data, (value, path) => {
    if (typeof value === 'string') texts.push({ text: value, path });
  });
  return texts;
}

/** A mistake in a field of a file. */
export const mistakeAt = (file: ContentFile, path: PropertyKey[], message: string): Mistake => ({
  file: file.file,
  line: file.lineOf(path),
  field: path.map(String).join('.'),
  message,
});
