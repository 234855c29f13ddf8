import { describe, expect, test } from 'vitest';
import { checkClaims } from './claims.ts';
import { contentFile } from './content-file.fixture.ts';

const source = (kind: string, url?: string) => ({ publisher: 'Somebody', kind, title: 'Something', url });
const sources = contentFile('sources', {
  ACT: source('primary', 'https://law.sg'),
  OFFICE: source('authority', 'https://office.sg'),
  FIRM: source('reporting', 'https://firm.sg'),
  VENDOR: source('company', 'https://vendor.sg'),
  PRINT: source('reporting'),
  OTHERPRINT: source('authority'),
  UNOPENED: { ...source('primary', 'https://standard.org'), isUnopened: true },
});

const saidOf = (item: Record<string, unknown>, block: Record<string, unknown> = {}) =>
  checkClaims([
    sources,
    contentFile('services', { blocks: [{ kind: 'rows', items: [item], ...block }] }),
  ]).map(({ message }) => message);

describe('what is a claim of law', () => {
  const issuesOf = (collection: 'services' | 'regulations', text: string) =>
    checkClaims([
      sources,
      contentFile(collection, { blocks: [{ kind: 'rows', items: [{ text, sources: ['FIRM'] }] }] }),
    ]);

  test.each([
    'Section 11(3) has no size threshold.',
    'Regulation 12 accepts such certificates.',
    'Annex III lists the uses.',
    'It begins on {{sg-mas-ai-guidelines/first-part}}.',
  ])('on a service page: %s', (text) => expect(issuesOf('services', text)).toHaveLength(1));

  test('no other sentence of a service page', () =>
    expect(issuesOf('services', 'An agent must have an owner.')).toEqual([]));

  test('every item of a regulation page, unless it says that it repeats a report', () => {
    expect(issuesOf('regulations', 'Twenty states met.')).toHaveLength(1);
    expect(issuesOf('regulations', 'Twenty states met, as reported.')).toEqual([]);
  });

  test('no link to a related page', () => {
    const page = contentFile('regulations', {
      blocks: [{ kind: 'related', items: [{ text: 'Section 11 asks more.' }] }],
    });
    expect(checkClaims([sources, page])).toEqual([]);
  });
});

describe('a claim of law cites the law or its authority', () => {
  const text = 'Section 11(3) asks every organisation to name an officer.';

  test.each(['ACT', 'OFFICE'])('%s carries it, alone or beside a report', (key) => {
    expect(saidOf({ text, sources: [key] })).toEqual([]);
    expect(saidOf({ text, sources: ['FIRM', key] })).toEqual([]);
  });

  test.each([['FIRM'], ['VENDOR'], ['FIRM', 'VENDOR']])('%s does not', (...keys) => {
    expect(saidOf({ text, sources: keys })).toEqual([
      expect.stringMatching(
        new RegExp(`^states law, but its sources \\(${keys.join(', ')}\\) are neither the law`),
      ),
    ]);
  });

  test('nothing does not', () =>
    expect(saidOf({ text })).toEqual([expect.stringContaining('states law or figures without a source')]));

  test('the sources of a block count for its items', () => {
    expect(saidOf({ text }, { sources: ['ACT'] })).toEqual([]);
    expect(saidOf({ text }, { sources: ['FIRM'] })).toHaveLength(1);
  });

  test('an issue names its file, its line and its field', () => {
    const page = contentFile('services', {
      blocks: [{ kind: 'rows', items: [{ text, sources: ['FIRM'] }] }],
    });
    expect(checkClaims([sources, page])).toMatchObject([
      { file: 'services.yaml', line: 4, field: 'blocks.0.items.0' },
    ]);
  });
});

describe('a figure leads a reader somewhere', () => {
  const nowhere = expect.stringContaining(
    'states a figure for which no source has an address that was opened',
  );

  test('requires a source with an address', () => {
    expect(saidOf({ stat: '3 vessels', text: 'In service.', sources: ['PRINT'] })).toEqual([nowhere]);
    expect(saidOf({ text: 'About 40% less.', sources: ['PRINT', 'OTHERPRINT'] })).toEqual([nowhere]);
    expect(saidOf({ text: 'About 40% less.', sources: ['PRINT', 'FIRM'] })).toEqual([]);
    expect(saidOf({ text: 'Less than before.', sources: ['PRINT'] })).toEqual([]);
  });

  test('requires a source that was opened, except in a record, which says that its text was not', () => {
    const item = { text: 'About 40% less.', sources: ['UNOPENED', 'PRINT'] };
    const issuesOf = (collection: 'industries' | 'instruments') =>
      checkClaims([sources, contentFile(collection, { penalty: { ...item, sources: ['UNOPENED'] } })]);
    expect(saidOf(item)).toEqual([nowhere]);
    expect(saidOf({ ...item, sources: ['UNOPENED', 'FIRM'] })).toEqual([]);
    expect(issuesOf('industries')).toMatchObject([{ message: nowhere }]);
    expect(issuesOf('instruments')).toEqual([]);
  });

  test('nor in a paragraph of an article', () => {
    const article = contentFile(
      'news',
      {},
      'It fell.[^PRINT]\n\nIt fell by 40%.[^PRINT]\n\nBy 40%.[^PRINT][^FIRM]',
    );
    expect(checkClaims([sources, article])).toMatchObject([{ line: 12, message: nowhere }]);
  });
});
