import { describe, expect, test } from 'vitest';
import { builtFile, builtPage, contentEntries } from '../built-site.ts';
import { days, type Element, elementById, elements, firstElement } from '../elements.ts';

type RegulationContent = { reviewedOn: string; sourcesTo: string };
const contents = contentEntries<RegulationContent>('regulations');
const slugs = contents.map(({ slug }) => slug);
const page = (slug: string) => builtPage(`/ai-regulations/${slug}`);

const sectionsOf = (slug: string) =>
  elements(firstElement(page(slug), 'main'), 'section').filter(({ attributes }) => attributes.has('id'));
const idOf = ({ attributes }: Element) => attributes.get('id') ?? '';
const withoutClaims = ['next', 'sources'];

describe.each(contents)('/ai-regulations/$slug', ({ slug, data: content }) => {
  test('before anything else it says that it is no legal advice, when it was reviewed and how far its sources reach', () => {
    const main = firstElement(page(slug), 'main');
    const notes = elements(main, 'p').filter(({ text }) => /\bnot legal advice\b/i.test(text));
    const [note] = notes;
    if (!note) throw new Error('The page never says that it is not legal advice');
    expect(main.inside.indexOf(note)).toBeLessThan(main.inside.indexOf(firstElement(main, 'section')));
    expect(days(note)).toEqual([content.reviewedOn]);
    expect(note.text).toContain(content.sourcesTo);
  });

  test('it ends with what changed and the sources', () =>
    expect(sectionsOf(slug).map(idOf).slice(-2)).toEqual(['what-changed', 'sources']));

  test('lists its changes newest first', () => {
    const changes = days(firstElement(elementById(page(slug), 'what-changed'), 'ol'));
    expect(changes.length).toBeGreaterThan(0);
    expect(changes).toEqual(changes.toSorted().toReversed());
  });

  test('an error can be reported in a message that names the page', () => {
    const reports = elements(elementById(page(slug), 'what-changed'), 'a').flatMap(({ attributes }) => {
      const url = new URL(attributes.get('href') ?? '', 'https://www.vanda.example');
      return url.pathname === '/contact' ? [url.searchParams.get('message')] : [];
    });
    expect(reports).toEqual([`Error in /ai-regulations/${slug}: `]);
  });

  test('every section that states law leads to its sources', () => {
    const uncited = sectionsOf(slug).filter(
      (section) => !withoutClaims.includes(idOf(section)) && !section.html.includes('href="#source-'),
    );
    expect(uncited.map(idOf)).toEqual([]);
  });

  test('it names the feed of changes in its head', () => {
    const feeds = elements(page(slug), 'link', { type: 'application/rss+xml' });
    expect(feeds.map(({ attributes }) => attributes.get('href'))).toContain('/ai-regulations/changes.xml');
  });
});

test('the feed has every change of every page once', () => {
  const feed = builtFile('ai-regulations/changes.xml').toString('utf8');
  const links = [...feed.matchAll(/<guid[^>]*>([^<]+)/g)].map(([, link = '']) => new URL(link));
  const anchors = slugs.flatMap((slug) =>
    page(slug)
      .inside.map(idOf)
      .filter((id) => id.startsWith('changed-'))
      .map((id) => `/ai-regulations/${slug}#${id}`),
  );
  expect(links.map(({ pathname, hash }) => pathname + hash).toSorted()).toEqual(anchors.toSorted());
});
