import { describe, expect, test } from 'vitest';
import type { ContentFile } from './read.ts';
import { checkWording } from './wording.ts';

/** A content file with its fields on the line that their depth gives. */
const file = (
  collection: ContentFile['collection'],
  slug: string,
  data: unknown,
  body = '',
): ContentFile => ({
  file: `${slug}.yaml`,
  collection,
  slug,
  data,
  body,
  bodyLine: 10,
  lineOf: (path) => path.length,
});
const service = (slug: string, ...texts: string[]) =>
  file('services', slug, { blocks: texts.map((text) => ({ text })) });
const saidOf = (...files: ContentFile[]) => checkWording(files).map(({ file, field }) => [file, field]);

describe('a tic stands once on a page', () => {
  test.each([
    ['Ask for the plan. Then ask for the map.'],
    ['We hold the role. Nothing was held back.'],
    ['Somebody wrote it, and somebody read it.'],
    ['A policy has an owner, and so does a risk: an owner with time.'],
  ])('%s', (text) => expect(saidOf(service('ledger', text))).toEqual([['ledger.yaml', 'blocks.0.text']]));

  test('the second place is named, with the first', () => {
    const [mistake, ...others] = checkWording([service('ledger', 'We hold it.', 'You hold it.')]);
    expect(others).toEqual([]);
    expect(mistake).toMatchObject({ file: 'ledger.yaml', line: 3, field: 'blocks.1.text' });
    expect(mistake?.message).toContain('ledger.yaml:3');
  });

  test('once on each of two pages is once', () => {
    expect(saidOf(service('ledger', 'We hold it.'), service('archive', 'We hold it.'))).toEqual([]);
  });

  test('a course is read on the page that describes it, a tool on the page that has it', () => {
    const page = file('services', 'ledger', {
      lead: 'We hold it.',
      blocks: [{ kind: 'tool', tool: 'check' }],
    });
    const course = file('courses', 'bookkeeping', { page: '/services/ledger#courses', title: 'You hold it' });
    expect(saidOf(page, course)).toEqual([['bookkeeping.yaml', 'title']]);
    expect(saidOf(page, file('readinessTool', 'check', { note: 'You hold it' }))).toEqual([
      ['check.yaml', 'note'],
    ]);
  });

  test.each(['A householder and a stakeholder hold it.', 'Hold it, and ask forty people.'])(
    'not: %s',
    (text) => expect(saidOf(service('ledger', text))).toEqual([]),
  );

  test('what nobody reads on the page does not count', () => {
    expect(saidOf(file('services', 'ledger', { lead: 'We hold it.', seo: { title: 'We hold it' } }))).toEqual(
      [],
    );
  });
});

describe('a sentence of eight words stands on one page', () => {
  const sentence = 'The plan is reviewed by two people every spring.';

  test('a second page that says it is named', () => {
    const [mistake, ...others] = checkWording([service('ledger', sentence), service('archive', sentence)]);
    expect(others).toEqual([]);
    expect(mistake).toMatchObject({ file: 'archive.yaml', field: 'blocks.0.text' });
    expect(mistake?.message).toContain('ledger.yaml:3');
  });

  test('links, capitals and punctuation make no other sentence of it', () => {
    const linked = 'Before that, nothing. the plan is [reviewed](/about), by two people, every spring!';
    expect(saidOf(service('ledger', sentence), service('archive', linked))).toHaveLength(1);
  });

  test.each([
    ['a shorter sentence', 'The plan is reviewed by two people.'],
    ['a name', 'A Plan that Two People Review in Spring and Autumn'],
  ])('%s may recur', (_, text) => {
    expect(saidOf(service('ledger', text), service('archive', text))).toEqual([]);
  });

  test('a page may say it again', () => {
    expect(saidOf(service('ledger', sentence, sentence))).toEqual([]);
  });
});

test('pages of other folders are not read, unless they are named', () => {
  const article = file('news', 'ledger', {}, 'We hold it.\nYou hold it.');
  expect(checkWording([article])).toEqual([]);
  expect(checkWording([article], ['news'])).toMatchObject([{ line: 11, field: 'body' }]);
});
