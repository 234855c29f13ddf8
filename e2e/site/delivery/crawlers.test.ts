import { describe, expect, test } from 'vitest';
import {
  builtFile,
  builtPage,
  contentEntries,
  contentFile,
  errorAddresses,
  pagesUnderTest,
  sitemap,
} from '../built-site.ts';
import { meta, days as shownDays } from '../elements.ts';
import { isArticle } from '../routes.ts';
import { childrenOf, parseXml, textIn } from '../xml.ts';

const { origin } = sitemap();
const company = contentFile<{
  updatedOn: string;
  security: { email: string; checkedOn: string; expiresOn: string };
}>('company/company.yaml');

const dayInSingapore = (moment: Date) =>
  new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);

function contentOf(address: string): { updatedOn?: string; reviewedOn?: string; date?: string } {
  if (address.endsWith('/check')) return contentFile('tools/eu-ai-act-check.yaml');
  if (address === '/news/numbers') return contentFile('pages/numbers.yaml');
  if (address === '/ai-regulations/rules') return contentFile('pages/ai-regulations.yaml');
  if (address === '/ai-regulations/which-laws') return contentFile('pages/which-laws.yaml');
  const [, part = '', slug] = address.split('/');
  const folders: Record<string, string> = {
    'ai-applications': 'industries',
    'ai-regulations': 'regulations',
  };
  const isMarket = contentEntries('markets').some((market) => address === `/ai-regulations/${market.slug}`);
  const file = slug
    ? `${isMarket ? 'markets' : (folders[part] ?? part)}/${slug}.${part === 'news' ? 'md' : 'yaml'}`
    : part === 'privacy-policy' || part === 'accessibility-statement'
      ? `legal/${part}.md`
      : `pages/${part || 'home'}.yaml`;
  return contentFile(file);
}

describe('/sitemap.xml', () => {
  const urlset = parseXml(builtFile('sitemap.xml').toString('utf8'));
  const urls = childrenOf(urlset, 'url').map((url) => ({
    address: new URL(textIn(url, 'loc') ?? '').pathname,
    lastmod: textIn(url, 'lastmod') ?? '',
  }));

  test('follows the sitemap protocol and its limits', () => {
    expect([urlset.name, urlset.attributes.xmlns]).toEqual([
      'urlset',
      'http://www.sitemaps.org/schemas/sitemap/0.9',
    ]);
    expect(urls.length).toBeLessThanOrEqual(50_000);
    expect(new Set(urls.map(({ address }) => address)).size).toBe(urls.length);
  });

  test.each(urls)('dates $address by its content, not by the build', ({ address, lastmod }) => {
    expect(lastmod).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(lastmod <= dayInSingapore(new Date()), `${lastmod} is still to come`).toBe(true);
    const { updatedOn, reviewedOn, date } = contentOf(address);
    const own = updatedOn ?? reviewedOn ?? date ?? '';
    if (address === '/news') {
      const days = urls.filter(({ address }) => isArticle(address)).map((url) => url.lastmod);
      expect(lastmod).toBe([own, ...days].toSorted().at(-1));
    } else if (isArticle(address)) {
      expect(shownDays(builtPage(address))).toContain(lastmod);
      expect(lastmod >= own).toBe(true);
    } else if (address === '/about' || address === '/contact') {
      expect(lastmod).toBe([own, company.updatedOn].toSorted().at(-1));
    } else expect(lastmod).toBe(own);
  });
});

/** Records of a text file: `Name: value` lines without comments (RFC 9309, RFC 9116). */
const recordsOf = (file: string) =>
  builtFile(file)
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]);

test('robots.txt allows every page and names the sitemap', () => {
  const records = recordsOf('robots.txt');
  expect(records[0]).toEqual(['User-agent', '*']);
  const refused = records.flatMap(([name, value]) => (name === 'Disallow' ? [value] : []));
  for (const { address } of pagesUnderTest())
    expect(refused.filter((prefix) => address.startsWith(prefix))).toEqual([]);
  expect(records).toContainEqual(['Sitemap', `${origin}/sitemap.xml`]);
});

test('allows indexing of every page except error pages', () => {
  for (const page of pagesUnderTest()) {
    const expected = errorAddresses.includes(page.address) ? 'noindex' : undefined;
    expect(meta(page, 'robots'), page.address).toBe(expected);
  }
});

describe('/.well-known/security.txt', () => {
  const records = recordsOf('.well-known/security.txt');
  const values = (name: string) => records.flatMap(([key, value]) => (key === name ? [value] : []));

  test('has the fields of RFC 9116', () => {
    expect(records.map(([name]) => name)).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
    expect(values('Contact')).toEqual([`mailto:${company.security.email}`]);
    expect(values('Canonical')).toEqual([`${origin}/.well-known/security.txt`]);
  });

  test('expires on the company’s date, less than a year after the check', () => {
    const [expires = ''] = values('Expires');
    expect(expires).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
    expect(dayInSingapore(new Date(expires))).toBe(company.security.expiresOn);
    const days = (Date.parse(expires) - Date.parse(company.security.checkedOn)) / 86_400_000;
    expect(days).toBeLessThan(366);
  });
});
