import { letterSchema } from '@vanda/forms/letter';
import type { z } from 'zod';
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
} from './page.ts';
import { regulationSchema } from './regulation.ts';
import { synonymsSchema } from './search.ts';
import { serviceGroupSchema, serviceSchema } from './service.ts';
import { sourceFileSchema } from './source.ts';
import { teamPlanSchema } from './team-plan.ts';
import { readinessToolSchema } from './tool.ts';
import { finderQuestionsSchema, finderRulesSchema } from './which-laws.ts';

/** A collection of one file. */
const page = <Name extends PageName>(name: Name, path: string) => ({
  directory: 'pages',
  pattern: `${name}.yaml`,
  schema: pageSchemas[name],
  page: path,
});

type CollectionDefinition = {
  directory: string;
  pattern: string;
  schema: z.ZodType;
  /** Where an entry is seen: a page of its own, or one that shows them all. */
  page?: string | ((slug: string) => string);
};

export const collections = {
  company: { directory: 'company', pattern: 'company.yaml', schema: companySchema, page: routes.about },
  demonstration: { directory: 'company', pattern: 'demonstration.yaml', schema: demonstrationSchema },
  navigation: { directory: 'navigation', pattern: '*.yaml', schema: navigationSchema },
  bannerSlides: {
    directory: 'banner-slides',
    pattern: '*.yaml',
    schema: bannerSlideSchema,
    page: routes.home,
  },
  notices: { directory: 'notices', pattern: '*.yaml', schema: noticeSchema, page: routes.home },
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
  notFoundPage: { directory: 'pages', pattern: 'not-found.yaml', schema: pageSchemas['not-found'] },
  notSentPages: { directory: 'pages', pattern: 'not-sent-*.yaml', schema: notSentPageSchema },
  services: { directory: 'services', pattern: '*.yaml', schema: serviceSchema, page: routes.service },
  serviceGroups: {
    directory: 'service-groups',
    pattern: '*.yaml',
    schema: serviceGroupSchema,
    page: routes.services,
  },
  courses: { directory: 'courses', pattern: '*.yaml', schema: courseSchema },
  news: { directory: 'news', pattern: '*.md', schema: articleSchema, page: routes.article },
  industries: {
    directory: 'industries',
    pattern: '*.yaml',
    schema: industrySchema,
    page: routes.application,
  },
  regulations: {
    directory: 'regulations',
    pattern: '*.yaml',
    schema: regulationSchema,
    page: routes.regulation,
  },
  instruments: { directory: 'instruments', pattern: '*.yaml', schema: instrumentSchema },
  markets: { directory: 'markets', pattern: '*.yaml', schema: marketSchema, page: routes.market },
  letters: { directory: 'letters', pattern: '*.yaml', schema: letterSchema },
  legal: { directory: 'legal', pattern: '*.md', schema: legalSchema, page: (slug: string) => `/${slug}` },
  euCheckRuleSet: {
    directory: 'tools',
    pattern: 'eu-ai-act-check.yaml',
    schema: euCheckRuleSetSchema,
    page: routes.euCheck,
  },
  euCheckBlocks: {
    directory: 'eu-ai-act-check',
    pattern: '*.yaml',
    schema: euCheckBlockSchema,
    page: routes.euCheck,
  },
  finderQuestions: {
    directory: 'tools',
    pattern: 'which-laws.yaml',
    schema: finderQuestionsSchema,
    page: routes.whichLaws,
  },
  finderRules: { directory: 'finder', pattern: '*.yaml', schema: finderRulesSchema, page: routes.whichLaws },
  readinessTool: {
    directory: 'tools',
    pattern: 'readiness.yaml',
    schema: readinessToolSchema,
    page: routes.service('data-protection-trustmark'),
  },
  teamPlan: { directory: 'tools', pattern: 'team-plan.yaml', schema: teamPlanSchema, page: routes.services },
  search: { directory: 'search', pattern: 'synonyms.yaml', schema: synonymsSchema },
  sources: { directory: 'sources', pattern: '*.yaml', schema: sourceFileSchema },
} as const satisfies Record<string, CollectionDefinition>;
export type CollectionName = keyof typeof collections;

export function pageOfEntry(collection: CollectionName, slug: string): string | undefined {
  const { page }: CollectionDefinition = collections[collection];
  return typeof page === 'function' ? page(slug) : page;
}
