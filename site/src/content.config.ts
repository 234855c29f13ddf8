import { defineCollection } from 'astro:content';
import { glob, type Loader } from 'astro/loaders';
import { contentFolder, loaderName } from './content-folder.ts';
import { type CollectionName, collections as definitions } from './schemas/collections.ts';

/** Wiring only: which files a collection reads. What they must hold stands in src/schemas. */
function filesOf(name: CollectionName): Loader {
  const { directory, pattern } = definitions[name];
  const files = glob({ base: `${contentFolder}/${directory}`, pattern });
  const load: Loader['load'] = ({ watcher, ...context }) =>
    // `contentWatch` asks again and again; the files need one watcher.
    files.load(context.refreshContextData || !watcher ? context : { ...context, watcher });
  return { name: loaderName(directory), load };
}

export const collections = {
  company: defineCollection({ loader: filesOf('company'), schema: definitions.company.schema }),
  navigation: defineCollection({ loader: filesOf('navigation'), schema: definitions.navigation.schema }),
  bannerSlides: defineCollection({
    loader: filesOf('bannerSlides'),
    schema: definitions.bannerSlides.schema,
  }),
  notices: defineCollection({ loader: filesOf('notices'), schema: definitions.notices.schema }),
  homePage: defineCollection({ loader: filesOf('homePage'), schema: definitions.homePage.schema }),
  servicesPage: defineCollection({
    loader: filesOf('servicesPage'),
    schema: definitions.servicesPage.schema,
  }),
  aboutPage: defineCollection({ loader: filesOf('aboutPage'), schema: definitions.aboutPage.schema }),
  newsPage: defineCollection({ loader: filesOf('newsPage'), schema: definitions.newsPage.schema }),
  contactPage: defineCollection({ loader: filesOf('contactPage'), schema: definitions.contactPage.schema }),
  euCheckPage: defineCollection({ loader: filesOf('euCheckPage'), schema: definitions.euCheckPage.schema }),
  notFoundPage: defineCollection({
    loader: filesOf('notFoundPage'),
    schema: definitions.notFoundPage.schema,
  }),
  notSentPages: defineCollection({
    loader: filesOf('notSentPages'),
    schema: definitions.notSentPages.schema,
  }),
  services: defineCollection({ loader: filesOf('services'), schema: definitions.services.schema }),
  serviceGroups: defineCollection({
    loader: filesOf('serviceGroups'),
    schema: definitions.serviceGroups.schema,
  }),
  courses: defineCollection({ loader: filesOf('courses'), schema: definitions.courses.schema }),
  news: defineCollection({ loader: filesOf('news'), schema: definitions.news.schema }),
  industries: defineCollection({ loader: filesOf('industries'), schema: definitions.industries.schema }),
  regulations: defineCollection({ loader: filesOf('regulations'), schema: definitions.regulations.schema }),
  instruments: defineCollection({ loader: filesOf('instruments'), schema: definitions.instruments.schema }),
  legal: defineCollection({ loader: filesOf('legal'), schema: definitions.legal.schema }),
  euCheckRuleSet: defineCollection({
    loader: filesOf('euCheckRuleSet'),
    schema: definitions.euCheckRuleSet.schema,
  }),
  euCheckBlocks: defineCollection({
    loader: filesOf('euCheckBlocks'),
    schema: definitions.euCheckBlocks.schema,
  }),
  readinessTool: defineCollection({
    loader: filesOf('readinessTool'),
    schema: definitions.readinessTool.schema,
  }),
  teamPlan: defineCollection({ loader: filesOf('teamPlan'), schema: definitions.teamPlan.schema }),
  search: defineCollection({ loader: filesOf('search'), schema: definitions.search.schema }),
  sources: defineCollection({ loader: filesOf('sources'), schema: definitions.sources.schema }),
};
