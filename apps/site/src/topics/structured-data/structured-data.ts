import { sessionState } from '@vanda/forms/day';
import type {
  Article as ArticleLd,
  BreadcrumbList,
  Course as CourseLd,
  FAQPage,
  ItemList,
  ProfessionalService,
  Service as ServiceLd,
  Thing,
  WebSite,
} from 'schema-dts';
import { canonical } from '../../routing/canonical.ts';
import { redirects } from '../../routing/redirects.ts';
import { ogImagePath } from '../../routing/routes.ts';
import type { Article } from '../../schemas/article.ts';
import type { CourseFacts } from '../../schemas/buyer-facts.ts';
import type { Company } from '../../schemas/company.ts';
import type { Course } from '../../schemas/course.ts';
import type { Block } from '../../schemas/parts/block.ts';
import type { Service } from '../../schemas/service.ts';
import { linkedText } from '../../text/rich-text.ts';
import { lastChange } from '../article/article-facts.ts';
import { courseFacts, trainersOf } from '../course/buyer-facts.ts';
import { isoDuration } from '../course/course-facts.ts';

const organisationId = (site: string) => `${canonical('/', site)}#organisation`;

/** A group of services, with the path of each service's page. */
export type OfferedGroup = { title: string; cards: readonly { name: string; href: string }[] };

/** ProfessionalService with its services as an offer catalogue (specification, section 3; decision 33, Courses). */
export function organisation(
  company: Company,
  site: string,
  groups: readonly OfferedGroup[],
): ProfessionalService {
  const { address, geo } = company;
  return {
    '@type': 'ProfessionalService',
    '@id': organisationId(site),
    name: company.brand,
    legalName: company.legalName,
    description: company.description,
    url: canonical('/', site),
    logo: canonical('/icon-512.png', site),
    image: canonical('/og/index.png', site),
    telephone: company.phone,
    email: company.email,
    foundingDate: String(company.foundingYear),
    numberOfEmployees: { '@type': 'QuantitativeValue', value: company.employees },
    priceRange: company.priceRange,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: geo.latitude, longitude: geo.longitude },
    openingHours: company.openingHours,
    areaServed: { '@type': 'Country', name: 'Singapore' },
    knowsAbout: groups.map(({ title }) => title),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Services',
      itemListElement: groups.flatMap(({ cards }) =>
        cards.map(({ name, href }) => ({
          '@type': 'Offer' as const,
          itemOffered: { '@type': 'Service' as const, name, url: canonical(redirects[href] ?? href, site) },
        })),
      ),
    },
  };
}

export const webSite = (company: Company, site: string): WebSite => ({
  '@type': 'WebSite',
  name: company.brand,
  url: canonical('/', site),
  inLanguage: 'en-SG',
  publisher: { '@id': organisationId(site) },
});

/** Steps without a page are left out, because each item needs a URL. */
export const breadcrumbList = (
  crumbs: readonly { label: string; path?: string }[],
  site: string,
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs
    .filter((crumb) => crumb.path !== undefined)
    .map(({ label, path = '' }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: label,
      item: canonical(path, site),
    })),
});

const providerOf = (company: Company, site: string) =>
  ({
    '@type': 'Organization',
    '@id': organisationId(site),
    name: company.brand,
    url: canonical('/', site),
  }) as const;

/** Schema.org names the property `timeRequired`. */
type CourseWithDuration = CourseLd & { duration?: string };

/** Offers and instances only while a session is upcoming (decision 33, Dates). */
export function courseData(course: Course, company: Company, site: string, now: Date): CourseWithDuration {
  const upcoming = course.sessions
    .filter(({ start }) => sessionState(start, now) === 'upcoming')
    .sort((a, b) => a.start.localeCompare(b.start));
  const lastStart = upcoming.at(-1)?.start;
  const length = isoDuration(course);
  const facts = courseFacts(course, company);
  const trainers = trainersOf(facts, company.people);
  const url = canonical(course.page, site);
  return {
    '@type': 'Course',
    name: course.title,
    description: course.description,
    provider: providerOf(company, site),
    url,
    inLanguage: facts.language ?? 'en-SG',
    ...(length && { timeRequired: length, duration: length }),
    ...(course.level && { educationalLevel: course.level }),
    ...(course.topics && { teaches: course.topics }),
    ...(course.priceSgd !== undefined && {
      offers: {
        '@type': 'Offer',
        category: 'Paid',
        price: course.priceSgd,
        priceCurrency: 'SGD',
        url,
        // Schema.org can't express "no GST is charged".
        ...((facts.gst === 'included' || facts.gst === 'added') && {
          priceSpecification: {
            '@type': 'UnitPriceSpecification' as const,
            price: course.priceSgd,
            priceCurrency: 'SGD',
            valueAddedTaxIncluded: facts.gst === 'included',
          },
        }),
        // Builds stay online for months: the offer states its end.
        ...(lastStart && { availability: 'https://schema.org/InStock', availabilityEnds: lastStart }),
      },
    }),
    ...(upcoming.length > 0 && {
      hasCourseInstance: upcoming.map(({ start, end, place }) => ({
        '@type': 'CourseInstance' as const,
        name: course.title,
        courseMode: courseModes(facts.delivery),
        startDate: start,
        ...(end && { endDate: end }),
        ...(length && { courseWorkload: length }),
        location: { '@type': 'Place' as const, name: place, address: place },
        ...(facts.classSize && { maximumAttendeeCapacity: facts.classSize.max }),
        ...(trainers.length > 0 && {
          instructor: trainers.map(({ name, credential }) => ({
            '@type': 'Person' as const,
            name,
            description: credential,
          })),
        }),
      })),
    }),
  };
}

