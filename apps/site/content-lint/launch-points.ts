import { daysBetween, sessionState, toIsoDay } from '@vanda/forms/day';
import { siteUrl } from '../src/config/environment.ts';
import { isRead } from '../src/schemas/source.ts';
import { collectSourceKeys } from '../src/text/citations.ts';
import { reviewDueDays } from '../src/text/review-age.ts';
import { walk } from '../src/text/walk.ts';
import { citedKeys } from '../src/topics/article/article-markup.ts';
import { securityExpiry } from '../src/topics/feeds/security-txt.ts';
import { marketOf } from '../src/topics/regulation/record-words.ts';
import { buyerQuestions } from './buyer-questions.ts';
import { wordsOfInstruments } from './facts.ts';
import { type ContentFile, type FileOf, filesOf } from './read.ts';
import { textsOf } from './references.ts';

/** No point of a launch section fails a build. */
export type LaunchSection = {
  title: string;
  fix: string;
  points: string[];
  isMust?: boolean;
  isOfCompany?: boolean;
};

const companySays = 'What only the company can say';

type Environment = Readonly<Record<string, string | undefined>>;

/** Requires content that fits its schema. */
export function launchSections(
  files: readonly ContentFile[],
  now: Date,
  environment: Environment,
): LaunchSection[] {
  const today = toIsoDay(now);
  const companies = filesOf(files, 'company');
  const asked = buyerQuestions(files);
  const fix =
    'Write the answer in src/content/company/company.yaml, or in the file of the course (docs/guides/give-the-facts-buyers-ask.md).';
  return [
    { title: companySays, fix, points: asked.must, isMust: true },
    {
      title: 'Placeholders in the company data',
      fix: 'Write the real value, then take its name off `placeholders` in the same file.',
      points: companies.flatMap(placeholders),
      isMust: true,
    },
    {
      title: 'Questions to the company',
      fix: 'Write the answer on the pages named, then take the question off `openQuestions` in the same file.',
      points: companies.flatMap(openQuestions),
      isMust: true,
    },
    {
      title: 'Addresses that lead nowhere',
      fix: 'Write the real address: names that end in .example are reserved and never answer (RFC 2606).',
      points: files.flatMap(reservedAddresses),
      isMust: true,
    },
    {
      title: 'Claims that wait for evidence',
      fix: 'Hold the evidence, name it as a source and take `evidence: pending` off; or take the claim out.',
      points: files.flatMap(pendingEvidence),
      isMust: true,
    },
    {
      title: 'Our reading, to be confirmed',
      fix: 'Say whether it is so; correct it, and take `confirm` off.',
      points: files.flatMap(ownReadings),
      isOfCompany: true,
    },
    {
      title: 'Sessions in the past',
      fix: 'Announce new dates. Until then the page asks visitors for their interest; past dates stay in the file and on the page.',
      points: pastSessions(files, now),
    },
    {
      title: 'Reviews older than six months',
      fix: 'Compare the text with its sources, correct it, and set the new day. Until then the page says how old its review is.',
      points: overdueReviews(files, today),
    },
    {
      title: 'Expired notices',
      fix: 'No page shows them any more: delete the file, or set new days.',
      points: expiredNotices(files, today),
    },
    {
      title: 'Laws without a rule in the finder',
      fix: 'Add one to a file of src/content/finder/. Until then the finder lists the law as one that might reach a visitor.',
      points: lawsWithoutRule(files),
    },
    {
      title: 'Sources without a day of reading',
      fix: 'Open each address (npm run links lists them with their pages), and write the day as `readOn` on the source.',
      points: unreadSources(files),
    },
    {
      title: 'Addresses that nobody has opened',
      fix: 'Open each. Write the address of the page itself where it fails or is a start page; then take `isUnopened` or `readIn` off and set `readOn`.',
      points: unopenedSources(files),
    },
    {
      title: 'security.txt',
      fix: 'Send a mail to its address, see that it is read, and set `checkedOn` and `expiresOn`.',
      points: securityNotices(files, now),
    },
    {
      title: 'Settings of the environment',
      fix: 'Set them where the site is built and where the service runs (docs/intake.md).',
      points: [...settings(environment)],
      isMust: true,
    },
    { title: 'What the company may add', fix, points: asked.may, isOfCompany: true },
  ];
}

