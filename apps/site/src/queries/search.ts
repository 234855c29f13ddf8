import { createHash } from 'node:crypto';
import { fullDate } from '@vanda/forms/date-formats';
import { routes } from '../routing/routes.ts';
import type { Regulation } from '../schemas/regulation.ts';
import { collectMarkdown, collectTexts } from '../search/collect-texts.ts';
import {
  buildSearchIndex,
  type SearchablePage,
  type SearchableSection,
  type SearchType,
} from '../search/search-index.ts';
import { answerTexts, pageAnswers } from '../topics/course/buyer-facts.ts';
import type { NamedInstrument } from '../topics/regulation/references.ts';
import { getArticles } from './articles.ts';
import { dataOrThrow, getCompany, getCourses, getIndustries, getServices } from './collections.ts';
import { getComparison, getInstruments, getMarkets, getRegulations } from './laws.ts';
import { singlePages } from './pages.ts';

/** Code that writes and reads the index. */
const code = import.meta.glob<string>(['../search/*.ts', '!../search/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A hash of the code, so an open page never reads another format. */
export const searchIndexForm = createHash('sha256').update(JSON.stringify(code)).digest('hex').slice(0, 8);

export async function getSearchIndex(): Promise<string> {
  const { groups } = await dataOrThrow('search', 'synonyms');
  return JSON.stringify(buildSearchIndex(await searchablePages(), groups));
}

async function searchablePages(): Promise<SearchablePage[]> {
  const courses = await getCourses();
  const instruments = await getInstruments();
  const company = await getCompany();
  const pages = [
    ...(await singlePages()).map(({ path, data, shown, body }) => {
      const type = searchTypeOf(path);
      const described = path === routes.home ? { ...data, title: data.seo.title } : data;
      const page = toPage(type, path, described, [data, shown]);
      return body === undefined ? page : withMarkdown(page, body);
    }),
    ...(await getServices()).map(({ id, data }) => {
      const path = routes.service(id);
      const course = Object.values(courses).filter(({ page }) => page === path);
      const answers = answerTexts(pageAnswers(id, data, courses, company));
      return toPage('service', path, data, [data, course, answers]);
    }),
    ...(await getIndustries()).map(({ id, data }) =>
      toPage('ai-application', routes.application(id), data, [data]),
    ),
    ...(await getRegulations()).map(({ id, data }) => regulationPage(routes.regulation(id), data)),
    ...(await getMarkets()).map(({ path, data }) => toPage('ai-regulation', path, data, [data])),
    ...(await getComparison()).pairs.map(({ path, data }) => toPage('ai-regulation', path, data, [])),
    ...(await getArticles()).map(({ id, data, body }) =>
      // Charts repeat the text.
      withMarkdown(toPage('news', routes.article(id), data, [{ ...data, charts: [] }], data.excerpt), body),
    ),
  ];
  return pages.map((page) => ({
    ...page,
    sections: [...(page.sections ?? []), ...lawsOn(page.url, instruments)],
  }));
}

function searchTypeOf(path: string): SearchType {
  if (path === routes.applications) return 'ai-application';
  return path === routes.regulations || path.startsWith(`${routes.regulations}/`) ? 'ai-regulation' : 'page';
}

/** These pages are long: each section is a search document. */
function regulationPage(path: string, regulation: Regulation): SearchablePage {
  const { blocks, changes, ...rest } = regulation;
  const shown = blocks.filter(({ kind }) => kind !== 'related');
  return {
    ...toPage('ai-regulation', path, regulation, [rest]),
    sections: [
      ...shown.map(({ id, title, ...section }) => ({ anchor: id, title, ...collectTexts(section) })),
      { anchor: 'what-changed', title: 'What changed', ...collectTexts(changes) },
    ],
  };
}

/** Each instrument that a page explains is a search document, with all names and dates. */
const lawsOn = (path: string, instruments: readonly NamedInstrument[]): SearchableSection[] =>
  instruments.flatMap(({ explainedAt, shortName, name, alsoCalled, place = '', dates }) => {
    const [page, anchor = ''] = explainedAt.split('#');
    if (page !== path) return [];
    const days = dates.map(({ date, dateText }) => dateText ?? fullDate(date));
    return [{ anchor, title: shortName, headings: [name, ...alsoCalled, place, ...days], texts: [] }];
  });

type Described = {
  title: string;
  seo: { title: string; description: string; keywords?: string[] | undefined };
};

function toPage(
  type: SearchType,
  url: string,
  { title, seo }: Described,
  content: unknown[],
  excerpt = seo.description,
): SearchablePage {
  const { headings, texts } = collectTexts(content);
  return { type, url, title, excerpt, headings: [seo.title, ...(seo.keywords ?? []), ...headings], texts };
}

function withMarkdown(page: SearchablePage, markdown = ''): SearchablePage {
  const { headings, texts } = collectMarkdown(markdown);
  return { ...page, headings: [...page.headings, ...headings], texts: [...page.texts, ...texts] };
}
