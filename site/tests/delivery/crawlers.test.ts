import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { builtFile, builtPage, errorAddresses, pagesUnderTest, sitemap } from '../built-site.ts';
import { elements } from '../elements.ts';
import { childrenOf, parseXml, textIn } from '../xml.ts';

const content = path.resolve(import.meta.dirname, '../../src/content');
const { origin } = sitemap();
const company: { updatedOn: string; security: { email: string; checkedOn: string; expiresOn: string } } =
  parse(readFileSync(path.join(content, 'company/company.yaml'), 'utf8'));

/** The day that a moment belongs to in Singapore, eight hours ahead of UTC all year. */
const dayInSingapore = (moment: Date) =>
  new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);

/** The data of the content file that a page is made from. */
function contentOf(address: string): { updatedOn?: string; reviewedOn?: string; date?: string } {
  const [, part = '', slug] = address.split('/');
  const folders: Record<string, string> = {
    'ai-applications': 'industries',
    'ai-regulations': 'regulations',
  };
  const file = slug
    ? `${folders[part] ?? part}/${slug}.${part === 'news' ? 'md' : 'yaml'}`
    : part === 'privacy-policy'
      ? 'legal/privacy-policy.md'
      : `pages/${part || 'home'}.yaml`;
  const text = readFileSync(path.join(content, file), 'utf8');
  return parse(/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? text);
}

describe('/sitemap.xml', () => {
  const urlset = parseXml(builtFile('sitemap.xml').toString('utf8'));
  const urls = childrenOf(urlset, 'url').map((url) => ({
    address: new URL(textIn(url, 'loc') ?? '').pathname,
    lastmod: textIn(url, 'lastmod') ?? '',
  }));

  test('it is of the sitemap protocol, and within its limits', () => {
    expect([urlset.name, urlset.attributes.xmlns]).toEqual([
      'urlset',
      'http://www.sitemaps.org/schemas/sitemap/0.9',
    ]);
    expect(urls.length).toBeLessThanOrEqual(50_000);
    expect(new Set(urls.map(({ address }) => address)).size).toBe(urls.length);
  });

  test.each(urls)(
    'the last change of $address is a day of its content, not of the build',
    ({ address, lastmod }) => {
      expect(lastmod).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(lastmod <= dayInSingapore(new Date()), `${lastmod} is still to come`).toBe(true);
      const { updatedOn, reviewedOn, date } = contentOf(address);
      const own = updatedOn ?? reviewedOn ?? date ?? '';
      if (address === '/news') {
        const days = urls.filter((url) => url.address.startsWith('/news/')).map((url) => url.lastmod);
        expect(lastmod).toBe([own, ...days].toSorted().at(-1));
      } else if (address.startsWith('/news/')) {
        const shown = elements(builtPage(address), 'time').map(({ attributes }) =>
          attributes.get('datetime'),
        );
        expect(shown).toContain(lastmod);
        expect(lastmod >= own).toBe(true);
      } else if (address === '/about' || address === '/contact') {
        expect(lastmod).toBe([own, company.updatedOn].toSorted().at(-1));
      } else expect(lastmod).toBe(own);
    },
  );
});

/** Records of a text file: `Name: value` lines without comments (RFC 9309, RFC 9116). */
const recordsOf = (file: string) =>
  builtFile(file)
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]);

test('robots.txt lets every page be read and names the sitemap by its whole address', () => {
  const records = recordsOf('robots.txt');
  expect(records[0]).toEqual(['User-agent', '*']);
  const refused = records.flatMap(([name, value]) => (name === 'Disallow' ? [value] : []));
  for (const { address } of pagesUnderTest())
    expect(refused.filter((prefix) => address.startsWith(prefix))).toEqual([]);
  expect(records).toContainEqual(['Sitemap', `${origin}/sitemap.xml`]);
});

test('the pages that the sitemap lists may be indexed; those of errors may not', () => {
  for (const page of pagesUnderTest()) {
    const robots = elements(page, 'meta').find(({ attributes }) => attributes.get('name') === 'robots');
    const expected = errorAddresses.includes(page.address) ? 'noindex' : undefined;
    expect(robots?.attributes.get('content'), page.address).toBe(expected);
  }
});

describe('/.well-known/security.txt', () => {
  const records = recordsOf('.well-known/security.txt');
  const values = (name: string) => records.flatMap(([key, value]) => (key === name ? [value] : []));

  test('it has what RFC 9116 asks for, and nothing that it does not know', () => {
    expect(records.map(([name]) => name)).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
    expect(values('Contact')).toEqual([`mailto:${company.security.email}`]);
    expect(values('Canonical')).toEqual([`${origin}/.well-known/security.txt`]);
  });

  test('it stands until the day that the company set, less than a year after it was checked', () => {
    const [expires = ''] = values('Expires');
    expect(expires).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
    expect(dayInSingapore(new Date(expires))).toBe(company.security.expiresOn);
    const days = (Date.parse(expires) - Date.parse(company.security.checkedOn)) / 86_400_000;
    expect(days).toBeLessThan(366);
  });
});
