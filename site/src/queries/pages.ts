import type { IllustrationName } from '../illustrations/names.ts';
import { lastChange } from '../lib/article-dates.ts';
import { routes } from '../routes.ts';
import { getArticles } from './articles.ts';
import { dataOrThrow } from './entry.ts';
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
  /** ISO day of the last change, where the content states one. */
  updatedOn?: string | undefined;
};

/** Every page that search engines may list; the not-found page is not among them. */
export async function allPages(): Promise<PageSummary[]> {
  const [home, services, about, news, contact, legal, servicePages, articles, industries, regulations] =
    await Promise.all([
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
    ]);
  const single = (
    path: string,
    { title, seo }: { title: string; seo: { description: string } },
    illustration: IllustrationName,
    section = 'AI training and compliance, Singapore',
  ): PageSummary => ({ path, title, description: seo.description, section, illustration });
  return [
    single(routes.home, home, 'hero-orchid'),
    single(routes.services, services, 'vignette-training'),
    { ...single(routes.about, about, about.illustration), updatedOn: about.reviewedOn },
    single(routes.news, news, 'page-news'),
    single(routes.contact, contact, 'page-contact'),
    { ...single(routes.privacyPolicy, legal, legal.illustration), updatedOn: legal.updatedOn },
    ...servicePages.map(({ id, data }) => ({
      ...single(routes.service(id), data, data.illustration, 'Services'),
      updatedOn: data.reviewedOn,
    })),
    ...articles.map(({ id, data }) => ({
      ...single(routes.article(id), data, data.illustration, data.category),
      updatedOn: lastChange(data),
    })),
    ...industries.map(({ id, data }) => ({
      ...single(routes.application(id), data, data.illustration, 'AI Applications'),
      updatedOn: data.reviewedOn,
    })),
    ...regulations.map(({ id, data }) => ({
      ...single(routes.regulation(id), data, data.illustration, 'AI Regulations'),
      updatedOn: data.reviewedOn,
    })),
  ];
}
