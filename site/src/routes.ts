/** Every address of the site is built here; content names pages by these helpers' paths and the content check knows them all. */

export const routes = {
  home: '/',
  services: '/services',
  about: '/about',
  news: '/news',
  contact: '/contact',
  privacyPolicy: '/privacy-policy',
  service: (slug: string) => `/services/${slug}`,
  article: (slug: string) => `/news/${slug}`,
  application: (slug: string) => `/ai-applications/${slug}`,
  regulation: (slug: string) => `/ai-regulations/${slug}`,
  /** The check of the EU AI Act. */
  euCheck: '/ai-regulations/eu-ai-act/check',
  /** The news as RSS 2.0 and as JSON Feed 1.1. */
  rssFeed: '/rss.xml',
  jsonFeed: '/feed.json',
  /** Feed of the dated changes on the regulation pages. */
  regulationFeed: '/ai-regulations/changes.xml',
  /** The records of laws, guidelines and standards, for programs. */
  instrumentsJson: '/ai-regulations/instruments.json',
  instrumentsCsv: '/ai-regulations/instruments.csv',
  instrumentsSchema: '/ai-regulations/instruments.schema.json',
} as const;

/** The contact form with a message begun; the visitor may change all of it. */
export const contactPath = (message: string) => `${routes.contact}?message=${encodeURIComponent(message)}`;

/** Calendar file of one session: `/calendar/professional-scrum-master-2025-08-18.ics`. */
export const sessionCalendarPath = (courseSlug: string, startDay: string) =>
  `/calendar/${courseSlug}-${startDay}.ics`;

/** Calendar to subscribe to, with every session still to come. */
export const calendarFeedPath = '/calendar/sessions.ics';

/** Calendar to subscribe to, with the days of the laws of one jurisdiction, or of `all`. */
export const lawCalendarPath = (name: string) => `/ai-regulations/calendar/${name}.ics`;

/** Search index; the form changes with the code that reads it, not with the content. */
export const searchIndexPath = (form: string) => `/search/index.${form}.json`;

/** The rules of the EU AI Act check, for the browser; the hash is that of their content. */
export const euRulesPath = (hash: string) => `/ai-regulations/eu-ai-act/rules.${hash}.json`;

/** Words and conditions of the plan for a team, for the browser; the hash is that of their content. */
export const teamPlanPath = (hash: string) => `/services/plan.${hash}.json`;

/** Open Graph picture of a page: `/og/services/iso27001.png`, `/og/index.png` for the home page. */
export const ogImagePath = (path: string) => `/og${path === '/' ? '/index' : path}.png`;

/** Markdown twin of a page: `/services/iso27001.md`, `/index.md` for the home page. */
export const markdownPath = (path: string) => `${path === '/' ? '/index' : path}.md`;

/**
 * Whether a navigation entry is the current one: by path prefix; Home only on exact `/`.
 * `page` becomes aria-current="page"; `true` marks the section that the page is in.
 */
export function currentState(entryPath: string, pagePath: string): 'page' | 'true' | undefined {
  if (entryPath === pagePath) return 'page';
  return entryPath !== '/' && pagePath.startsWith(`${entryPath}/`) ? 'true' : undefined;
}
