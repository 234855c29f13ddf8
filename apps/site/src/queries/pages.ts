import { latestDay } from '@vanda/forms/date-formats';
import type { z } from 'zod';
import type { IllustrationName } from '../illustrations/illustration-source.ts';
import { routes } from '../routing/routes.ts';
import type { seo } from '../schemas/parts/fields.ts';
import { lastChange } from '../topics/article/article-facts.ts';
import { getEuRules } from './application-data.ts';
import { getArticles, getUpdates } from './articles.ts';
import {
  dataOrThrow,
  getCompany,
  getEntries,
  getIndustries,
  getServiceGroups,
  getServices,
  getServicesHeading,
} from './collections.ts';
import { getComparison, getMarkets, getRegulations } from './laws.ts';

export type PageSummary = {
  path: string;
  title: string;
  description: string;
  section: string;
  illustration: IllustrationName;
  updatedOn: string;
};

type SinglePage = PageSummary & {
  data: { title: string; seo: z.infer<typeof seo> };
  shown?: unknown;
  body?: string | undefined;
};

/** Pages with a content file, in the order of the sitemap. */
export async function singlePages(): Promise<SinglePage[]> {
  const company = await getCompany();
  const home = await dataOrThrow('homePage', 'home');
  const services = await dataOrThrow('servicesPage', 'services');
  const groups = await getServiceGroups();
  const about = await dataOrThrow('aboutPage', 'about');
  const news = await dataOrThrow('newsPage', 'news');
  const numbers = await dataOrThrow('numbersPage', 'numbers');
  const articles = await getArticles();
  const contact = await dataOrThrow('contactPage', 'contact');
  const legal = await getEntries('legal');
  const check = await dataOrThrow('euCheckPage', 'eu-ai-act-check');
  const rules = await getEuRules();
  const regulations = await dataOrThrow('regulationHub', 'ai-regulations');
  const applications = await dataOrThrow('applicationHub', 'ai-applications');
  const whichLaws = await dataOrThrow('whichLawsPage', 'which-laws');
  const incident = await dataOrThrow('incidentPage', 'incident');
  const { email, phone, address, uen, legalName, entityType, openingHours } = company;
  const people = company.people.map(({ name, credential, line }) => ({ label: name, credential, line }));
  const details = { email, phone, address, openingHours, label: 'Phone number, email address' };
  const identity = { label: `UEN ${uen}`, legalName, entityType };
  const page = (
    path: string,
    data: SinglePage['data'],
    illustration: IllustrationName,
    updatedOn: string,
    others: Partial<SinglePage> = {},
  ): SinglePage => ({ ...summary(path, data, illustration, updatedOn, mainSection), data, ...others });
  const law = { section: 'AI Regulations' };
  // About, News and Contact show company data, or the articles, and change with them.
  return [
    page(routes.home, home, 'hero-orchid', home.updatedOn, { shown: { label: `Home ${company.brand}` } }),
    page(routes.services, services, 'banner-5-training', services.updatedOn, {
      title: await getServicesHeading(),
      shown: groups.map(({ data }) => data),
    }),
    page(routes.about, about, about.illustration, latestDay(about.reviewedOn, company.updatedOn), {
      shown: [people, details, identity],
    }),
    page(
      routes.news,
      news,
      'page-news',
      latestDay(news.updatedOn, ...articles.map(({ data }) => lastChange(data))),
    ),
    page(routes.numbers, numbers, numbersIllustration, numbers.reviewedOn),
    page(
      routes.corrections,
      news.corrections,
      'page-news',
      latestDay(news.updatedOn, ...(await getUpdates()).map(({ date }) => date)),
    ),
    page(routes.contact, contact, 'page-contact', latestDay(contact.updatedOn, company.updatedOn), {
      shown: details,
    }),
    ...legal.map(({ id, data, body }) => page(`/${id}`, data, data.illustration, data.updatedOn, { body })),
    page(routes.euCheck, check, 'regulation-eu-ai-act', rules.reviewedOn, law),
    page(routes.regulations, regulations, 'hero-orchid', regulations.updatedOn, law),
    page(routes.ruleList, regulations.rules, 'hero-orchid', regulations.updatedOn, law),
    page(routes.whichLaws, whichLaws, 'regulation-global', whichLaws.updatedOn, law),
    page(routes.comparison, whichLaws.compare, 'regulation-global', whichLaws.updatedOn, {
      ...law,
      shown: whichLaws.table.rows.map(({ name }) => ({ label: name })),
    }),
    page(routes.incident, incident, 'regulation-global', incident.updatedOn, law),
    page(routes.applications, applications, applications.illustration, applications.updatedOn, {
      section: 'AI Applications',
    }),
  ];
}

export const numbersIllustration = 'article-trustmark';

const mainSection = 'AI training and compliance, Singapore';

const summary = (
  path: string,
  { title, seo }: SinglePage['data'],
  illustration: IllustrationName,
  updatedOn: string,
  section: string,
): PageSummary => ({ path, title, description: seo.description, section, illustration, updatedOn });

export async function allPages(): Promise<PageSummary[]> {
  const { pairs, updatedOn } = await getComparison();
  return [
    ...(await singlePages()),
    ...(await getServices()).map(({ id, data }) =>
      summary(routes.service(id), data, data.illustration, data.reviewedOn, 'Services'),
    ),
    ...(await getArticles()).map(({ id, data }) =>
      summary(routes.article(id), data, data.illustration, lastChange(data), data.category),
    ),
    ...(await getIndustries()).map(({ id, data }) =>
      summary(routes.application(id), data, data.illustration, data.reviewedOn, 'AI Applications'),
    ),
    ...(await getRegulations()).map(({ id, data }) =>
      summary(routes.regulation(id), data, data.illustration, data.reviewedOn, 'AI Regulations'),
    ),
    ...(await getMarkets()).map(({ path, data }) =>
      summary(path, data, 'regulation-global', data.reviewedOn, 'AI Regulations'),
    ),
    ...pairs.map(({ path, data }) => summary(path, data, 'regulation-global', updatedOn, 'AI Regulations')),
  ];
}

/** @throws when no page has the path */
export async function getPage(path: string): Promise<PageSummary> {
  const page = (await allPages()).find((one) => one.path === path);
  if (!page) throw new Error(`${path} is not among the pages of src/queries/pages.ts: add it there`);
  return page;
}
