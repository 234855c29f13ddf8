import type { CollectionEntry } from 'astro:content';
import { type IllustrationName, illustrationNames } from '../../art/names.ts';
import { plateFile } from '../../art/plate-file.ts';
import {
  BackLinks,
  citedKeys,
  frameTables,
  linkMarks,
  openOutside,
  placeDrawings,
} from '../article/article-markup.ts';
import { placeFigures } from '../article/place-figures.ts';
import { isPublished } from '../article/publication.ts';
import { countWords, readingMinutes } from '../article/reading-time.ts';
import { routes } from '../routes.ts';
import { getEntries } from './entry.ts';
import { now } from './now.ts';
import { getPageSources } from './sources.ts';

export type ArticleEntry = CollectionEntry<'news'>;

/** Published articles, newest first. Drafts and articles of a day to come stay out until their day. */
export const getArticles = async () =>
  (await getEntries('news'))
    .filter(({ data }) => isPublished(data, now))
    .sort((a, b) => b.data.date.localeCompare(a.data.date));

/** The body of an article as a reader sees it, apart from its source marks: tables framed, drawings in place. */
export const articleHtml = ({ rendered }: ArticleEntry) =>
  frameTables(placeDrawings(rendered?.html ?? '', drawingFile));

/** Everything that is worked out from an article's text. */
export async function readArticle(entry: ArticleEntry) {
  const markdown = entry.body ?? '';
  const { list, cite } = await getPageSources({
    sources: citedKeys(markdown),
    figures: entry.data.figures,
    updates: entry.data.updates,
  });
  const numberOf = (key: string) => cite([key])[0]?.number ?? 0;
  const wordCount = countWords(markdown);
  const backLinks = new BackLinks();
  const citeBack = (keys: readonly string[]) =>
    cite(keys).map((source) => ({ ...source, id: backLinks.add(source.number) }));
  const contents = contentsOf(entry);
  const html = linkMarks(openOutside(articleHtml(entry)), numberOf, backLinks);
  const figures = entry.data.figures.map((figure) => ({ ...figure, cited: citeBack(figure.sources) }));
  return {
    ...placeFigures(html, { headings: contents, figures, file: `src/content/news/${entry.id}.md` }),
    contents,
    sources: list,
    updates: entry.data.updates.map((update) => ({ ...update, sources: citeBack(update.sources) })),
    backLinks: backLinks.marks,
    wordCount,
    minutes: readingMinutes(wordCount),
  };
}

/** The published articles before and after this one by date. */
export async function articleNeighbours({ id }: ArticleEntry) {
  const articles = await getArticles();
  const place = articles.findIndex((other) => other.id === id);
  const link = (entry: ArticleEntry | undefined) =>
    entry && { path: routes.article(entry.id), title: entry.data.title, date: entry.data.date };
  return { previous: link(articles[place + 1]), next: link(articles[place - 1]) };
}

/** Headings of the second level, for the contents list. */
export function contentsOf({ rendered }: Pick<ArticleEntry, 'rendered'>) {
  const headings = (rendered?.metadata?.headings ?? []) as { depth: number; slug: string; text: string }[];
  return headings.filter(({ depth }) => depth === 2).map(({ slug, text }) => ({ slug, text }));
}

function drawingFile(name: string) {
  if (!(illustrationNames as readonly string[]).includes(name))
    throw new Error(`No drawing is called "${name}": see src/illustrations/names.ts`);
  return plateFile(name as IllustrationName);
}
