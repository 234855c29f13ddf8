import { describe, expect, test } from 'vitest';
import { builtPage, contentEntries } from '../built-site.ts';
import { type Element, elements, firstElement, hrefs } from '../elements.ts';

type Written = { explainedAt: string };
type Market = { question: { text: string }; first: string[] };

const instruments = contentEntries<Written>('instruments');
const markets = contentEntries<Market>('markets');
const rowsOf = (page: Element) =>
  elements(page, 'section', { id: 'rules' })
    .flatMap((section) => elements(section, 'li'))
    .filter(({ attributes }) => attributes.has('id'));

describe.each(markets)('the market page $slug', ({ slug, data }) => {
  const path = `/ai-regulations/${slug}`;
  const page = builtPage(path);
  const main = firstElement(page, 'main');
  const rows = rowsOf(main);

  test('has a row for each instrument that it explains, once, its own choice first', () => {
    const mine = instruments.filter(({ data: { explainedAt } }) => explainedAt.split('#')[0] === path);
    const ids = rows.map(({ attributes }) => attributes.get('id') ?? '');
    expect(ids.toSorted()).toEqual(mine.map((one) => one.slug).toSorted());
    expect(ids.filter((id) => data.first[0] === id)).toEqual(ids.slice(0, 1));
  });

  test('cites sources for each rule and for both answers', () => {
    const listed = new Set(elements(main, 'li').flatMap(({ attributes }) => attributes.get('id') ?? []));
    const cited = (part: Element) => hrefs(part).filter((href) => href.startsWith('#source-'));
    for (const row of rows) {
      expect(cited(row), row.attributes.get('id')).not.toEqual([]);
      for (const href of cited(row)) expect(listed).toContain(href.slice(1));
    }
    const [question] = elements(main, 'section').filter(({ text }) => text.includes(data.question.text));
    const answers = elements(question ?? main, 'div').filter(({ text }) => /^(Yes|No)\b/.test(text.trim()));
    expect(answers.length).toBeGreaterThanOrEqual(2);
    for (const answer of answers) expect(cited(answer)).not.toEqual([]);
  });

  test('is reached from the Global page, not from the menus', () => {
    expect(hrefs(firstElement(builtPage('/ai-regulations/global'), 'main'))).toContain(path);
    expect(elements(page, 'nav').flatMap(hrefs)).not.toContain(path);
  });
});
