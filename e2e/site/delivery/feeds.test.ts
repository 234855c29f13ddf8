import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { articleBody, wordsOf } from '../article-body.ts';
import { addressProblem, builtFile, builtPage, isBuiltFile, pagesUnderTest, sitemap } from '../built-site.ts';
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
    expect(wordsInFeed(textIn(item, 'content:encoded') ?? '')).toBeGreaterThanOrEqual(
      leastWords(textIn(item, 'link') ?? ''),
    );
  }
});

/** Least number of words, because source marks and captions may be left out. */
const leastWords = (url: string) => 0.9 * wordsOf(articleBody(builtPage(new URL(url).pathname))).length;
const wordsInFeed = (html: string) => wordsOf(readDocument(html)).length;

/** JSON Feed 1.1 (https://jsonfeed.org/version/1.1). */
const author = z.strictObject({
  name: z.string().min(1),
  url: z.url().optional(),
  avatar: z.url().optional(),
});
const feedSchema = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  description: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  language: z.literal('en-SG'),
  authors: z.array(author).min(1),
  items: z.array(
    z.strictObject({
      id: z.string().min(1),
      url: z.url(),
      title: z.string().min(1),
      summary: z.string().min(1),
      content_html: z.string().min(1),
      image: z.url(),
      date_published: z.iso.datetime({ offset: true }),
      date_modified: z.iso.datetime({ offset: true }),
      authors: z.array(author).min(1),
      tags: z.array(z.string().min(1)).min(1),
    }),
  ),
});

describe('/feed.json is a JSON Feed 1.1', () => {
  const json: unknown = JSON.parse(builtFile('feed.json').toString('utf8'));

  test('matches the format and links to itself', () => {
    const { error, data } = feedSchema.safeParse(json);
    expect(error?.issues ?? []).toEqual([]);
    expect(data).toMatchObject({ feed_url: `${origin}/feed.json`, home_page_url: `${origin}/news` });
  });

  test('contains every article once and in full, with a built image', () => {
    const { items } = feedSchema.parse(json);
    expect(items.map(({ url }) => url).toSorted()).toEqual(articleUrls.toSorted());
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    for (const { url, content_html: html, image, date_published, date_modified } of items) {
      expect(html).not.toMatch(/\[\^|(href|src)="\//);
      expect(wordsInFeed(html)).toBeGreaterThanOrEqual(leastWords(url));
      expect(new URL(image).pathname).toSatisfy(isBuiltFile);
      expect(Date.parse(date_modified)).toBeGreaterThanOrEqual(Date.parse(date_published));
    }
  });
});

test.each(
  pagesUnderTest()
    .filter(({ address }) => address === '/' || address.startsWith('/news'))
    .map((page) => [page.address, page] as const),
)('%s links the feeds in its head', (_, page) => {
  const alternates = elements(page, 'link', { rel: 'alternate' });
  const hrefs = alternates.map(({ attributes }) => attributes.get('href'));
  expect(hrefs).toEqual(expect.arrayContaining(['/rss.xml', '/feed.json']));
});
