import { describe, expect, test } from 'vitest';
import { checkClaims } from './claims.ts';
import { contentFile } from './content-file.fixture.ts';
import { lawClaims } from './law-claims.ts';

const source = (kind: string, url?: string) => ({ publisher: 'Somebody', kind, title: 'Something', url });
const sources = contentFile('sources', {
  ACT: source('primary', 'https://law.sg'),
  OFFICE: source('authority', 'https://office.sg'),
  FIRM: source('reporting', 'https://firm.sg'),
  VENDOR: source('company', 'https://vendor.sg'),
  PRINT: source('reporting'),
  OTHERPRINT: source('authority'),
});

/** What the check says of one item of a service page. */
const saidOf = (item: Record<string, unknown>, block: Record<string, unknown> = {}) =>
  checkClaims([
    sources,
    contentFile('services', { blocks: [{ kind: 'rows', items: [item], ...block }] }),
  ]).map(({ message }) => message);
const isLaw = (text: string) =>
  lawClaims([sources, contentFile('services', { blocks: [{ text }] })]).length === 1;

describe('what is a claim of law', () => {
  test.each([
    'Section 11(3) has no size threshold.',
    'Regulation 12 accepts such certificates.',
    'Annex III lists the uses.',
    'The PDPA asks every organisation to name an officer.',
    'Employers may not decide by it under the Workplace Fairness Act.',
    'It begins on {{sg-mas-ai-guidelines/first-part}}.',
    'MAS expects an inventory.',
    'A breach is notifiable from 500 people on.',
    'The recipient must be bound to comparable protection.',
    'The Consumer Financial Protection Bureau fined the firm.',
  ])('%s', (text) => expect(isLaw(text)).toBe(true));

  test.each([
    'We never ask for an NRIC number.',
    'Ask for the log of last quarter’s report.',
    'An agent must have an owner.',
    'IMDA’s survey counted three of four workers.',
    'ISO/IEC 42001 asks for an impact assessment.',
    'Each part of the act was played twice.',
  ])('not: %s', (text) => expect(isLaw(text)).toBe(false));

  test('an instrument is known by each of its names', () => {
    const instrument = contentFile('instruments', {
      name: 'Orchid Trade Order 2026',
      shortName: 'Orchid Order',
      alsoCalled: ['flower rule'],
      jurisdiction: 'singapore',
      kind: 'law',
      summary: 'Asks for a permit where orchids are sold.',
      binds: 'Sellers',
      history: [{ status: 'in-force', from: '2026-01-01', sources: ['ACT'] }],
      primary: 'ACT',
      explainedAt: '/ai-regulations/singapore',
      reviewedOn: '2026-11-01',
    });
    const page = contentFile('services', { blocks: [{ text: 'The flower rule requires a permit.' }] });
    expect(lawClaims([sources, page])).toEqual([]);
    expect(lawClaims([sources, instrument, page])).toHaveLength(1);
  });

  test('on a regulation page every entry is one, unless it says that it passes on a report and states no law', () => {
    const items = ['Twenty states met.', 'Twenty states met, as reported.', 'The PDPA asks it, as reported.'];
    const page = contentFile('regulations', {
      blocks: [
        { kind: 'rows', items: items.map((text) => ({ text, sources: ['FIRM'] })) },
        { kind: 'related', items: [{ text: 'The PDPA requires more.' }] },
        { kind: 'ledger', columns: [{ label: 'Law' }], rows: [{ cells: ['Orchid Act'], sources: ['ACT'] }] },
      ],
    });
    expect(lawClaims([sources, page]).map(({ path, isCarried }) => [path.join('.'), isCarried])).toEqual([
      ['blocks.0.items.0', false],
      ['blocks.0.items.2', false],
      ['blocks.2.rows.0', true],
    ]);
  });

  test('what an article said on its day is not judged, what its update box says is', () => {
    const text = 'The PDPA requires an officer.';
    const article = contentFile('news', { excerpt: text, updates: [{ text, sources: ['FIRM'] }] }, text);
    expect(lawClaims([sources, article]).map(({ path }) => path)).toEqual([['updates', 0]]);
  });
});

describe('a claim of law cites the law or its authority', () => {
  const text = 'The PDPA asks every organisation to name an officer.';

  test.each(['ACT', 'OFFICE'])('%s carries it, alone or beside a report', (key) => {
    expect(saidOf({ text, sources: [key] })).toEqual([]);
    expect(saidOf({ text, sources: ['FIRM', key] })).toEqual([]);
  });

  test.each([['FIRM'], ['VENDOR'], ['FIRM', 'VENDOR']])('%s does not', (...keys) => {
    expect(saidOf({ text, sources: keys })).toEqual([
      expect.stringMatching(
        new RegExp(`^states law, but ${keys.join(', ')} (is|are) neither the law nor its authority`),
      ),
    ]);
  });

  test('nothing does not', () => {
    expect(saidOf({ text })).toEqual([expect.stringContaining('states law without a source')]);
  });

  test('the sources of a block count for its items', () => {
    expect(saidOf({ text }, { sources: ['ACT'] })).toEqual([]);
    expect(saidOf({ text }, { sources: ['FIRM'] })).toHaveLength(1);
  });

  test('the sources of the items count for the note of their block', () => {
    const items = [{ text: 'Name somebody.', sources: ['ACT'] }];
    expect(saidOf({}, { note: 'Naming is mandatory by the PDPA.', items })).toEqual([]);
  });

  test('a mistake names its file, its line and its field', () => {
    const page = contentFile('industries', { incidents: { items: [{ text, sources: ['FIRM'] }] } });
    expect(checkClaims([sources, page])).toMatchObject([
      { file: 'industries.yaml', line: 3, field: 'incidents.items.0' },
    ]);
  });
});

describe('a figure leads a reader somewhere', () => {
  const nowhere = expect.stringContaining('states a figure for which no source has an address');

  test('sources without an address never stand alone under one', () => {
    expect(saidOf({ figure: '3 vessels', text: 'In service.', sources: ['PRINT'] })).toEqual([nowhere]);
    expect(saidOf({ text: 'About 40% less.', sources: ['PRINT', 'OTHERPRINT'] })).toEqual([nowhere]);
    expect(saidOf({ text: 'About 40% less.', sources: ['PRINT', 'FIRM'] })).toEqual([]);
    expect(saidOf({ text: 'Less than before.', sources: ['PRINT'] })).toEqual([]);
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
