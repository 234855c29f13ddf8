import { fullDate } from '@vanda/forms/date-formats';
import { shortDate } from '@vanda/forms/day';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { HastPluginDefinition } from 'satteri';
import { Photograph } from '../features/Photograph/Photograph.tsx';
import { illustrationFile } from '../illustrations/illustration-file.ts';
import { routes } from '../routing/routes.ts';
import { countWords, isPublished, readingMinutes } from '../topics/article/article-facts.ts';
import {
  BackLinks,
  citedKeys,
  drawShares,
  frameTables,
  linkMarks,
  openOutside,
  photosIn,
  placePictures,
  renderMarkdown,
} from '../topics/article/article-markup.ts';
import { placeCharts } from '../topics/article/place-charts.ts';
import { getEntries } from './collections.ts';
import { now } from './now.ts';
import { showPhoto } from './photographs.ts';
import { getPageSources } from './sources.ts';

export type ArticleEntry = Awaited<ReturnType<typeof getArticles>>[number];

/** Articles, newest first. */
export const getArticles = async () =>
  (await getEntries('news'))
    .filter(({ data }) => isPublished(data, now))
    .map((entry) => {
      const { title, excerpt: description, seo = { title, description } } = entry.data;
      return { ...entry, data: { ...entry.data, seo } };
    })
    .sort((a, b) => b.data.date.localeCompare(a.data.date));

/** From 64rem on, the photograph fills the text column, which leaves a margin. */
const photoSizes = '(min-width: 64rem) 34rem, 100vw';

/** The updates of all articles, newest first, each with its article. */
export const getUpdates = async () =>
  (await getArticles())
    .flatMap(({ id, data: { title, date: written, updates } }) =>
      updates.map((update) => ({
        ...update,
        place: `${shortDate(written)}, [${title}](${routes.article(id)}#update-${update.date})`,
      })),
    )
    .sort((a, b) => b.date.localeCompare(a.date));

export async function articleHtml({ body = '' }: ArticleEntry, ...plugins: HastPluginDefinition[]) {
  const photographs = new Map<string, string>();
  for (const { file, alt } of photosIn(body)) {
    const photo = await showPhoto({ file, alt });
    photographs.set(file, renderToStaticMarkup(createElement(Photograph, { photo, sizes: photoSizes })));
  }
  return renderMarkdown(body, placePictures(illustrationFile, photographs), frameTables(), ...plugins);
}

export async function readArticle(entry: ArticleEntry) {
  const markdown = entry.body ?? '';
  const { list, cite } = await getPageSources({
    sources: citedKeys(markdown),
    charts: entry.data.charts,
    updates: entry.data.updates,
  });
  const numberOf = (key: string) => cite([key])[0]?.number ?? 0;
  const wordCount = countWords(markdown);
  const backLinks = new BackLinks();
  const citeBack = (keys: readonly string[]) =>
    cite(keys).map((source) => ({ ...source, id: backLinks.add(source.number) }));
  const contents = contentsOf(entry);
  const html = await articleHtml(entry, openOutside, drawShares, linkMarks(numberOf, backLinks));
  const charts = entry.data.charts.map((chart) => ({ ...chart, cited: citeBack(chart.sources) }));
  return {
    ...placeCharts(html, { headings: contents, charts, file: `src/content/news/${entry.id}.md` }),
    charts,
    contents: [...contents, ...updateEntries(entry.data.updates.map(({ date }) => date))],
    sources: list,
    updates: entry.data.updates.map((update) => ({ ...update, sources: citeBack(update.sources) })),
    backLinks: backLinks.marks,
    wordCount,
    minutes: readingMinutes(wordCount),
  };
}

const updateEntries = (days: readonly string[]) =>
  [...new Set(days)]
    .toSorted()
    .reverse()
    .map((day) => ({ slug: `update-${day}`, text: `Update, ${fullDate(day)}` }));

export async function articleNeighbours({ id }: ArticleEntry) {
  const articles = await getArticles();
  const place = articles.findIndex((other) => other.id === id);
  const link = (entry: ArticleEntry | undefined) =>
    entry && { path: routes.article(entry.id), title: entry.data.title, date: entry.data.date };
  return { previous: link(articles[place + 1]), next: link(articles[place - 1]) };
}

export function contentsOf({ rendered }: Pick<ArticleEntry, 'rendered'>) {
  const headings = (rendered?.metadata?.headings ?? []) as { depth: number; slug: string; text: string }[];
  return headings.filter(({ depth }) => depth === 2).map(({ slug, text }) => ({ slug, text }));
}
