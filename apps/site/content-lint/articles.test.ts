import { describe, expect, test } from 'vitest';
import { checkArticle } from './articles.ts';
import { contentFile } from './content-file.fixture.ts';

/** The body begins on line 10. */
const findings = (body: string, data: object = {}) =>
  checkArticle(contentFile('news', data, body), new Set(['KNOWN'])).map(
    ({ line, message }) => `${line}: ${message}`,
  );

test('a mark that leads to no source is found on its line', () => {
  expect(findings('One.[^KNOWN]\n\nTwo.[^UNKNOWN]')).toEqual([
    expect.stringMatching(/^12: cites the source UNKNOWN, .*src\/content\/sources/),
  ]);
});

test('a misspelt mark is not taken for text', () => {
  expect(findings('One.[^KNOWN] Two.[^known]')).toEqual([
    expect.stringMatching(/^10: cites the source known/),
  ]);
});

test('an article without any source is found', () =>
  expect(findings('Words alone.')).toEqual([expect.stringMatching(/^10: cites no source/)]));

describe('company news', () => {
  const newsFindings = (body: string) => findings(body, { category: 'Company News' });

  test('needs no source for what the firm says of itself', () =>
    expect(newsFindings('From January we teach the EU AI Act on two days a month.')).toEqual([]));

  test.each([
    'Our customers fell by 12%.',
    'Article 4 is what we teach.',
    'The PDPA requires an officer in every firm.',
    'A new law comes into force in March.',
  ])('needs one for law and figures: %s', (body) => {
    expect(newsFindings(`We moved.\n\n${body}`)).toEqual([expect.stringMatching(/^12: states .*figures/)]);
    expect(newsFindings(`We moved.\n\n${body}[^KNOWN]`)).toEqual([]);
  });
});

test.each([
  'Half of them, 52%, said so.',
  'It cost S$500.',
  'Some 4,100 reports came.',
  'About 15 million did.',
])('a paragraph that states a figure needs a mark: %s', (claim) => {
  expect(findings(`One.[^KNOWN]\n\n${claim}`)).toEqual([expect.stringMatching(/^12: states figures/)]);
  expect(findings(`One.[^KNOWN]\n\n${claim}[^KNOWN]`)).toEqual([]);
});

test('a pull quote and a heading repeat what is cited elsewhere', () =>
  expect(findings('One.[^KNOWN]\n\n## The 10% rule\n\n> It cost S$500.')).toEqual([]));

test('a picture needs words and a drawing that exists', () => {
  expect(findings('One.[^KNOWN]\n\n![](/illustrations/article-rag.svg "Words")')).toEqual([
    expect.stringMatching(/^12: has a picture without words/),
  ]);
  expect(findings('One.[^KNOWN]\n\n![Bars](/illustrations/nothing.svg)')).toEqual([
    expect.stringMatching(/^12: no illustration is called "nothing"/),
  ]);
  expect(findings('One.[^KNOWN]\n\n![A book](/pictures/photo-0123456789abcdef.webp)')).toEqual([]);
  expect(findings('One.[^KNOWN]\n\n![A book](/pictures/book.webp)')).toEqual([
    expect.stringMatching(/^12: shows a picture that is neither/),
  ]);
});
