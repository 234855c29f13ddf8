import { describe, expect, test } from 'vitest';
import type { CollectionName } from '../src/schemas/collections.ts';
import { instrumentSchema } from '../src/schemas/instrument.ts';
import { checkInstruments } from './instruments.ts';
import { type ContentFile, parseContent } from './read.ts';

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
reach: { kind: local, text: Licensed institutions only. }
duties: [{ text: Make the board accountable., from: oversight }]
enforcedBy: MAS
penalty: none
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
const page = fileOf('regulations', 'singapore.yaml', 'jurisdiction: singapore\nblocks: [{ id: rules }]');

describe('an instrument', () => {
  const changed = (from: string, to: string, ...more: ContentFile[]) =>
    checkInstruments([
      fileOf('instruments', 'mas-guidelines.yaml', guidelines.replace(from, to)),
      sources,
      page,
      ...more,
    ]).map(({ field, message }) => `${field} ${message}`);

  test.each([
    ['rests on the text or its authority', 'primary: MAS', 'primary: BLOG', 'primary names BLOG, a source'],
    ['rests on a source that a file holds', 'primary: MAS', 'primary: NOBODY', 'primary names the source'],
    [
      'belongs to a jurisdiction with a page',
      'jurisdiction: singapore',
      'jurisdiction: peru',
      'jurisdiction is "peru"',
    ],
    ['is explained on a page', '/ai-regulations/singapore', '/ai-regulations/peru', 'explainedAt leads to'],
    ['is explained in a section', '#rules', '#nowhere', 'explainedAt leads to #nowhere'],
  ])('%s', (_rule, from, to, message) =>
    expect(changed(from, to)).toEqual([expect.stringContaining(message)]),
  );

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

describe('a record', () => {
  const faultsOf = (from: string | RegExp, to: string) =>
    instrumentSchema
      .safeParse(fileOf('instruments', 'mas-guidelines.yaml', guidelines.replace(from, to)).data)
      .error?.issues.map(({ path }) => String(path[0]));

  test('is valid', () => expect(faultsOf('', '')).toBeUndefined());

  test.each([
    ['says whether it reaches a company without an office there', /^reach: .*\n/m, '', 'reach'],
    ['names who enforces it, nobody, or why that is unknown', /^enforcedBy: .*\n/m, '', 'enforcedBy'],
    ['names its penalty, none, or why that is unknown', /^penalty: .*\n/m, '', 'penalty'],
    ['cites its penalty', 'penalty: none', 'penalty: { text: Up to S$1 million }', 'penalty'],
    ['dates a duty by one of its own days', 'from: oversight }]', 'from: nowhere }]', 'duties'],
    ['takes its market from a page, where it has one', 'kind:', 'market: korea\nkind:', 'market'],
    ['begins with what holds at the review', 'reviewedOn: 2026-11-22', 'reviewedOn: 2025-01-01', 'history'],
    ['is in force only after its adoption', 'status: proposed', 'status: in-force', 'history'],
  ])('%s', (_rule, from, to, field) => expect(faultsOf(from, to)).toEqual([field]));

  test('says why a penalty is unknown', () =>
    expect(faultsOf('penalty: none', 'penalty: { unknown: The decree is not out yet. }')).toBeUndefined());
});

describe('a market page', () => {
  const law = guidelines
    .replace('jurisdiction: singapore', 'jurisdiction: international\nmarket: korea')
    .replace('/ai-regulations/singapore#rules', '/ai-regulations/korea#law');
  const answer = '{ text: Text., stat: A sum, statNote: at most, basis: Section 1, sources: [MAS] }';
  const market = `
title: South Korea
lead: One law.
seo: { title: South Korea, description: What the law of South Korea asks of a company that has no office there. }
order: 1
markets: [korea]
first: [law]
question: { text: Do people there use it?, yes: ${answer}, no: ${answer} }
service: { title: Advice, text: Text., to: /contact }
closing: { title: Ask, text: Text., link: { label: Ask us, to: /contact } }
reviewedOn: 2026-11-22
sourcesTo: October 2026
`;
  const issues = (lawText: string, marketText = market, slug = 'korea') =>
    checkInstruments([
      fileOf('instruments', 'law.yaml', lawText),
      fileOf('markets', `${slug}.yaml`, marketText),
      fileOf('regulations', 'global.yaml', 'jurisdiction: international\nblocks: [{ id: rules }]'),
      sources,
    ]).map(({ file, field, message }) => `${file} ${field} ${message}`);

  test('explains the instruments of its market, each in a row of its own', () =>
    expect(issues(law)).toEqual([]));

  test('misses no instrument of its market', () =>
    expect(issues(law.replace('korea#law', 'global#rules'))).toEqual([
      expect.stringContaining('markets/korea.yaml first names law'),
      expect.stringContaining(
        'instruments/law.yaml explainedAt is of a market that /ai-regulations/korea explains',
      ),
    ]));

  test('has the anchor of an instrument only where that instrument is', () =>
    expect(issues(law.replace('korea#law', 'korea#other'))).toContainEqual(
      expect.stringContaining('explainedAt leads to #other'),
    ));

  test('takes no address of a regulation page', () =>
    expect(issues(law, market, 'global')).toContainEqual(
      expect.stringContaining('markets/global.yaml  has the address of regulations/global.yaml'),
    ));

  test('names only instruments that it explains', () =>
    expect(issues(law, market.replace('first: [law]', 'first: [law, act]'))).toEqual([
      expect.stringContaining('names act'),
    ]));
});
