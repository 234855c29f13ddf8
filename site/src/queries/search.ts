import { createHash } from 'node:crypto';
import { answerTexts, buyerAnswers } from '../course/buyer-facts.ts';
import type { NamedInstrument } from '../instrument/references.ts';
import { routes } from '../routes.ts';
import type { Regulation } from '../schemas/regulation.ts';
import { buildSearchIndex, type SearchablePage, type SearchablePlace } from '../search/build-index.ts';
import { collectMarkdown, collectTexts } from '../search/collect-texts.ts';
import type { SearchType } from '../search/search-index.ts';
import { fullDate } from '../text/dates.ts';
import { getArticles } from './articles.ts';
import { getCompany } from './company.ts';
import { getCourses } from './courses.ts';
import { dataOrThrow } from './entry.ts';
import { getIndustries } from './industries.ts';
import { getInstruments } from './instruments.ts';
import { getLegalEntry } from './legal.ts';
import { getRegulations } from './regulations.ts';
import { getServiceGroups, getServices } from './services.ts';

/** What makes the index and reads it in the browser. */
const code = import.meta.glob<string>(['../search/*.ts', '!../search/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * Stands in the address of the search index: the hash of the code that makes and reads it. So a page that is open never reads
 * an index of another form, and a changed text, which changes the index, is no new version of every page.
 */
export const searchIndexForm = createHash('sha256').update(JSON.stringify(code)).digest('hex').slice(0, 8);

/** The search index as text. */
export async function getSearchIndex(): Promise<string> {
  const { groups } = await dataOrThrow('search', 'synonyms');
  return JSON.stringify(buildSearchIndex(await searchablePages(), groups));
}

async function searchablePages(): Promise<SearchablePage[]> {
  const [courses, services, articles, industries, regulations, instruments, single, check, company] =
    await Promise.all([
      getCourses(),
      getServices(),
      getArticles(),
      getIndustries(),
      getRegulations(),
      getInstruments(),
      singlePages(),
      dataOrThrow('euCheckPage', 'eu-ai-act-check'),
      getCompany(),
    ]);
  const pages = [
    ...single,
    toPage('ai-regulation', routes.euCheck, check, [check]),
    ...services.map(({ id, data }) => {
      const path = routes.service(id);
      const course = Object.values(courses).filter(({ page }) => page === path);
      const answers = data.blocks.flatMap((block) => {
        if (block.kind !== 'buyer-facts') return [];
        const asked = (block.courses ?? [data.course ?? '']).flatMap((slug) => courses[slug] ?? []);
        return answerTexts(buyerAnswers(asked, company));
      });
      return toPage('service', path, data, [data, course, answers, Object.values(data.buyerFacts ?? {})]);
    }),
    ...industries.map(({ id, data }) => toPage('ai-application', routes.application(id), data, [data])),
    ...regulations.map(({ id, data }) => regulationPage(routes.regulation(id), data)),
    ...articles.map(({ id, data, body }) =>
      // Figures say again what the text says.
      withMarkdown(toPage('news', routes.article(id), data, [{ ...data, figures: [] }], data.excerpt), body),
    ),
  ];
  return pages.map((page) => ({
    ...page,
    places: [...(page.places ?? []), ...lawsOn(page.url, instruments)],
  }));
}

/** A page of law is long, so its sections are places of their own. */
function regulationPage(path: string, regulation: Regulation): SearchablePage {
  const { blocks, changes, ...rest } = regulation;
  const sections = blocks.filter(({ kind }) => kind !== 'related');
  return {
    ...toPage('ai-regulation', path, regulation, [rest]),
    places: [
      ...sections.map(({ id, title, ...section }) => ({ anchor: id, title, ...collectTexts(section) })),
      { anchor: 'what-changed', title: 'What changed', ...collectTexts(changes) },
    ],
  };
}

/** The laws, guidelines and standards that a page explains: by all their names, and by their days. */
function lawsOn(path: string, instruments: readonly NamedInstrument[]): SearchablePlace[] {
  return instruments.flatMap(({ explainedAt, shortName, name, alsoCalled, place = '', dates }) => {
    const [page, anchor = ''] = explainedAt.split('#');
    if (page !== path) return [];
    const days = dates.map(({ date, dateText }) => dateText ?? fullDate(date));
    return [{ anchor, title: shortName, headings: [name, ...alsoCalled, place, ...days], texts: [] }];
  });
}

async function singlePages(): Promise<SearchablePage[]> {
  const [company, home, servicesPage, about, news, contact, legal, groups] = await Promise.all([
    getCompany(),
    dataOrThrow('homePage', 'home'),
    dataOrThrow('servicesPage', 'services'),
    dataOrThrow('aboutPage', 'about'),
    dataOrThrow('newsPage', 'news'),
    dataOrThrow('contactPage', 'contact'),
    getLegalEntry('privacy-policy'),
    getServiceGroups(),
  ]);
  const { email, phone, address, uen, legalName, entityType, openingHours } = company;
  const people = company.people.map(({ name, credential, line }) => ({ label: name, credential, line }));
  const details = { email, phone, address, openingHours, label: 'Phone number, email address' };
  return [
    toPage('page', routes.home, { ...home, title: home.seo.title }, [
      home,
      { label: `Home ${company.brand}` },
    ]),
    toPage('page', routes.services, servicesPage, [servicesPage, groups.map(({ data }) => data)]),
    toPage('page', routes.about, about, [
      about,
      people,
      details,
      { label: `UEN ${uen}`, legalName, entityType },
    ]),
    toPage('page', routes.news, news, [news]),
    toPage('page', routes.contact, contact, [contact, details]),
    withMarkdown(toPage('page', routes.privacyPolicy, legal.data, [legal.data]), legal.body),
  ];
}

type Described = {
  title: string;
  seo: { title: string; description: string; keywords?: string[] | undefined };
};

/** @param content everything whose words belong to the page */
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
