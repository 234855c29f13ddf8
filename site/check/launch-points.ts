import { citedKeys } from '../src/article/article-markup.ts';
import { siteUrl } from '../src/environment.ts';
import { securityExpiry } from '../src/feeds/security-txt.ts';
import type { Company } from '../src/schemas/company.ts';
import type { SourceFile } from '../src/schemas/source.ts';
import { collectSourceKeys } from '../src/text/citations.ts';
import { buyerQuestions } from './buyer-questions.ts';
import { openPoints, reviewDueDays, reviews } from './freshness.ts';
import type { ContentFile } from './read.ts';
import { walk } from './references.ts';

/** What the company must still decide before the site goes online: one kind of open points. */
export type LaunchSection = {
  title: string;
  /** What to do about each of them. */
  mend: string;
  /** One line each: where it stands, and what. */
  points: string[];
};

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Everything that is open. Sections without points are among them, so that a reader sees what was looked at.
 * @param files content whose shape is sound
 * @param environment of the service and of the build
 */
export function launchSections(
  files: readonly ContentFile[],
  now: Date,
  environment: Environment,
): LaunchSection[] {
  const open = openPoints(files, now);
  return [
    {
      title: 'Placeholders in the company data',
      mend: 'Write the real value, then take its name off `placeholders` in the same file.',
      points: open.placeholders,
    },
    {
      title: 'Questions to the company',
      mend: 'Write the answer on the pages named, then take the question off `openQuestions` in the same file.',
      points: files.flatMap(openQuestions),
    },
    {
      title: 'What buyers ask, unanswered',
      mend: 'Write the answer: once for all courses as `buyerFacts` in src/content/company/company.yaml, or in the file of the course or service (docs/guides/give-the-facts-buyers-ask.md).',
      points: buyerQuestions(files),
    },
    {
      title: 'Addresses that lead nowhere',
      mend: 'Write the real address: names that end in .example are reserved and never answer (RFC 2606).',
      points: files.flatMap(reservedAddresses),
    },
    {
      title: 'Claims that wait for evidence',
      mend: 'Hold the evidence, name it as a source and take `evidence: pending` off; or take the claim out.',
      points: open.pendingEvidence,
    },
    {
      title: 'Our reading, to be confirmed',
      mend: 'Say whether it is so; correct it, and take `confirm` off.',
      points: open.ownReadings,
    },
    {
      title: 'Sessions in the past',
      mend: 'Announce new dates, or take the old ones out. Until then the page asks visitors for their interest.',
      points: open.pastSessions,
    },
    {
      title: 'Reviews older than six months',
      mend: 'Hold the text against its sources, correct it, and set the new day.',
      points: reviews(files, now)
        .filter(({ ageDays }) => ageDays > reviewDueDays)
        .map(({ file, line, field, reviewedOn }) => `${file}:${line} ${field}: ${reviewedOn}`),
    },
    {
      title: 'Sources without a day of reading',
      mend: 'Open each address (npm run links lists them with their pages), and write the day as `readOn` on the source.',
      points: files.flatMap(unreadSources),
    },
    {
      title: 'Addresses that nobody has opened',
      mend: 'Open each. Write the address of the page itself where it fails or is a start page; then take `isUnopened` off and set `readOn`.',
      points: unopenedSources(files),
    },
    {
      title: 'security.txt',
      mend: 'Send a mail to its address, see that it is read, and set `checkedOn` and `expiresOn`.',
      points: files.flatMap((file) => expiry(file, now)),
    },
    {
      title: 'Settings of the environment',
      mend: 'Set them where the site is built and where the service runs (docs/intake.md).',
      points: settings(environment),
    },
  ];
}

const openQuestions = (file: ContentFile): string[] =>
  (companyOf(file)?.openQuestions ?? []).map(
    ({ question, where }, i) => `${file.file}:${file.lineOf(['openQuestions', i])} ${question} (${where})`,
  );

const companyOf = (file: ContentFile) => (file.collection === 'company' ? (file.data as Company) : undefined);

/** Reserved for documentation and tests (RFC 2606): nobody owns them, nothing answers. */
const reservedName = /^(.+\.)?(example|invalid|localhost|test|example\.(com|net|org))$/;
const address = /https?:\/\/([a-z0-9.-]+)|[\w.+-]+@([a-z0-9.-]+\.[a-z]+)/gi;

/** Those in the company's file are placeholders when it says so; they are listed there. */
function reservedAddresses(file: ContentFile): string[] {
  const points: string[] = [];
  const known = new Set(companyOf(file)?.placeholders);
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

function unreadSources(file: ContentFile): string[] {
  if (file.collection !== 'sources') return [];
  const unread = Object.values(file.data as SourceFile).filter(({ url, readOn }) => url && !readOn).length;
  return unread > 0 ? [`${file.file}: ${unread} of ${Object.keys(file.data as object).length} sources`] : [];
}

/** Sources whose address nobody could open, each with where it is cited. */
function unopenedSources(files: readonly ContentFile[]): string[] {
  const citing = files
    .filter(({ collection }) => collection !== 'sources')
    .map(({ collection, slug, data, body }) => ({
      place: `${collection}/${slug}`,
      keys: new Set([...collectSourceKeys(data), ...citedKeys(body)]),
    }));
  return files
    .filter(({ collection }) => collection === 'sources')
    .flatMap((file) =>
      Object.entries(file.data as SourceFile)
        .filter(([, { isUnopened }]) => isUnopened)
        .map(([key, { publisher, title, date, url }]) => {
          const what = [publisher, title, date, url ?? 'no address'].filter(Boolean).join(', ');
          const where = citing.filter(({ keys }) => keys.has(key)).map(({ place }) => place);
          return `${file.file}:${file.lineOf([key])} ${key}: ${what}. Cited in ${where.join(', ')}`;
        }),
    );
}

function expiry(file: ContentFile, now: Date): string[] {
  const company = companyOf(file);
  const found = company && securityExpiry(company.security.expiresOn, now);
  if (!company || !found) return [];
  const state = found.isPast ? 'has expired' : `expires in ${found.daysLeft} days`;
  const line = file.lineOf(['security', 'expiresOn']);
  return [`${file.file}:${line} security.expiresOn: ${company.security.expiresOn}, ${state}`];
}

function settings(environment: Environment): string[] {
  const given = (name: string) => Boolean(environment[name]);
  const needsMail = environment.FORMS !== 'mailto';
  return [
    ...siteAddress(environment),
    ...(needsMail && !given('SMTP_URL') ? ['SMTP_URL: without it every mail waits in the outbox'] : []),
    ...(needsMail && given('SMTP_URL')
      ? ['MAIL_FROM', 'MAIL_TO'].filter((name) => !given(name)).map((name) => `${name}: SMTP_URL needs it`)
      : []),
  ];
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
