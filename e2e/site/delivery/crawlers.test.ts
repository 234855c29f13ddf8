import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  builtFile,
  contentFile,
  contentFolder,
  errorAddresses,
  pagesUnderTest,
  sitemap,
} from '../built-site.ts';
import { meta } from '../elements.ts';
import { childrenOf, parseXml, textIn } from '../xml.ts';

const { origin } = sitemap();
const company = contentFile<{ security: { email: string; checkedOn: string; expiresOn: string } }>(
  'company/company.yaml',
);

const dayInSingapore = (moment: Date) =>
  new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);

/** Days on which an entry of the content was written, reviewed or changed. */
const writtenDays = new Set(
  readdirSync(contentFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:yaml|md)$/.test(file))
    .map((file) => readFileSync(path.join(contentFolder, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/(?:updatedOn|reviewedOn|modified|date): '?(\d{4}-\d{2}-\d{2})/g)])
    .map(([, day]) => day),
);

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

  test.each(urls)('dates $address by its content, not by the build', ({ lastmod }) => {
    expect(writtenDays).toContain(lastmod);
    expect(lastmod <= dayInSingapore(new Date()), `${lastmod} is still to come`).toBe(true);
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
