export const routes = {
  home: '/',
  services: '/services',
  about: '/about',
  news: '/news',
  numbers: '/news/numbers',
  corrections: '/news/what-we-corrected',
  contact: '/contact',
  privacyPolicy: '/privacy-policy',
  accessibilityStatement: '/accessibility-statement',
  service: (slug: string) => `/services/${slug}`,
  readinessTool: '/services/data-protection-trustmark',
  article: (slug: string) => `/news/${slug}`,
  applications: '/ai-applications',
  application: (slug: string) => `/ai-applications/${slug}`,
  regulations: '/ai-regulations',
  regulation: (slug: string) => `/ai-regulations/${slug}`,
  market: (slug: string) => `/ai-regulations/${slug}`,
  euCheck: '/ai-regulations/eu-ai-act/check',
  whichLaws: '/ai-regulations/which-laws',
  incident: '/ai-regulations/which-laws/incident',
  comparison: '/ai-regulations/compare',
  comparedPair: (a: string, b: string) => `/ai-regulations/compare/${a}-and-${b}`,
  ruleList: '/ai-regulations/rules',
  euRules: '/ai-regulations/eu-ai-act/rules.json',
  euCheckRecordSchema: '/ai-regulations/eu-ai-act/record.schema.json',
  rssFeed: '/rss.xml',
  regulationFeed: '/ai-regulations/changes.xml',
  instrumentsJson: '/ai-regulations/instruments.json',
  instrumentsCsv: '/ai-regulations/instruments.csv',
  instrumentsSchema: '/ai-regulations/instruments.schema.json',
} as const;

export const crumbsTo = (...steps: { label: string; path: string }[]) => [
  { label: 'Home', path: routes.home },
  ...steps,
];

export const contactServicePath = (service: string, message?: string) =>
  `${routes.contact}?service=${encodeURIComponent(service)}${message ? `&message=${encodeURIComponent(message)}` : ''}`;

export const contactPath = (message: string) => `${routes.contact}?message=${encodeURIComponent(message)}`;

export const sessionCalendarPath = (courseSlug: string, startDay: string) =>
  `/calendar/${courseSlug}-${startDay}.ics`;

/** All in one folder, so one rule covers their headers. */
export const chartDataPath = (articleSlug: string, chartId: string) =>
  `/figures/${articleSlug}/${chartId}.csv`;

export const calendarFeedPath = '/calendar/sessions.ics';

export const lawFeedPath = (name: string) => `/ai-regulations/changes/${name}.xml`;
export const lawCalendarPath = (name: string) => `/ai-regulations/calendar/${name}.ics`;

/** `form` changes with the code that reads the index, not with the content. */
export const searchIndexPath = (form: string) => `/search/index.${form}.json`;

export const euRulesPath = (hash: string) => `/ai-regulations/eu-ai-act/rules.${hash}.json`;

export const finderDataPath = (hash: string) => `/ai-regulations/which-laws.${hash}.json`;

export const teamPlanPath = (hash: string) => `/services/plan.${hash}.json`;

/** In pixels. */
export const ogSize = { width: 1200, height: 630 } as const;
export const ogImagePath = (path: string) => `/og${path === '/' ? '/index' : path}.png`;

export const statPicturePath = (id: string) => ogImagePath(`${routes.numbers}/${id}`);

/** A use of an industry with its laws, as a picture. */
export const applicationPicturePath = (industry: string, use: string) =>
  ogImagePath(`${routes.application(industry)}/${use.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`);

export const markdownPath = (path: string) => `${path === '/' ? '/index' : path}.md`;

/** Home is current only on exact `/`. `true` marks the section. */
export function currentState(entryPath: string, pagePath: string): 'page' | 'true' | undefined {
  if (entryPath === pagePath) return 'page';
  return entryPath !== '/' && pagePath.startsWith(`${entryPath}/`) ? 'true' : undefined;
}