function courseModes(delivery: CourseFacts['delivery']): string | string[] {
  if (!delivery?.online) return 'Onsite';
  return delivery.venue ? ['Onsite', 'Online'] : 'Online';
}

export const courseItemList = (courses: readonly Course[], company: Company, site: string): ItemList => ({
  '@type': 'ItemList',
  numberOfItems: courses.length,
  itemListElement: courses.map((course, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    item: {
      '@type': 'Course',
      name: course.title,
      description: course.description,
      url: canonical(course.page, site),
      provider: providerOf(company, site),
    },
  })),
});

/** @param url of the page, for the links in its answers */
export function faqStructuredData(blocks: readonly Block[], url: string): FAQPage[] {
  const items = blocks.flatMap((block) => (block.kind === 'faq' ? block.items : []));
  if (items.length === 0) return [];
  const mainEntity = items.map(({ question, answer }) => ({
    '@type': 'Question' as const,
    name: question,
    acceptedAnswer: {
      '@type': 'Answer' as const,
      text: answer.map((text) => linkedText(text, url)).join('\n\n'),
    },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}

const serviceData = ({ title, seo }: Service, path: string, company: Company, site: string): ServiceLd => ({
  '@type': 'Service',
  name: title,
  description: seo.description,
  url: canonical(path, site),
  provider: providerOf(company, site),
  areaServed: { '@type': 'Country', name: 'Singapore' },
});

type WrittenArticle = Article & { seo: NonNullable<Article['seo']> };

export const articleData = (
  article: WrittenArticle,
  { path, wordCount, minutes }: { path: string; wordCount: number; minutes: number },
  company: Company,
  site: string,
): ArticleLd => ({
  '@type': 'Article',
  headline: article.title,
  description: article.seo.description,
  author: { '@type': 'Organization', name: article.author ?? company.brand, url: canonical('/about', site) },
  publisher: providerOf(company, site),
  datePublished: article.date,
  dateModified: lastChange(article),
  image: { '@type': 'ImageObject', url: canonical(ogImagePath(path), site), width: '1200', height: '630' },
  url: canonical(path, site),
  mainEntityOfPage: canonical(path, site),
  articleSection: article.category,
  ...(article.seo.keywords && { keywords: article.seo.keywords.join(', ') }),
  wordCount,
  timeRequired: `PT${minutes}M`,
});

type ServicePage = {
  service: Service;
  path: string;
  course: Course | undefined;
  courses: Record<string, Course>;
  company: Company;
  groups: readonly OfferedGroup[];
  site: string;
  now: Date;
};

export function serviceStructuredData(page: ServicePage): Thing[] {
  const { service, path, course, courses, company, site } = page;
  const listed = service.blocks.flatMap((block) =>
    block.kind === 'registration' || block.kind === 'offerings' ? (block.courses ?? []) : [],
  );
  const listedCourses = [...new Set(listed)].flatMap((slug) => courses[slug] ?? []);
  return [
    course ? courseData(course, company, site, page.now) : serviceData(service, path, company, site),
    ...(listed.length > 0 ? [courseItemList(listedCourses, company, site)] : []),
    ...faqStructuredData(service.blocks, canonical(path, site)),
    ...(service.statesCompany ? [organisation(company, site, page.groups)] : []),
  ];
}

/** `<` is escaped so that no content can end the script. */
export const jsonLd = (data: Thing) =>
  JSON.stringify(Object.assign({ '@context': 'https://schema.org' }, data)).replaceAll('<', '\\u003c');
