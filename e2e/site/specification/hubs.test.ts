import { expect, test } from 'vitest';
import { builtPage, contentEntries } from '../built-site.ts';
import { days, type Element, elementById, elements, firstElement, hrefs } from '../elements.ts';

const records = contentEntries('instruments');
const main = firstElement(builtPage('/ai-regulations'), 'main');
const drawn = elements(main, 'a', { tabindex: '-1' });
const dots = elements(main, 'path')
  .filter(({ attributes }) => attributes.has('data-force'))
  .reduce((sum, { attributes }) => sum + (attributes.get('d')?.match(/z/g) ?? []).length, 0);
const list = firstElement(builtPage('/ai-regulations/rules'), 'main');
const listed = elements(list, 'tbody').flatMap((body) => elements(body, 'tr'));
const targets = (links: readonly Element[]) =>
  links.map(({ attributes }) => attributes.get('href')).toSorted();

test('the hub of regulations lists each record once, and draws each: with the same link, or, where they are many, as a dot', () => {
  expect(listed).toHaveLength(records.length);
  const places = targets(listed.map((row) => firstElement(row, 'a')));
  expect(places).toEqual(expect.arrayContaining(targets(drawn)));
  expect(drawn.length + dots).toBe(records.length);
});

test.each([
  ['/ai-regulations', 'regulations'],
  ['/ai-applications', 'industries'],
])('%s leads to each page of its menu, and each of them back to it', (hub, folder) => {
  const links = hrefs(firstElement(builtPage(hub), 'main'));
  for (const { slug } of contentEntries(folder)) {
    expect(links).toContain(`${hub}/${slug}`);
    const crumbs = elements(builtPage(`${hub}/${slug}`), 'nav', { 'aria-label': 'Breadcrumb' });
    expect(crumbs.flatMap(hrefs)).toContain(hub);
  }
});

test.each(contentEntries('industries'))(
  '/ai-applications/$slug lists its incidents newest first',
  ({ slug }) => {
    const incidents = elementById(builtPage(`/ai-applications/${slug}`), 'incidents');
    const dates = elements(incidents, 'li').flatMap((one) => days(one).slice(0, 1));
    expect(dates.length).toBeGreaterThan(0);
    expect(dates).toEqual(dates.toSorted().reverse());
  },
);

test('lead, filter and lanes of the hub and its list count the same binding rules', () => {
  const [, bind, part] = /(\d+) bind companies or people today, (\d+) of them in part/.exec(main.text) ?? [];
  const chip = expect.stringContaining(`Binding ${bind} in part ${part}`);
  expect([main, list].map((page) => firstElement(page, 'fieldset').text)).toEqual([chip, chip]);
  const lanes = [...list.text.matchAll(/\d+ rules, (\d+) bind/g)].map(([, count]) => Number(count));
  expect(lanes.reduce((sum, count) => sum + count, 0)).toBe(Number(bind));
});

test('the hub and the page of the USA count the same rules on its next day', () => {
  const usa = elementById(builtPage('/ai-regulations/usa'), 'next-day').text;
  const [counts = ''] = /\d+ rules? (?:begin|change)[^.]*?(?= on this day)/.exec(usa) ?? [];
  const rows = elements(main, 'a', { href: '/ai-regulations/usa' }).map(({ text }) => text);
  expect(rows.join()).toContain(counts);
});

test('the hub and the news begin with the same change', () => {
  const newest = [main, firstElement(builtPage('/news'), 'main')].map(
    (page) => /What changed(?: in the law)?.*?(\d+ \w+ \d{4})/.exec(page.text)?.[1],
  );
  expect(newest[0]).toBe(newest[1]);
});
