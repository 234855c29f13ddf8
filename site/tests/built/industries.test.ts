import { describe, expect, test } from 'vitest';
import { allHtmlPages } from '../built-site.ts';
import { elementById, elements } from '../elements.ts';

/** What the specification (decision 33) asks of each page under /ai-applications. */

const pages = allHtmlPages().filter(({ address }) => address.startsWith('/ai-applications/'));

test('there are industry pages to test', () => {
  expect(pages.length).toBeGreaterThan(0);
});

describe.each(pages.map(({ address, html }) => [address, html] as const))('%s', (address, html) => {
  const section = (id: string) => elementById(html, id).html;

  test('it has a hero with its own picture, which says what it shows', () => {
    const [main] = elements(html, 'main');
    const [picture] = elements(main?.html ?? '', 'svg');
    expect(picture?.attributes.get('role')).toBe('img');
    expect(picture?.attributes.get('aria-label')?.length).toBeGreaterThan(20);
  });

  test('it has six application cards, housing a seventh for facility management, each with what to ask for', () => {
    const cards = elements(section('applications'), 'article');
    expect(cards).toHaveLength(address.endsWith('/housing') ? 7 : 6);
    for (const { text } of cards) expect(text).toContain('Ask for');
  });

  test('it tells three success stories, each with a title, a text and a link to its source elsewhere', () => {
    expect(elements(section('success-stories'), 'h2')[0]?.text).toBe('Success Stories');
    const stories = elements(section('success-stories'), 'li');
    expect(stories).toHaveLength(3);
    for (const story of stories) {
      expect(elements(story.html, 'h3')).toHaveLength(1);
      const links = elements(story.html, 'a').filter(({ attributes }) =>
        /^https?:/.test(attributes.get('href') ?? ''),
      );
      expect(links).toHaveLength(1);
    }
  });

  test('links to other sites open a new tab without handing over the opener, and say so', () => {
    const [main] = elements(html, 'main');
    const outward = elements(main?.html ?? '', 'a').filter(({ attributes }) =>
      /^https?:/.test(attributes.get('href') ?? ''),
    );
    expect(outward.length).toBeGreaterThan(3);
    for (const { attributes, text } of outward) {
      expect(attributes.get('target')).toBe('_blank');
      expect(attributes.get('rel')).toContain('noopener');
      expect(text).toContain('opens in a new tab');
    }
  });

  test('its risks stand in three columns of four', () => {
    expect(elements(section('risks'), 'h2')[0]?.text).toBe('Security, Privacy & Ethics Risks');
    const columns = elements(section('risks'), 'section');
    expect(columns.map((column) => elements(column.html, 'h3')[0]?.text)).toEqual([
      'Cybersecurity',
      'Privacy',
      'Ethics & Data',
    ]);
    for (const column of columns) expect(elements(column.html, 'li')).toHaveLength(4);
  });

  test('it dates five incidents, newest first, each with its place and source', () => {
    expect(elements(section('incidents'), 'h2')[0]?.text).toBe('AI-Related Security & Ethics Incidents');
    const incidents = elements(section('incidents'), 'li');
    expect(incidents).toHaveLength(5);
    const dates = incidents.map((one) => elements(one.html, 'time')[0]?.attributes.get('datetime') ?? '');
    expect(dates).toEqual(dates.toSorted().reverse());
    for (const one of incidents) {
      expect(elements(one.html, 'p').length).toBeGreaterThanOrEqual(2);
      expect(elements(one.html, 'a')[0]?.attributes.get('href')).toMatch(/^#source-\d+$/);
    }
  });
});

/** Figures of the specification (decision 33, Truth) that no source supports as it words them, and what the page must say instead. */
describe.each([
  ['/ai-applications/housing', ['40%', '42,000', '95%', '2 million']],
  ['/ai-applications/defence', ['99.8%', '97%', '80%', '40%']],
] as const)('the specification’s figures on %s', (address, figures) => {
  const page = pages.find((candidate) => candidate.address === address);

  test.skipIf(!page)('each is shown once, beside what is known about it', () => {
    const items = elements(elementById(page?.html ?? '', 'figures').html, 'li');
    expect(items.map(({ text }) => figures.find((figure) => text.startsWith(figure)))).toEqual([...figures]);
  });
});
