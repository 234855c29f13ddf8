import { describe, expect, test } from 'vitest';
import { articleBody, wordsOf } from '../article-body.ts';
import { addressProblem, builtFile, builtPage, pagesUnderTest, sitemap } from '../built-site.ts';
import { elements, readDocument } from '../elements.ts';
import { isArticle } from '../routes.ts';
import { childrenOf, parseXml, textIn } from '../xml.ts';

const { origin, addresses } = sitemap();
const articleUrls = addresses.filter(isArticle).map((route) => origin + route);
const isThere = (address: string) => address.startsWith(origin) && !addressProblem(address);

/** RFC 822, section 5, with the four-digit year of RSS 2.0. */
const rfc822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} (GMT|[+-]\d{4})$/;

describe.each(['/rss.xml', '/ai-regulations/changes.xml'])('%s is RSS 2.0', (address) => {
  const rss = parseXml(builtFile(address).toString('utf8'));
  const [channel, ...others] = childrenOf(rss, 'channel');
  if (!channel) throw new Error(`${address} has no channel`);
  const items = childrenOf(channel, 'item');

  test('describes its channel and links to itself', () => {
    expect([rss.name, rss.attributes.version, others]).toEqual(['rss', '2.0', []]);
    for (const name of ['title', 'description']) expect(textIn(channel, name)).toMatch(/\S{2}/);
    expect(new URL(textIn(channel, 'link') ?? '').origin).toBe(origin);
    expect(textIn(channel, 'language')).toBe('en-sg');
    const [self] = childrenOf(channel, 'atom:link');
    expect(self?.attributes).toEqual({ href: origin + address, rel: 'self', type: 'application/rss+xml' });
  });

  test('gives each item a title, a text, a valid date and a built address', () => {
    expect(items.length).toBeGreaterThan(5);
    for (const item of items) {
      expect(textIn(item, 'title')).toMatch(/\S/);
      expect(textIn(item, 'description')).toMatch(/\S/);
      const published = textIn(item, 'pubDate') ?? '';
      expect(published).toMatch(rfc822);
      // A wrong weekday would pass the pattern.
      expect(new Date(published).toUTCString()).toBe(published);
      expect(textIn(item, 'link')).toSatisfy(isThere);
    }
  });

  test('identifies each item by its address', () => {
    const guids = items.flatMap((item) => childrenOf(item, 'guid'));
    expect(guids.map(({ attributes }) => attributes.isPermaLink)).toEqual(items.map(() => 'true'));
    expect(guids.map(({ text }) => text)).toEqual(items.map((item) => textIn(item, 'link')));
    expect(new Set(guids.map(({ text }) => text)).size).toBe(items.length);
  });

  test('lists the newest item first', () => {
    const times = items.map((item) => Date.parse(textIn(item, 'pubDate') ?? ''));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });
});

test('contains every article once and in full in the RSS feed', () => {
  const [channel] = childrenOf(parseXml(builtFile('rss.xml').toString('utf8')), 'channel');
  const items = childrenOf(channel ?? { name: '', attributes: {}, children: [], text: '' }, 'item');
  expect(items.map((item) => textIn(item, 'link')).toSorted()).toEqual(articleUrls.toSorted());
  for (const item of items) {
    const html = textIn(item, 'content:encoded') ?? '';
    expect(html).not.toMatch(/\[\^|(href|src)="\//);
    expect(wordsOf(readDocument(html)).length).toBeGreaterThanOrEqual(leastWords(textIn(item, 'link') ?? ''));
  }
});

/** Least number of words, because source marks and captions may be left out. */
const leastWords = (url: string) => 0.9 * wordsOf(articleBody(builtPage(new URL(url).pathname))).length;

test.each(
  pagesUnderTest()
    .filter(({ address }) => address === '/' || address.startsWith('/news'))
    .map((page) => [page.address, page] as const),
)('%s links the feed in its head', (_, page) => {
  const alternates = elements(page, 'link', { rel: 'alternate' });
  const hrefs = alternates.map(({ attributes }) => attributes.get('href'));
  expect(hrefs).toContain('/rss.xml');
});
