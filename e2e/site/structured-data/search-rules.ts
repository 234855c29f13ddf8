import { z } from 'zod';

export type Node = Record<string, unknown>;

/**
 * Properties that Google's Search Central requires, or recommends and this site has, beyond schema.org.
 * https://developers.google.com/search/docs/appearance/structured-data
 */

const text = z.string().trim().min(1);
const address = z.url({ protocol: /^https?$/ });
const day = z.iso.date();
const typed = <Type extends string>(type: Type) => z.literal(type);

const organisation = z.looseObject({
  '@type': z.enum(['Organization', 'ProfessionalService']),
  name: text,
  url: address,
});

const courseInstance = z.looseObject({
  '@type': typed('CourseInstance'),
  courseMode: z.enum(['Onsite', 'Online', 'Blended']),
  courseWorkload: z.string().regex(/^P/),
  startDate: day,
  endDate: day.optional(),
  location: z.looseObject({ '@type': typed('Place'), name: text, address: text }),
});

const offer = z
  .looseObject({
    '@type': typed('Offer'),
    category: z.enum(['Free', 'Partially Free', 'Subscription', 'Paid']),
    price: z.number().positive(),
    priceCurrency: typed('SGD'),
    url: address,
    availability: typed('https://schema.org/InStock').optional(),
    availabilityEnds: day.optional(),
  })
  .refine(
    ({ availability, availabilityEnds }) => (availability === undefined) === (availabilityEnds === undefined),
    { error: 'availability and its end belong together' },
  );

const courseSummary = z.looseObject({
  '@type': typed('Course'),
  name: text,
  description: z.string().min(40).max(500),
  url: address,
  provider: organisation,
});

const course = courseSummary
  .safeExtend({
    offers: offer.optional(),
    hasCourseInstance: z.array(courseInstance).min(1).optional(),
    educationalLevel: z.enum(['Beginner', 'Intermediate', 'Advanced', 'Executive']).optional(),
    teaches: z.array(text).min(1).optional(),
  })
  .refine(
    ({ offers, hasCourseInstance }) =>
      !offers || (offers.availability === undefined) === (hasCourseInstance === undefined),
    { error: 'an offer stands exactly while there is a session to come' },
  );

/** A list whose items are numbered from one, without a gap. */
const numbered = <Item extends z.ZodType<{ position: number }>>(item: Item) =>
  z
    .array(item)
    .min(1)
    .refine((items) => items.every(({ position }, i) => position === i + 1), {
      error: 'positions must run 1, 2, 3',
    });

const rules: Record<string, z.ZodType> = {
  ProfessionalService: z.looseObject({
    name: text,
    legalName: text,
    description: text,
    url: address,
    logo: address,
    image: address,
    telephone: z.string().regex(/^\+\d[\d ]+$/),
    email: z.email(),
    foundingDate: z.string().regex(/^\d{4}$/),
    priceRange: text,
    address: z.looseObject({
      streetAddress: text,
      addressLocality: text,
      postalCode: text,
      addressCountry: z.string().regex(/^[A-Z]{2}$/),
    }),
    geo: z.looseObject({ latitude: z.number(), longitude: z.number() }),
    openingHours: z.array(
      z.string().regex(/^(Mo|Tu|We|Th|Fr|Sa|Su)([-,](Mo|Tu|We|Th|Fr|Sa|Su))* \d\d:\d\d-\d\d:\d\d$/),
    ),
    knowsAbout: z.array(text).min(1),
    hasOfferCatalog: z.looseObject({
      '@type': typed('OfferCatalog'),
      itemListElement: z
        .array(
          z.looseObject({
            itemOffered: z.looseObject({ '@type': typed('Service'), name: text, url: address }),
          }),
        )
        .min(1),
    }),
  }),
  WebSite: z.looseObject({
    name: text,
    url: address,
    inLanguage: text,
    publisher: z.looseObject({ '@id': address }),
  }),
  BreadcrumbList: z.looseObject({
    itemListElement: numbered(
      z.looseObject({ '@type': typed('ListItem'), position: z.int(), name: text, item: address }),
    ).min(2, 'Google shows no trail of one step'),
  }),
  ItemList: z
    .looseObject({
      numberOfItems: z.int(),
      itemListElement: numbered(
        z.looseObject({ '@type': typed('ListItem'), position: z.int(), item: courseSummary }),
      ).min(3, 'Google asks for three courses or more'),
    })
    .refine(({ numberOfItems, itemListElement }) => numberOfItems === itemListElement.length, {
      error: 'numberOfItems must count the items',
    }),
  Course: course,
  Service: z.looseObject({
    name: text,
    description: text,
    url: address,
    provider: organisation,
    areaServed: z.looseObject({}),
  }),
  FAQPage: z.looseObject({
    mainEntity: z
      .array(
        z.looseObject({
          '@type': typed('Question'),
          name: z.string().endsWith('?'),
          acceptedAnswer: z.looseObject({ '@type': typed('Answer'), text }),
        }),
      )
      .min(1),
  }),
  Article: z.looseObject({
    headline: z.string().min(1).max(110),
    description: text,
    author: organisation,
    publisher: organisation,
    datePublished: day,
    dateModified: day,
    image: z.looseObject({
      '@type': typed('ImageObject'),
      url: address,
      width: typed('1200'),
      height: typed('630'),
    }),
    url: address,
    mainEntityOfPage: address,
    articleSection: text,
    wordCount: z.int().positive(),
    timeRequired: z.string().regex(/^PT\d+M$/),
  }),
};

/** What a search engine would miss or refuse in an object. */
export function searchIssues(node: Node): string[] {
  const type = String(node['@type']);
  const rule = rules[type];
  if (!rule) return [`${type}: no rules are written for this type; add them to search-rules.ts`];
  if (node['@context'] !== 'https://schema.org') return [`${type}: its @context must be https://schema.org`];
  const { error } = rule.safeParse(node);
  return (error?.issues ?? []).map(({ path, message }) => `${type}.${path.join('.')}: ${message}`);
}
