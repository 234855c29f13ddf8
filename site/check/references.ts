import { illustrationNames } from '../art/names.ts';
import { citedKeys } from '../src/article/article-markup.ts';
import { redirects } from '../src/redirects.ts';
import { routes } from '../src/routes.ts';
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

const markdownLink = /(?<!!\[[^\]]*)\]\((?<target>[^)\s]+)\)/g;

/** Dangling references: sources, courses, parents, pages of this site. */
export function checkReferences(files: readonly ContentFile[]): Mistake[] {
  const mistakes: Mistake[] = [];
  const report = (file: ContentFile, path: PropertyKey[], message: string) =>
    mistakes.push({ file: file.file, line: file.lineOf(path), field: path.map(String).join('.'), message });

  const slugsOf = (collection: ContentFile['collection']) =>
    new Set(files.filter((file) => file.collection === collection).map(({ slug }) => slug));
  const courses = slugsOf('courses');
  const services = slugsOf('services');
  const paths = knownPaths(files);
  const sources = new Map<string, ContentFile>();

  for (const file of files.filter(({ collection }) => collection === 'sources')) {
    for (const key of Object.keys(file.data as object)) {
      const first = sources.get(key);
      if (first) report(file, [key], `stands in ${first.file} too: keep one of them`);
      else sources.set(key, file);
    }
  }

  const checkPath = (file: ContentFile, path: PropertyKey[], target: string) => {
    const [page = ''] = target.split('#');
    if (page === '' || paths.has(page) || page.endsWith('.ics') || page.endsWith('.xml')) return;
    report(
      file,
      path,
      `leads to ${page}, which is not a page of this site: mend the address or add the page`,
    );
  };

  for (const file of files) {
    if (file.collection === 'sources') continue;
    walk(file.data, (value, path) => {
      const field = path.at(-1);
      const parent = path.at(-2);
      if (typeof value !== 'string') return;
      if (parent === 'sources' && !sources.has(value)) {
        report(
          file,
          path,
          `names the source ${value}, which no file in src/content/sources holds: mend the key or add it`,
        );
      }
      if ((field === 'course' || parent === 'courses') && !courses.has(value)) {
        report(
          file,
          path,
          `names the course "${value}": its file would be src/content/courses/${value}.yaml`,
        );
      }
      if (field === 'parent' && !services.has(value)) {
        report(
          file,
          path,
          `names the service page "${value}": its file would be src/content/services/${value}.yaml`,
        );
      }
      if (field === 'illustration' && !(illustrationNames as readonly string[]).includes(value)) return;
      if (
        (field === 'to' || field === 'href' || field === 'page' || field === 'relatedService') &&
        value.startsWith('/')
      ) {
        checkPath(file, path, value);
      }
      for (const part of parseRichText(value)) {
        if (part.kind === 'link' && part.to.startsWith('/')) checkPath(file, path, part.to);
      }
    });
    for (const { text, line } of linesOf(file)) {
      for (const { groups } of text.matchAll(markdownLink)) {
        if (groups?.target?.startsWith('/'))
          checkPath({ ...file, lineOf: () => line }, ['body'], groups.target);
      }
    }
  }

  mistakes.push(...files.flatMap((file) => checkArticle(file, new Set(sources.keys()))));

  const used = new Set(
    files
      .filter(({ collection }) => collection !== 'sources')
      .flatMap(({ data, body }) => [...collectSourceKeys(data), ...citedKeys(body)]),
  );
  for (const [key, file] of sources) {
    if (!used.has(key)) report(file, [key], 'is a source that nothing cites: cite it or take it out');
  }
  return mistakes;
}
