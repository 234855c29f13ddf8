import { describe, expect, test } from 'vitest';
import { builtPage } from '../built-site.ts';
import { type Element, elementById, elements, firstElement } from '../elements.ts';

/** What the specification asks of each page under /ai-applications. Content may grow beyond it. */

const slugs = ['healthcare', 'finance-insurance', 'energy', 'transportation', 'housing', 'defence'];
const applications: Record<string, string[]> = {
  housing: ['Facility management'],
  defence: [
    'Autonomous weapons systems',
    'Intelligence analysis',
    'Cybersecurity defence',
    'Logistics optimization',
    'Training simulation',
    'Reconnaissance',
  ],
};
const names = (within: Element, name: string) => elements(within, name).map(({ text }) => text);
const outward = (within: Element) =>
  elements(within, 'a').filter(({ attributes }) => /^https?:/.test(attributes.get('href') ?? ''));

describe.each(slugs)('/ai-applications/%s', (slug) => {
  const page = builtPage(`/ai-applications/${slug}`);
  const section = (id: string) => elementById(page, id);

  test('its hero has a picture that says what it shows', () => {
    const [picture] = elements(firstElement(page, 'main'), 'svg').filter(
      ({ attributes }) => attributes.get('aria-hidden') !== 'true',
    );
    expect(picture?.attributes.get('role')).toBe('img');
    expect(picture?.attributes.get('aria-label')?.length).toBeGreaterThan(20);
  });

  test('it has six application cards, and those that the specification names', () => {
    const titles = names(section('applications'), 'h3');
    const named = applications[slug] ?? [];
    expect(titles).toEqual(expect.arrayContaining(named));
    expect(elements(section('applications'), 'article').length).toBeGreaterThanOrEqual(
      slug === 'housing' ? 7 : 6,
    );
  });

  test('it tells three success stories, each with a title, a text and a link to its source elsewhere', () => {
    expect(firstElement(section('success-stories'), 'h2').text).toBe('Success Stories');
    const stories = elements(section('success-stories'), 'li');
    expect(stories.length).toBeGreaterThanOrEqual(3);
    for (const story of stories) {
      expect(elements(story, 'h3')).toHaveLength(1);
      const [source, ...others] = outward(story);
      expect(others).toEqual([]);
      expect(source?.attributes.get('target'), story.text).toBe('_blank');
    }
  });

  test('its risks stand in three columns of four', () => {
    expect(firstElement(section('risks'), 'h2').text).toBe('Security, Privacy & Ethics Risks');
    const columns = elements(section('risks'), 'section');
    expect(columns.map((column) => firstElement(column, 'h3').text)).toEqual([
      'Cybersecurity',
      'Privacy',
      'Ethics & Data',
    ]);
    for (const column of columns) expect(elements(column, 'li').length).toBeGreaterThanOrEqual(4);
  });

  test('it dates five incidents, newest first, each with its place and source', () => {
    expect(firstElement(section('incidents'), 'h2').text).toBe('AI-Related Security & Ethics Incidents');
    const incidents = elements(section('incidents'), 'li');
    expect(incidents.length).toBeGreaterThanOrEqual(5);
    const dates = incidents.map((one) => firstElement(one, 'time').attributes.get('datetime') ?? '');
    expect(dates).toEqual(dates.toSorted().reverse());
    for (const one of incidents) {
      expect(elements(one, 'p').length).toBeGreaterThanOrEqual(2);
      expect(firstElement(one, 'a').attributes.get('href')).toMatch(/^#source-\d+$/);
    }
  });
});

/** Figures of the specification that no source supports as it words them, so the page must say what is known instead. */
describe.each([
  ['housing', ['40%', '42,000', '95%', '2 million']],
  ['defence', ['99.8%', '97%', '80%', '40%']],
] as const)('the specification’s figures on /ai-applications/%s', (slug, figures) => {
  test.each(figures)('%s is shown once, beside what is known about it', (figure) => {
    const items = elements(elementById(builtPage(`/ai-applications/${slug}`), 'figures'), 'li');
    const [item, ...others] = items.filter(({ text }) => text.startsWith(`${figure} `));
    expect(others).toEqual([]);
    expect(item?.text.length).toBeGreaterThan(figure.length + 40);
  });
});
