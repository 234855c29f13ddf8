import { letterSchema } from '@vanda/forms/letter';
import type { z } from 'zod';
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
const page = <Name extends PageName>(name: Name) => ({
  directory: 'pages',
  pattern: `${name}.yaml`,
  schema: pageSchemas[name],
});

type CollectionDefinition = { directory: string; pattern: string; schema: z.ZodType };

export const collections = {
  company: { directory: 'company', pattern: 'company.yaml', schema: companySchema },
  demonstration: { directory: 'company', pattern: 'demonstration.yaml', schema: demonstrationSchema },
  navigation: { directory: 'navigation', pattern: '*.yaml', schema: navigationSchema },
  bannerSlides: { directory: 'banner-slides', pattern: '*.yaml', schema: bannerSlideSchema },
  notices: { directory: 'notices', pattern: '*.yaml', schema: noticeSchema },
  homePage: page('home'),
  servicesPage: page('services'),
  aboutPage: page('about'),
  newsPage: page('news'),
  numbersPage: page('numbers'),
  contactPage: page('contact'),
  euCheckPage: page('eu-ai-act-check'),
  regulationHub: page('ai-regulations'),
  applicationHub: page('ai-applications'),
  whichLawsPage: page('which-laws'),
  notFoundPage: page('not-found'),
  notSentPages: { directory: 'pages', pattern: 'not-sent-*.yaml', schema: notSentPageSchema },
  services: { directory: 'services', pattern: '*.yaml', schema: serviceSchema },
  serviceGroups: { directory: 'service-groups', pattern: '*.yaml', schema: serviceGroupSchema },
  courses: { directory: 'courses', pattern: '*.yaml', schema: courseSchema },
  news: { directory: 'news', pattern: '*.md', schema: articleSchema },
  industries: { directory: 'industries', pattern: '*.yaml', schema: industrySchema },
  regulations: { directory: 'regulations', pattern: '*.yaml', schema: regulationSchema },
  instruments: { directory: 'instruments', pattern: '*.yaml', schema: instrumentSchema },
  markets: { directory: 'markets', pattern: '*.yaml', schema: marketSchema },
  letters: { directory: 'letters', pattern: '*.yaml', schema: letterSchema },
  legal: { directory: 'legal', pattern: '*.md', schema: legalSchema },
  euCheckRuleSet: { directory: 'tools', pattern: 'eu-ai-act-check.yaml', schema: euCheckRuleSetSchema },
  euCheckBlocks: { directory: 'eu-ai-act-check', pattern: '*.yaml', schema: euCheckBlockSchema },
  finderQuestions: { directory: 'tools', pattern: 'which-laws.yaml', schema: finderQuestionsSchema },
  finderRules: { directory: 'finder', pattern: '*.yaml', schema: finderRulesSchema },
  readinessTool: { directory: 'tools', pattern: 'readiness.yaml', schema: readinessToolSchema },
  teamPlan: { directory: 'tools', pattern: 'team-plan.yaml', schema: teamPlanSchema },
  search: { directory: 'search', pattern: 'synonyms.yaml', schema: synonymsSchema },
  sources: { directory: 'sources', pattern: '*.yaml', schema: sourceFileSchema },
} as const satisfies Record<string, CollectionDefinition>;
export type CollectionName = keyof typeof collections;
