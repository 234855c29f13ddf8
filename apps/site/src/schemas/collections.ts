import { emailTemplateSchema } from '@vanda/forms/email-template';
import { routes } from '../routing/routes.ts';
import { articleSchema } from './article.ts';
import { demonstrationSchema } from './buyer-facts.ts';
import { companySchema } from './company.ts';
import { courseSchema } from './course.ts';
import { euCheckBlockSchema, euCheckRuleSetSchema } from './eu-check.ts';
import { industrySchema } from './industry.ts';
import { instrumentSchema } from './instrument.ts';
import { legalSchema } from './legal.ts';
import { marketSchema } from './market.ts';
import { noticeSchema } from './notice.ts';
import {
  bannerSlideSchema,
  navigationSchema,
  notSentPageSchema,
  type PageName,
  pageSchemas,
  redirectSchema,
} from './page.ts';
import { regulationSchema } from './regulation.ts';
import { synonymsSchema } from './search.ts';
import { serviceGroupSchema, serviceSchema } from './service.ts';
import { sourceFileSchema } from './source.ts';
import { teamPlanSchema } from './team-plan.ts';
import { readinessToolSchema } from './tool.ts';
import { finderQuestionsSchema, finderRulesSchema } from './which-laws.ts';

/** Where an entry is shown: its own page, or one for all entries. */
type PageOfEntry = string | ((slug: string) => string) | undefined;

/** A collection of files in a folder. */
const files = <Schema>(directory: string, schema: Schema, page?: PageOfEntry, pattern = '*.yaml') => ({
  directory,
  pattern,
  schema,
  page,
});

const page = <Name extends PageName>(name: Name, path?: string) =>
  files('pages', pageSchemas[name], path, `${name}.yaml`);

export const collections = {
  company: files('company', companySchema, routes.about, 'company.yaml'),
  demonstration: files('company', demonstrationSchema, undefined, 'demonstration.yaml'),
  navigation: files('navigation', navigationSchema, undefined, 'main.yaml'),
  redirects: files('navigation', redirectSchema, undefined, 'redirect-*.yaml'),
  bannerSlides: files('banner-slides', bannerSlideSchema, routes.home),
  notices: files('notices', noticeSchema, routes.home),
  homePage: page('home', routes.home),
  servicesPage: page('services', routes.services),
  aboutPage: page('about', routes.about),
  newsPage: page('news', routes.news),
  numbersPage: page('numbers', routes.numbers),
  contactPage: page('contact', routes.contact),
  euCheckPage: page('eu-ai-act-check', routes.euCheck),
  regulationHub: page('ai-regulations', routes.regulations),
  applicationHub: page('ai-applications', routes.applications),
  whichLawsPage: page('which-laws', routes.whichLaws),
  incidentPage: page('incident', routes.incident),
  notFoundPage: page('not-found'),
  notSentPages: files('pages', notSentPageSchema, undefined, 'not-sent-*.yaml'),
  services: files('services', serviceSchema, routes.service),
  serviceGroups: files('service-groups', serviceGroupSchema, routes.services),
  courses: files('courses', courseSchema),
  news: files('news', articleSchema, routes.article, '*.md'),
  industries: files('industries', industrySchema, routes.application),
  regulations: files('regulations', regulationSchema, routes.regulation),
  instruments: files('instruments', instrumentSchema),
  markets: files('markets', marketSchema, routes.market),
  emailTemplates: files('email-templates', emailTemplateSchema),
  legal: files('legal', legalSchema, (slug) => `/${slug}`, '*.md'),
  euCheckRuleSet: files('tools', euCheckRuleSetSchema, routes.euCheck, 'eu-ai-act-check.yaml'),
  euCheckBlocks: files('eu-ai-act-check', euCheckBlockSchema, routes.euCheck),
  finderQuestions: files('tools', finderQuestionsSchema, routes.whichLaws, 'which-laws.yaml'),
  finderRules: files('finder', finderRulesSchema, routes.whichLaws),
  readinessTool: files('tools', readinessToolSchema, routes.readinessTool, 'readiness.yaml'),
  teamPlan: files('tools', teamPlanSchema, routes.services, 'team-plan.yaml'),
  search: files('search', synonymsSchema, undefined, 'synonyms.yaml'),
  sources: files('sources', sourceFileSchema),
} as const;

export type CollectionName = keyof typeof collections;

export function pageOfEntry(collection: CollectionName, slug: string): string | undefined {
  const { page } = collections[collection];
  return typeof page === 'function' ? page(slug) : page;
}
