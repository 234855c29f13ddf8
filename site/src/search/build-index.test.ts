import { describe, expect, test } from 'vitest';
import { buildSearchIndex, type SearchablePage, type SearchablePlace } from './build-index.ts';
import { unpackTerms } from './packed-terms.ts';

const page = (title: string, rest: Partial<SearchablePage> = {}): SearchablePage => ({
  title,
  url: `/${title}`,
  type: 'service',
  excerpt: '',
  headings: [],
  texts: [],
  ...rest,
});
const place = (title: string, rest: Partial<SearchablePlace> = {}): SearchablePlace => ({
  title,
  anchor: title.toLowerCase(),
  headings: [],
  texts: [],
  ...rest,
});
/** The terms of each page, then of each place. */
function termsIn(...pages: SearchablePage[]) {
  const { terms, entries, places } = buildSearchIndex(pages, []);
  return unpackTerms(terms, entries.length + places.length).map(({ headings, body }) => ({
    headings: [...headings],
    body: [...body],
  }));
}

test('title, address, type, excerpt and category are kept as they are', () => {
  const { entries } = buildSearchIndex(
    [page('ISO 27001 Advisory', { type: 'ai-regulation', excerpt: 'A sentence.' })],
    [],
  );
  expect(entries).toEqual([
    {
      title: 'ISO 27001 Advisory',
      url: '/ISO 27001 Advisory',
      type: 'ai-regulation',
      excerpt: 'A sentence.',
      category: 'AI Regulations',
    },
  ]);
});

test('a term is kept once, where it counts most', () => {
  const [terms] = termsIn(
    page('Audit', { excerpt: 'risk', headings: ['Audit and scope'], texts: ['audit risk scope evidence'] }),
  );
  expect(terms).toEqual({ headings: ['scope'], body: ['evidence'] });
});

test('of a long text the terms are kept that other pages lack', () => {
  const common = Array.from({ length: 400 }, (_, i) => `word${i}${'x'.repeat(i % 9)}`);
  const [one] = termsIn(
    page('One', { texts: [`${common.join(' ')} trustmark trustmark`] }),
    page('Two', { texts: [common.join(' ')] }),
  );
  expect(one?.body).toContain('trustmark');
  expect(one?.body.length).toBeLessThan(common.length);
});

describe('a word that stands on one page alone, deep in it', () => {
  // So many more telling words that a rare one can't be among them.
  const often = Array.from({ length: 300 }, (_, i) => `often${i} often${i} often${i}`).join(' ');
  const rest = page('Other', { type: 'news', texts: [often] });
  const keptOf = (text: string) =>
    termsIn(page('Law', { type: 'ai-regulation', texts: [`${often} ${text}`] }), rest)[0]?.body ?? [];

  test('is kept when it is a name, a number or a noun', () => {
    expect(keptOf('Kohls asked for 24205 under the conformity rule')).toEqual(
      expect.arrayContaining(['kohl', '24205', 'conformity']),
    );
  });

  test('is left out when it is short and written small, or another form of a verb', () => {
    const kept = keptOf('We were asking plainly for a zip');
    for (const word of ['asking', 'plainly', 'zip']) expect(kept).not.toContain(word);
  });
});

test('a place has its page, its anchor, its name and its own words', () => {
  const law = page('Law', {
    type: 'ai-regulation',
    texts: ['opening'],
    places: [
      place('Courts', { texts: ['a ruling of Bonta'] }),
      place('States', { headings: ['Colorado'], texts: ['a ruling on notice'] }),
    ],
  });
  expect(buildSearchIndex([page('Home'), law], []).places).toEqual([
    [1, 'courts', 'Courts'],
    [1, 'states', 'States'],
  ]);
  const [, lawTerms, courts, states] = termsIn(page('Home'), law);
  expect(lawTerms?.body).not.toContain('bonta');
  expect(courts?.body).toEqual(['bonta', 'ruling']);
  expect(states).toEqual({ headings: ['colorado'], body: ['notice', 'ruling'] });
});