export const mustLines = (sections: readonly LaunchSection[]): string[] =>
  sections
    .filter(({ isMust, points }) => isMust && points.length > 0)
    .flatMap((section) => (section.title === companySays ? section.points : [lineOf(section)]));

export const mayLines = (sections: readonly LaunchSection[]): string[] =>
  sections.filter(({ isMust, points }) => !isMust && points.length > 0).map(lineOf);

const lineOf = ({ title, points }: LaunchSection) => `${title}: ${points.length}`;

const fieldsNamed = (file: ContentFile, name: string) =>
  textsOf(file).flatMap(({ path, text: value }) => (path.at(-1) === name ? [{ path, value }] : []));

/** Such as `courses/scrum.yaml:12 sessions.0: 2026-11-20`. */
const pointAt = (file: ContentFile, path: readonly PropertyKey[], text: string, named = path) =>
  `${file.file}:${file.lineOf(path)} ${named.join('.')}: ${text}`;

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

const overdueReviews = (files: readonly ContentFile[], today: string): string[] =>
  files
    .flatMap((file) => fieldsNamed(file, 'reviewedOn').map((field) => ({ file, ...field })))
    .filter(({ value }) => isoDay.test(value) && daysBetween(value, today) > reviewDueDays)
    .sort((a, b) => a.value.localeCompare(b.value))
    .map(({ file, path, value }) => pointAt(file, path, value));

