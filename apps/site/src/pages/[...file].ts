import { shortDate } from '@vanda/forms/day';
import type { APIRoute, GetStaticPaths } from 'astro';
import mime from 'mime';
import {
  getEuCheckFiles,
  getEuRecordSchema,
  getFinderFile,
  getPublishedEuRules,
  getTeamPlanFile,
} from '../queries/application-data.ts';
import { getArticles, readArticle } from '../queries/articles.ts';
import {
  dataOrThrow,
  getCompany,
  getEmailTemplates,
  getIndustries,
  getSessions,
} from '../queries/collections.ts';
import { getDatedCourses, getForms, getNoticeCompany } from '../queries/enquiry-forms.ts';
import { getFeed } from '../queries/feed.ts';
import {
  getInstruments,
  getJurisdictions,
  getMarkets,
  getOpenData,
  getRegulations,
} from '../queries/laws.ts';
import { getNavigation } from '../queries/navigation.ts';
import { now, today } from '../queries/now.ts';
import { allPages, numbersIllustration } from '../queries/pages.ts';
import { getSearchIndex, searchIndexForm } from '../queries/search.ts';
import { canonical } from '../routing/canonical.ts';
import {
  applicationPicturePath,
  calendarFeedPath,
  chartDataPath,
  lawCalendarPath,
  lawFeedPath,
  ogImagePath,
  routes,
  searchIndexPath,
  sessionCalendarPath,
  statPicturePath,
} from '../routing/routes.ts';
import { kindOn } from '../schemas/parts/matrix-kind.ts';
import { registrationCss } from '../service-pages/service-css.ts';
import { chartCsv } from '../topics/article/chart-data.ts';
import { sessionCalendar, sessionsCalendar } from '../topics/course/course-calendar.ts';
import { llmsTxt } from '../topics/feeds/llms-txt.ts';
import { articleRss, changeRss } from '../topics/feeds/rss.ts';
import { securityTxt } from '../topics/feeds/security-txt.ts';
import { sitemap } from '../topics/feeds/sitemap.ts';
import { lawCalendar } from '../topics/regulation/law-calendar.ts';
import { openDataCsv } from '../topics/regulation/open-data.ts';
import { openDataJsonSchema } from '../topics/regulation/open-data-json-schema.ts';
import { changeFeed, marketFeed } from '../topics/regulation/regulation-changes.ts';
import { icoFile, iconPng, iconSizesPx, webManifest } from '../topics/share/icons.ts';
import { renderOgImage } from '../topics/share/og-image.ts';

type Body = string | Uint8Array;
/** Files by path. A body is made when its file is built or requested. */
type Files = Record<string, () => Body | Promise<Body>>;

const site = import.meta.env.SITE;

const json = (data: unknown) => `${JSON.stringify(data, null, 1)}\n`;

const fixedFiles: Files = {
  '/.well-known/security.txt': async () => securityTxt((await getCompany()).security, site),
  '/robots.txt': () =>
    `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${canonical('/sitemap.xml', site)}\n`,
  '/sitemap.xml': async () => sitemap(await allPages(), site),
  '/llms.txt': async () => {
    const { brand, description } = await getCompany();
    const { entries } = await getNavigation();
    return llmsTxt({ brand, description, entries, pages: await allPages() }, site);
  },
  [routes.rssFeed]: async () => articleRss(await getFeed(site), site),
  [routes.regulationFeed]: async () => {
    const pages = (await getRegulations()).map(({ id, data }) => ({ ...data, path: routes.regulation(id) }));
    return changeRss((await getCompany()).brand, changeFeed(pages), site);
  },
  [routes.instrumentsJson]: async () => json(await getOpenData(site)),
  [routes.instrumentsCsv]: async () => openDataCsv(await getOpenData(site)),
  [routes.instrumentsSchema]: () => json(openDataJsonSchema(new URL(routes.instrumentsSchema, site).href)),
  // The stable address of the current rules, for citing and reuse.
  [routes.euRules]: async () => json(await getPublishedEuRules(site)),
  [routes.euCheckRecordSchema]: () => json(getEuRecordSchema(site)),
  // The URL stays while the content changes.
  [searchIndexPath(searchIndexForm)]: getSearchIndex,
  '/registration.css': registrationCss,
  '/site.webmanifest': async () => JSON.stringify(webManifest(await getCompany())),
  '/favicon.ico': async () => icoFile(await iconPng(32), 32),
  '/apple-touch-icon.png': () => iconPng(180),
  ...Object.fromEntries(iconSizesPx.map((size) => [`/icon-${size}.png`, () => iconPng(size)])),
  // Files for the server: postbuild/delivery.ts moves them out of the site.
  '/company.json': async () => json(await getNoticeCompany()),
  '/email-templates.json': async () => json(await getEmailTemplates()),
  '/forms.json': async () => json(await getForms()),
  '/sessions.json': async () => json(await getDatedCourses()),
};

