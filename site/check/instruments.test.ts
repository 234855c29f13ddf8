import { describe, expect, test } from 'vitest';
import { fillInAll } from '../src/company/facts.ts';
import { instrumentWords } from '../src/instrument/references.ts';
import type { CollectionName } from '../src/schemas/collections.ts';
import { instrumentSchema } from '../src/schemas/instrument.ts';
import { checkInstruments } from './instruments.ts';
import { type ContentFile, parseContent } from './read.ts';

const today = '2026-11-22';

function fileOf(collection: CollectionName, name: string, text: string): ContentFile {
  const file = parseContent(`content/${collection}/${name}`, collection, text);
  if (Array.isArray(file)) throw new Error(file.map(({ message }) => message).join());
  return file;
}

/** Guidelines of MAS: consulted on, then final, with a day to come. */
const guidelines = `
name: Guidelines on Artificial Intelligence Risk Management
shortName: MAS AI guidelines
alsoCalled: [MAS guidelines]
jurisdiction: singapore
kind: guideline
summary: Expects oversight of AI.
binds: Financial institutions
history:
  - { status: adopted, from: 2026-10-07, sources: [MAS] }
  - { status: proposed, from: 2025-11-13, sources: [MAS] }
dates:
  - { id: final, date: 2026-10-07, mark: event, title: Final, sources: [MAS] }
  - { id: oversight, date: 2027-10-07, mark: begins, title: Oversight, sources: [MAS] }
primary: MAS
explainedAt: /ai-regulations/singapore#rules
reviewedOn: 2026-11-22
`;
const sources = fileOf(
  'sources',
  'regulations.yaml',
  `
MAS: { publisher: MAS, kind: authority, title: Guidelines }
BLOG: { publisher: A blog, kind: reporting, title: On guidelines }
`,
);
const page = (text: string) => fileOf('regulations', 'singapore.yaml', `blocks: [{ id: rules }]\n${text}`);

const mistakesOf = (...files: ContentFile[]) =>
  checkInstruments(
    [
      fileOf('instruments', 'mas-guidelines.yaml', guidelines),
      sources,
      ...(files.some(({ slug }) => slug === 'singapore') ? [] : [page('')]),
      ...files,
    ],
    today,
  );
const said = (text: string, collection: CollectionName = 'industries', name = 'finance.yaml') =>
  mistakesOf(fileOf(collection, name, `lead: >-\n  ${text}`)).map(({ message }) => message);

describe('a text says where a law stands, and when it applies, from the law’s file alone', () => {
  test.each([
    [
      'a word of status that is out of date',
      'MAS’s proposed guidelines ask for an inventory.',
      'calls MAS AI',
    ],
    [
      'one that is out of date, whatever reference stands beside it',
      'MAS’s proposed guidelines count from {{mas-guidelines/oversight}}.',
      'calls MAS AI guidelines proposed, but it is adopted on 7 October 2026, not yet in force',
    ],
    ['the same as a verb', 'In finance, MAS has proposed guidelines on AI risk.', 'calls MAS AI guidelines'],
    ['a status in words', 'The MAS AI guidelines take effect next year.', 'write {{mas-guidelines/status}}'],
    ['a status in the next sentence', 'See the MAS guidelines. The guidelines are proposed.', '“proposed”'],
    ['a day of the law', 'MAS guidelines: 7 October 2027.', 'write {{mas-guidelines/oversight}}'],
    ['the day in short', 'MAS guidelines, 7 Oct 2027', 'write {{mas-guidelines/oversight}}'],
    [
      'a wrong day',
      'The MAS guidelines count from 8 October 2027.',
      'says 8 October 2027 of MAS AI guidelines',
    ],
  ])('%s fails', (_what, text, message) => {
    expect(said(text)).toEqual([expect.stringContaining(message)]);
  });

  test.each([
    ['a day taken from it', 'The MAS guidelines take effect on {{mas-guidelines/oversight}}.'],
    ['a status taken from it', 'The MAS guidelines, {{mas-guidelines/status}}, ask for an inventory.'],
    ['what the law asks', 'The MAS guidelines ask for an inventory.'],
    ['a status of something else', 'The MAS guidelines ask for an inventory. Our draft is free.'],
    ['a day of something else', 'Ask us about MAS guidelines. We train on 3 March 2027.'],
    ['something that is only called alike', 'MAS guideline drafts in force'],
  ])('%s passes', (_what, text) => {
    expect(said(text)).toEqual([]);
  });

  test('a title and a cell of a row name the law for what stands beside them', () => {
    const file = fileOf(
      'industries',
      'finance.yaml',
      `
cards: [{ title: MAS guidelines, text: Proposed in 2025. }]
rows: [{ cells: [Singapore, MAS guidelines, 8 October 2027] }]
`,
    );
    expect(mistakesOf(file).map(({ field }) => field)).toEqual(['cards.0.text', 'rows.0.cells.2']);
  });

  test('a page about laws writes no day of its laws, even without the name', () => {
    const file = page('lead: Oversight from 7 October 2027.\nchanges: [{ date: 2026-10-07, title: Final }]');
    expect(mistakesOf(file)).toMatchObject([
      { field: 'lead', message: expect.stringContaining('write {{mas-guidelines/oversight}}') },
      { field: 'changes.0.date', message: expect.stringContaining('{{mas-guidelines/final/day}}') },
    ]);
    expect(said('Oversight from 7 October 2027.', 'regulations', 'global.yaml')).toHaveLength(1);
    expect(said('Oversight from 7 October 2027.', 'regulations', 'usa.yaml')).toEqual([]);
  });

  test('an article says what was so on its day; its updates speak for today', () => {
    const article = (updates: string) =>
      fileOf(
        'news',
        'article.md',
        `---\ntitle: MAS’s proposed guidelines\nupdates:\n  - { date: 2026-11-01, text: "${updates}" }\n---\n\nMAS’s proposed guidelines, 13 November 2025.\n`,
      );
    expect(mistakesOf(article('Nothing.'))).toEqual([]);
    expect(mistakesOf(article('MAS’s proposed guidelines stand.'))).toMatchObject([
      { field: 'updates.0.text' },
    ]);
  });
});