const valueAt = (file: ContentFile, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((data, key) => (data as Record<PropertyKey, unknown> | undefined)?.[key], file.data);

const placeholders = (file: FileOf<'company'>): string[] =>
  file.data.placeholders.map((name) => {
    const path = name.split('.');
    const value = valueAt(file, path) ?? 'no such field';
    const shown = typeof value === 'object' ? Object.values(value).join(', ') : String(value);
    return pointAt(file, path, shown);
  });

const pastSessions = (files: readonly ContentFile[], now: Date): string[] =>
  filesOf(files, 'courses').flatMap((file) =>
    (file.data.sessions ?? []).flatMap(({ start }, i) =>
      sessionState(start, now) === 'past'
        ? [pointAt(file, ['sessions', i, 'start'], start, ['sessions', i])]
        : [],
    ),
  );

const pendingEvidence = (file: ContentFile): string[] =>
  fieldsNamed(file, 'evidence')
    .filter(({ value }) => value === 'pending')
    .map(({ path }) => {
      const item = path.slice(0, -1);
      const { stat, title, text } = valueAt(file, item) as Record<string, string | undefined>;
      const claim = [stat, title ?? text].filter(Boolean).join(' ');
      return pointAt(file, path, claim, item);
    });

const ownReadings = (file: ContentFile): string[] =>
  fieldsNamed(file, 'confirm').map(({ path, value }) => pointAt(file, path, value, path.slice(0, -1)));

function expiredNotices(files: readonly ContentFile[], today: string): string[] {
  const words = wordsOfInstruments(files, today);
  return filesOf(files, 'notices').flatMap((file) => {
    const { until } = file.data;
    const day = words[until.replace(/[{}]/g, '')] ?? until;
    return day < today ? [pointAt(file, ['until'], day)] : [];
  });
}

const openQuestions = (file: FileOf<'company'>): string[] =>
  (file.data.openQuestions ?? []).map(
    ({ question, where }, i) => `${file.file}:${file.lineOf(['openQuestions', i])} ${question} (${where})`,
  );

/** Names reserved for documentation and tests (RFC 2606). */
const reservedName = /^(.+\.)?(example|invalid|localhost|test|example\.(com|net|org))$/;
/** Host names have at most 253 characters, local parts 64 (RFC 5321). */
const address = /https?:\/\/([a-z0-9.-]{1,253})|[\w.+-]{1,64}@((?:[a-z0-9-]{1,63}\.){1,8}[a-z]+)/gi;

function reservedAddresses(file: ContentFile): string[] {
  const points: string[] = [];
  const known = new Set(filesOf([file], 'company')[0]?.data.placeholders);
  const look = (text: string, line: () => number, field: string) => {
    for (const [whole, host, mailHost] of text.matchAll(address))
      if (reservedName.test(host ?? mailHost ?? '')) points.push(`${file.file}:${line()} ${field}${whole}`);
  };
  walk(file.data, (value, path) => {
    if (typeof value !== 'string' || known.has(path.join('.'))) return;
    look(value, () => file.lineOf(path), `${path.join('.')}: `);
  });
  for (const [i, text] of file.body.split('\n').entries()) look(text, () => file.bodyLine + i, '');
  return points;
}

const unreadSources = (files: readonly ContentFile[]): string[] =>
  filesOf(files, 'sources').flatMap(({ file, data }) => {
    const all = Object.values(data);
    const unread = all.filter(({ url, readOn }) => url && !readOn).length;
    return unread > 0 ? [`${file}: ${unread} of ${all.length} sources`] : [];
  });

/** Sorts unopened sources before second-hand ones, official texts of laws before the rest, then the newest first. */
function unopenedSources(files: readonly ContentFile[]): string[] {
  const lawPrimaries = new Set(filesOf(files, 'instruments').map(({ data }) => data.primary));
  const citing = files
    .filter(({ collection }) => collection !== 'sources')
    .map(({ collection, slug, data, body }) => ({
      place: `${collection}/${slug}`,
      keys: new Set([...collectSourceKeys(data), ...citedKeys(body)]),
    }));
  return filesOf(files, 'sources')
    .flatMap((file) =>
      Object.entries(file.data)
        .filter(([, source]) => !isRead(source))
        .map(([key, { publisher, title, date = '', url, isUnopened, readIn }]) => {
          const what = [publisher, title, date, url ?? 'no address'].filter(Boolean).join(', ');
          const where = citing.filter(({ keys }) => keys.has(key)).map(({ place }) => place);
          const read = readIn ? `; read in ${readIn.publisher}` : '';
          const point = pointAt(file, [key], `${what}${read}. Cited in ${where.join(', ')}`);
          return { point, date, isUnopened: isUnopened ?? false, isOfLaw: lawPrimaries.has(key) };
        }),
    )
    .sort(
      (a, b) =>
        Number(b.isUnopened) - Number(a.isUnopened) ||
        Number(b.isOfLaw) - Number(a.isOfLaw) ||
        b.date.localeCompare(a.date),
    )
    .map(({ point }) => point);
}

/** Returns at most one line. */
export const securityNotices = (files: readonly ContentFile[], now: Date): string[] =>
  filesOf(files, 'company').flatMap((file) => {
    const { expiresOn } = file.data.security;
    const expiry = securityExpiry(expiresOn, now);
    if (!expiry) return [];
    const { isPast, daysLeft } = expiry;
    const state = isPast
      ? `expired ${-daysLeft} days ago`
      : `expires ${daysLeft === 0 ? 'today' : `in ${daysLeft} days`}`;
    return [pointAt(file, ['security', 'expiresOn'], `${expiresOn}, ${state}`)];
  });

function* settings(environment: Environment): Generator<string> {
  yield* siteAddress(environment);
  if (environment.FORMS === 'mailto') return;
  if (!environment.SMTP_URL) yield 'SMTP_URL: without it every mail waits in the outbox';
  else
    for (const name of ['MAIL_FROM', 'MAIL_TO']) if (!environment[name]) yield `${name}: SMTP_URL needs it`;
}

function siteAddress(environment: Environment): string[] {
  if (!environment.SITE_URL) return ['SITE_URL: the public address, like https://www.your-name.sg'];
  let url: URL;
  try {
    url = new URL(siteUrl(environment));
  } catch (error) {
    return [(error as Error).message];
  }
  if (reservedName.test(url.hostname) || /^(127\.|\[::1\]|10\.|192\.168\.)/.test(url.hostname))
    return [`SITE_URL: ${url.origin} is not an address that visitors reach`];
  return url.protocol === 'https:' ? [] : [`SITE_URL: ${url.origin} must start with https`];
}

function lawsWithoutRule(files: readonly ContentFile[]): string[] {
  const ruled = new Set(filesOf(files, 'finderRules').flatMap(({ data }) => Object.keys(data.rules)));
  return filesOf(files, 'instruments')
    .filter(({ slug, data }) => !ruled.has(slug) && data.kind !== 'draft' && marketOf(data))
    .map((file) => pointAt(file, ['shortName'], file.data.shortName));
}