/** Data of the applications. A changed file has another address. */
async function applicationFiles(): Promise<Files> {
  const { questions, rules } = await getEuCheckFiles();
  const files = [await getFinderFile(), await getTeamPlanFile(), questions, rules];
  return Object.fromEntries(files.map(({ path, text }) => [path, () => text]));
}

/** Includes past sessions, because a page opened with an earlier clock links to them. */
async function courseCalendars(): Promise<Files> {
  const sessions = await getSessions();
  const context = { brand: (await getCompany()).brand, site, now };
  return {
    [calendarFeedPath]: () => sessionsCalendar(sessions, context),
    ...Object.fromEntries(
      sessions.map((dated) => [
        sessionCalendarPath(dated.slug, dated.session.start),
        () => sessionCalendar(dated, context),
      ]),
    ),
  };
}

async function lawCalendars(): Promise<Files> {
  const context = { brand: (await getCompany()).brand, site };
  const markets = (await getMarkets()).map(({ id, path, data }) => ({ id, path, name: data.title }));
  const instruments = await getInstruments();
  return {
    [lawCalendarPath('all')]: () => lawCalendar('all', instruments, context),
    ...Object.fromEntries(
      [...(await getJurisdictions()), ...markets].map((scope) => [
        lawCalendarPath(scope.id),
        () => lawCalendar(scope, instruments, context),
      ]),
    ),
  };
}

/** One feed for each page of a jurisdiction or market. */
async function lawFeeds(): Promise<Files> {
  const { brand } = await getCompany();
  const pages = (await getRegulations()).map(({ id, data }) => ({
    id: data.jurisdiction,
    name: data.jurisdictionName,
    entries: changeFeed([{ ...data, path: routes.regulation(id) }]),
  }));
  const markets = (await getMarkets()).map(({ id, data, instruments }) => ({
    id,
    name: data.title,
    entries: marketFeed(instruments, today),
  }));
  return Object.fromEntries(
    [...pages, ...markets].map(({ id, name, entries }) => {
      const path = lawFeedPath(id);
      return [path, () => changeRss(brand, entries, site, { name, path })];
    }),
  );
}

async function chartFiles(): Promise<Files> {
  const files = (await getArticles()).map(async (entry) => {
    const { charts, sources } = await readArticle(entry);
    return charts.map((chart) => {
      const cited = chart.cited.flatMap(({ number }) => sources[number - 1] ?? []);
      return [chartDataPath(entry.id, chart.id), () => chartCsv(chart, cited)] as const;
    });
  });
  return Object.fromEntries((await Promise.all(files)).flat());
}

async function sharePictures(): Promise<Files> {
  const { brand } = await getCompany();
  const { groups, title: section } = await dataOrThrow('numbersPage', 'numbers');
  const illustration = numbersIllustration;
  const stats = groups.flatMap(({ items }) =>
    items.map(({ id, stat, title }) => ({ path: statPicturePath(id), title: `${stat} ${title}` })),
  );
  const uses = (await getIndustries()).flatMap(({ id, data }) =>
    data.applications.items.map(({ title, laws, question }) => {
      const use = {
        laws: laws.map(({ kind, law, says }) => ({ kind: kindOn(kind, today), text: `${law}: ${says}` })),
        question,
        source: `${canonical(routes.application(id), site).replace(/^https?:\/\//, '')}, ${shortDate(today)}`,
      };
      const image = { title, section: data.shortTitle, illustration: data.illustration, brand, use };
      return [applicationPicturePath(id, title), () => renderOgImage(image)] as const;
    }),
  );
  return Object.fromEntries([
    ...uses,
    ...(await allPages()).map((page) => [ogImagePath(page.path), () => renderOgImage({ ...page, brand })]),
    ...stats.map(({ path, title }) => [path, () => renderOgImage({ title, section, illustration, brand })]),
  ]);
}

/** Paths of everything that is no page. */
export const getStaticPaths = (async () => {
  const files = await Promise.all([
    fixedFiles,
    applicationFiles(),
    courseCalendars(),
    lawCalendars(),
    lawFeeds(),
    chartFiles(),
    sharePictures(),
  ]);
  return files
    .flatMap((some) => Object.entries(some))
    .map(([path, body]) => ({ params: { file: path.slice(1) }, props: { body } }));
}) satisfies GetStaticPaths;

/** The media type is for development: a server reads it from the name. */
export const GET: APIRoute<{ body: Files[string] }> = async ({ params, props }) => {
  const type = mime.getType(params.file ?? '') ?? '';
  const body = await props.body();
  return typeof body === 'string'
    ? new Response(body, { headers: { 'content-type': `${type}; charset=utf-8` } })
    : new Response(new Uint8Array(body), { headers: { 'content-type': type } });
};