test('a moved day changes every text that names it, and no other', () => {
  const texts = {
    lead: 'From {{mas-guidelines/oversight}}.',
    facts: [{ value: '{{mas-guidelines/oversight/short}}', note: 'since {{mas-guidelines/final}}' }],
    items: [{ date: '{{mas-guidelines/oversight/day}}' }],
  };
  const filled = (file: string) => {
    const { data, slug } = fileOf('instruments', 'mas-guidelines.yaml', file);
    return fillInAll(texts, instrumentWords([{ id: slug, ...instrumentSchema.parse(data) }], today));
  };
  expect(filled(guidelines)).toEqual({
    lead: 'From 7 October 2027.',
    facts: [{ value: '7 Oct 2027', note: 'since 7 October 2026' }],
    items: [{ date: '2027-10-07' }],
  });
  expect(filled(guidelines.replace('2027-10-07', '2028-01-31'))).toEqual({
    lead: 'From 31 January 2028.',
    facts: [{ value: '31 Jan 2028', note: 'since 7 October 2026' }],
    items: [{ date: '2028-01-31' }],
  });
});

describe('an instrument', () => {
  const changed = (from: string, to: string, ...more: ContentFile[]) =>
    checkInstruments(
      [
        fileOf('instruments', 'mas-guidelines.yaml', guidelines.replace(from, to)),
        sources,
        page(''),
        ...more,
      ],
      today,
    ).map(({ field, message }) => `${field} ${message}`);

  test.each([
    ['rests on the text or its authority', 'primary: MAS', 'primary: BLOG', 'primary names BLOG, a source'],
    ['rests on a source that a file holds', 'primary: MAS', 'primary: NOBODY', 'primary names the source'],
    ['is explained on a page', '/ai-regulations/singapore', '/ai-regulations/peru', 'explainedAt leads to'],
    ['is explained in a section', '#rules', '#nowhere', 'explainedAt leads to #nowhere'],
  ])('%s', (_rule, from, to, message) => {
    expect(changed(from, to)).toEqual([expect.stringContaining(message)]);
  });

  test('shares no name with another', () => {
    const other = fileOf(
      'instruments',
      'other.yaml',
      guidelines
        .replace(/^name: .*/m, 'name: Other rules')
        .replace(/^shortName: .*/m, 'shortName: Other rules'),
    );
    expect(changed('', '', other)).toEqual([
      expect.stringContaining('“MAS guidelines”, as mas-guidelines is'),
    ]);
  });
});
