import type { IllustrationName } from '../../art/names.ts';
import { lastChange } from '../article/article-dates.ts';
import { blocksFigure, courseFigure, industryFigure, type ShareFigure } from '../figures/share-figure.ts';
import { routes } from '../routes.ts';
import { latestDay } from '../text/dates.ts';
import { getArticles } from './articles.ts';
import { getCompany } from './company.ts';
import { getCourses } from './courses.ts';
import { dataOrThrow } from './entry.ts';
import { getEuRules } from './eu-check.ts';
import { getIndustries } from './industries.ts';
import { getRegulations } from './regulations.ts';
import { getServices } from './services.ts';

/** A page of the site, as lists of pages need it: sitemap, Open Graph pictures, search. */
export type PageSummary = {
  path: string;
  /** The page's h1. */
  title: string;
  description: string;
  /** Name of the part of the site. */
  section: string;
  illustration: IllustrationName;
  /** ISO day of the last change, as the content states it. */
  updatedOn: string;
  /** What its share picture draws beside the title. */
  figure?: ShareFigure | undefined;
};

/** Every page that search engines may list; the not-found page is not among them. */
export async function allPages(): Promise<PageSummary[]> {
  const [
    company,
    home,
    services,
    about,
    news,
    contact,
    legal,
    servicePages,
    articles,
    industries,
    regulations,
    check,
    { reviewedOn: checkedOn },
    courses,
  ] = await Promise.all([
    getCompany(),
    dataOrThrow('homePage', 'home'),
    dataOrThrow('servicesPage', 'services'),
    dataOrThrow('aboutPage', 'about'),
    dataOrThrow('newsPage', 'news'),
    dataOrThrow('contactPage', 'contact'),
    dataOrThrow('legal', 'privacy-policy'),
    getServices(),
    getArticles(),
    getIndustries(),
    getRegulations(),
    dataOrThrow('euCheckPage', 'eu-ai-act-check'),
    getEuRules(),
    getCourses(),
  ]);
  const single = (
    path: string,
    { title, seo }: { title: string; seo: { description: string } },
    illustration: IllustrationName,
    updatedOn: string,
    section = 'AI training and compliance, Singapore',
  ): PageSummary => ({ path, title, description: seo.description, section, illustration, updatedOn });
  return [
    single(routes.home, home, 'hero-orchid', home.updatedOn),
    single(routes.services, services, 'banner-5-training', services.updatedOn),
    // These show the company's data, or the articles, and change with them.
    single(routes.about, about, about.illustration, latestDay(about.reviewedOn, company.updatedOn)),
    single(
      routes.news,
      news,
      'page-news',
      latestDay(news.updatedOn, ...articles.map(({ data }) => lastChange(data))),
    ),
    single(routes.contact, contact, 'page-contact', latestDay(contact.updatedOn, company.updatedOn)),
    single(routes.privacyPolicy, legal, legal.illustration, legal.updatedOn),
    ...servicePages.map(({ id, data }) => {
      const course = data.course === undefined ? undefined : courses[data.course];
      return {
        ...single(routes.service(id), data, data.illustration, data.reviewedOn, 'Services'),
        figure: course && courseFigure(course),
      };
    }),
    ...articles.map(({ id, data }) =>
      single(routes.article(id), data, data.illustration, lastChange(data), data.category),
    ),
    ...industries.map(({ id, data }) => ({
      ...single(routes.application(id), data, data.illustration, data.reviewedOn, 'AI Applications'),
      figure: industryFigure(data),
    })),
    ...regulations.map(({ id, data }) => ({
      ...single(routes.regulation(id), data, data.illustration, data.reviewedOn, 'AI Regulations'),
      figure: blocksFigure(data.blocks),
    })),
    single(routes.euCheck, check, 'regulation-eu-ai-act', checkedOn, 'AI Regulations'),
  ];
}

/** The summary of the page at a path. Throws when there is none. */
export async function getPage(path: string): Promise<PageSummary> {
  const page = (await allPages()).find((one) => one.path === path);
  if (!page) throw new Error(`${path} is not among the pages of src/queries/pages.ts: add it there`);
  return page;
}
