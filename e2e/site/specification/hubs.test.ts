import { describe, expect, test } from 'vitest';
import { builtFile, builtPage, contentEntries } from '../built-site.ts';
import { days, type Element, elementById, elements, firstElement } from '../elements.ts';

const records = contentEntries('instruments');
const main = firstElement(builtPage('/ai-regulations'), 'main');
const drawn = elements(main, 'a').filter(({ attributes }) => attributes.get('tabindex') === '-1');
const dotsOf = (force: RegExp) =>
  elements(main, 'path')
    .filter(
      ({ attributes }) => attributes.has('data-force') && force.test(attributes.get('data-force') ?? ''),
    )
    .reduce((sum, { attributes }) => sum + (attributes.get('d')?.match(/z/g) ?? []).length, 0);
const rulesOf = (element: Element) => elements(element, 'tbody').flatMap((body) => elements(body, 'tr'));
const list = firstElement(builtPage('/ai-regulations/rules'), 'main');
const listed = rulesOf(list);
const targets = (links: readonly Element[]) =>
  links.map(({ attributes }) => attributes.get('href')).toSorted();
const [pageOf, anchorOf] = [0, 1].map((part) => (address: string) => address.split('#')[part] ?? '') as [
  (address: string) => string,
  (address: string) => string,
];

describe('the hub of regulations', () => {
  test('lists each record once, and draws each: with the same link, or, where they are many, as a dot', () => {
    expect(listed).toHaveLength(records.length);
    const places = targets(listed.map((row) => firstElement(row, 'a')));
    expect(places).toEqual(expect.arrayContaining(targets(drawn)));
    expect(drawn.length + dotsOf(/./)).toBe(records.length);
  });

  test('every link of the drawing leads to an anchor that exists', () => {
    const missing = targets(drawn).filter((address = '') => {
      const ids = builtPage(pageOf(address)).inside.map(({ attributes }) => attributes.get('id'));
      return anchorOf(address) !== '' && !ids.includes(anchorOf(address));
    });
    expect(missing).toEqual([]);
  });

  test('the numbers of the lead, the key and the lists agree', () => {
    const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
    const lead = elements(main, 'p').find(({ attributes }) => attributes.get('class')?.includes('lead'));
    const [all, bind, toCome] = numbers(lead?.text ?? '');
    const key = elements(firstElement(main, 'fieldset'), 'label').map(({ text }) => numbers(text));
    const [[keyAll], [binding = 0, inPart = 0] = [], [keyToCome]] = [key[0] ?? [], key[1], key[2] ?? []];
    const words = listed.map((row) => elements(row, 'td')[1]?.text ?? '');
    expect([all, keyAll]).toEqual([records.length, records.length]);
    expect(bind).toBe(binding + inPart);
    expect(words.filter((word) => word.startsWith('binding'))).toHaveLength(binding + inPart);
    expect(toCome).toBe(keyToCome);
    const lists = elements(list, 'summary').map(({ text }) => /(\d+) rules, (\d+) bind/.exec(text) ?? []);
    const sum = (part: number) => lists.reduce((total, found) => total + Number(found[part] ?? 0), 0);
    expect([sum(1), sum(2)]).toEqual([all, bind]);
  });
});

describe.each([
  ['/ai-regulations', 'regulations'],
  ['/ai-applications', 'industries'],
])('the hub %s', (hub, folder) => {
  test('leads to each page of its menu, and each of them back to it', () => {
    const links = targets(elements(firstElement(builtPage(hub), 'main'), 'a'));
    for (const { slug } of contentEntries(folder)) {
      expect(links).toContain(`${hub}/${slug}`);
      const navs = elements(builtPage(`${hub}/${slug}`), 'nav');
      const crumbs = navs.filter(({ attributes }) => attributes.get('aria-label') === 'Breadcrumb');
      expect(targets(crumbs.flatMap((nav) => elements(nav, 'a')))).toContain(hub);
    }
  });

  test('is listed for machines beside the pages of its menu', () => {
    const text = builtFile('llms.txt').toString('utf8');
    const section = text.split('\n## ').find((part) => part.includes(`${hub}.md`));
    for (const { slug } of contentEntries(folder)) expect(section).toContain(`${hub}/${slug}.md`);
  });
});

test.each(contentEntries('industries'))(
  '/ai-applications/$slug dates its incidents, newest first, and opens the source of each story in a new tab',
  ({ slug }) => {
    const page = builtPage(`/ai-applications/${slug}`);
    const dates = elements(elementById(page, 'incidents'), 'li').flatMap((one) => days(one).slice(0, 1));
    expect(dates.length).toBeGreaterThan(0);
    expect(dates).toEqual(dates.toSorted().reverse());
    for (const story of elements(elementById(page, 'success-stories'), 'li')) {
      const outward = elements(story, 'a').filter(({ attributes }) =>
        /^https?:/.test(attributes.get('href') ?? ''),
      );
      expect(outward.map(({ attributes }) => attributes.get('target'))).toEqual(['_blank']);
    }
  },
);
