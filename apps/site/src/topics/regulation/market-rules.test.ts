import { describe, expect, test } from 'vitest';
import type { InstrumentKind, InstrumentStatus, ReachKind } from '../../schemas/instrument.ts';
import { instruments, lawDate } from './instrument.fixture.ts';
import {
  bindingOn,
  countWords,
  inGroups,
  inOrderOfForce,
  ruleRow,
  rulesFact,
  withoutOwner,
} from './market-rules.ts';
import type { NamedInstrument } from './references.ts';

const today = '2026-11-23';

const [law] = instruments;
if (!law) throw new Error('The fixture is empty');
const record = (id: string, more: Partial<NamedInstrument> = {}): NamedInstrument => ({
  ...law,
  id,
  name: `Official name of ${id}`,
  shortName: id,
  place: 'Malaysia',
  duties: [{ text: 'Report a breach.', provision: 'section 12' }, { text: 'Appoint an officer.' }],
  primary: 'ACT',
  history: [{ status: 'in-force', from: '2025-06-01', sources: ['ACT'] }],
  dates: [],
  ...more,
});
const ids = (instruments: readonly NamedInstrument[]) => instruments.map(({ id }) => id);
const reaching = (kind: ReachKind) => ({ reach: { kind, text: 'Whom it reaches.' } });
const since = (from: string, status: InstrumentStatus = 'in-force') => ({
  history: [{ status, from, sources: ['ACT'] }],
});

describe('the order of the rules', () => {
  const rules = [
    record('bill', { kind: 'draft' }),
    record('guide', { kind: 'guideline', ...reaching('customer') }),
    record('by-customer', reaching('customer')),
    record('with-a-link', reaching('conditional')),
    record('older', { ...reaching('direct'), ...since('2020-01-01') }),
    record('newer', { ...reaching('direct'), ...since('2024-01-01') }),
    record('chosen', reaching('local')),
  ];
  const expected = ['chosen', 'newer', 'older', 'with-a-link', 'by-customer', 'guide', 'bill'];

  test('is the page’s own choice, then laws by reach, guidance, drafts; the newest first', () =>
    expect(ids(inOrderOfForce(rules, ['chosen']))).toEqual(expected));

  test('does not depend on the order of the files', () =>
    expect(ids(inOrderOfForce(rules.toReversed(), ['chosen']))).toEqual(expected));
});

test('several places have a group each, in the order of their first rule', () => {
  const rules = [record('a', { place: 'Taiwan' }), record('b'), record('c', { place: 'Taiwan' })];
  expect([...inGroups(rules)].map(([place, own]) => [place, ids(own)])).toEqual([
    ['Taiwan', ['a', 'c']],
    ['Malaysia', ['b']],
  ]);
});

test('rules of one place are grouped by whether they bind', () => {
  const rules = [record('a'), record('b', { kind: 'draft' }), record('c', { kind: 'guideline' })];
  expect([...inGroups(rules)].map(([group, own]) => [group, ids(own)])).toEqual([
    ['Law', ['a']],
    ['Guidance and drafts', ['b', 'c']],
  ]);
});

test.each([
  [['law', 'law', 'framework', 'draft'], 'Two laws, all binding. One guideline and one draft.'],
  [['law'], 'One law, binding.'],
  [['guideline', 'standard'], 'Two guidelines.'],
] satisfies [InstrumentKind[], string][])('the count of %s is “%s”', (kinds, expected) =>
  expect(
    countWords(
      kinds.map((kind, i) => record(`${i}`, { kind })),
      today,
    ),
  ).toBe(expected),
);

test('the count says how many laws bind today where not all do', () =>
  expect(countWords([record('a'), record('b', since('2027-01-01', 'adopted'))], today)).toBe(
    'Two laws, one of them binding today.',
  ));

test('the count says how many laws bind in part', () => {
  const part = record('b', since('2025-01-01', 'applies-in-part'));
  expect(countWords([record('a'), part], today)).toBe('Two laws, all binding, one of these in part.');
  expect(countWords([part], today)).toBe('One law, binding, in part.');
});

test('the head of a market counts its rules', () =>
  expect(rulesFact([record('a'), record('b', { kind: 'draft' })])).toMatchObject({
    value: '1 law',
    note: '1 draft',
  }));

test.each<[InstrumentKind, InstrumentStatus, string]>([
  ['law', 'in-force', 'binding'],
  ['law', 'applies-in-part', 'in-part'],
  ['law', 'adopted', 'later'],
  ['law', 'stayed', 'not-in-force'],
  ['guideline', 'published', 'voluntary'],
  ['draft', 'proposed', 'not-in-force'],
])('a %s that is %s is drawn as %s', (kind, status, drawn) =>
  expect(bindingOn(record('a', { kind, ...since('2025-01-01', status) }), today)).toBe(drawn),
);

describe('a row', () => {
  const coming = lawDate('2027-01-12', { id: 'next', title: 'Charges end', sources: ['NEWS'] });
  const row = ruleRow(record('a', { dates: [coming] }), today);

  test('says in a cell each the day, first duty, first step, enforcer and penalty, and folds the rest', () => {
    expect(row).toMatchObject({
      id: 'a',
      name: 'a',
      binds: 'everybody',
      otherDuties: 1,
      cells: {
        Day: ['**12 Jan 2027:** Charges end.', 'In force since 1 Jun 2025.'],
        Duty: ['Report a breach (section 12).'],
        'First step': ['The owner of each tool lists what it decides.'],
        Enforcer: ['The Attorney General'],
        'Highest penalty': ['Up to **US$20,000** a violation (Section 9)'],
      },
    });
    expect(row.more).toEqual([
      '**Reach.** Only companies that decide about its people (Section 3).',
      'Appoint an officer.',
    ]);
  });

  test('ends what a cell shows of a long text with a whole clause', () => {
    const clause = `The ${'very '.repeat(12)}same;`;
    const { cells, more } = ruleRow(record('a', { firstSteps: [`${clause} ${clause}`] }), today);
    expect(cells['First step']).toEqual([clause.replace(';', '.')]);
    expect(more).toContain(`**Then.** ${clause}`);
    const timed = `Up to 3%. {{until 2027-01-01: ${clause} Held back. | Over.}}`;
    expect(ruleRow(record('a', { firstSteps: [timed] }), today).cells['First step']).toEqual([timed]);
  });

  test('says of a duty later than the law from when it applies', () => {
    const own = record('a', { dates: [coming], duties: [{ text: 'End the charges.', from: 'next' }] });
    expect(ruleRow(own, today).cells.Duty).toEqual(['**From 12 Jan 2027:** End the charges.']);
    expect(ruleRow(own, '2027-01-12').cells.Duty).toEqual(['**Since 12 Jan 2027:** End the charges.']);
  });

  test('says in one line of guidance its day and its first step, or else its first duty', () => {
    const guide = { kind: 'guideline', ...since('2025-06-01', 'published') } as const;
    const guidance = ruleRow(record('a', guide), today);
    expect(guidance).toMatchObject({
      day: '1 Jun 2025',
      step: 'The owner of each tool lists what it decides.',
    });
    expect(guidance.more[1]).toBe('**Binds.** everybody.');
    expect(ruleRow(record('a', { ...guide, firstSteps: [] }), today).step).toBe('Report a breach.');
  });

  test('says what was decided under it, with its day', () => {
    const decisions = [{ date: '2025-09-29', text: 'Costs of S$800.', sources: ['CASE'] }];
    const decided = ruleRow(record('a', { decisions }), today);
    expect(decided.more.at(-1)).toBe('**Decided.** 29 Sep 2025: Costs of S$800.');
    expect(decided.sources).toContain('CASE');
  });

  test('cites every source of its record once', () => expect(row.sources).toEqual(['ACT', 'NEWS', 'A']));

  test('says of a law that nobody enforces it or why its penalty is unknown, and nothing of guidance or a draft without penalty', () => {
    const empty = record('a', { firstSteps: [], enforcedBy: 'nobody', penalty: 'none' });
    expect(ruleRow(empty, today).cells).toMatchObject({
      Enforcer: ['Nobody enforces it.'],
      'Highest penalty': ['No penalty of its own.'],
    });
    const unknown = { unknown: 'The decree is not out.' };
    expect(ruleRow({ ...empty, penalty: unknown }, today).cells).toMatchObject({
      'Highest penalty': [unknown.unknown],
    });
    const penalty = { text: 'Up to £17 million, as reported.', sources: ['BILL'] };
    const soft = ruleRow({ ...empty, kind: 'guideline' }, today).more.join();
    expect(soft).not.toMatch(/enforces|penalty/);
    expect(ruleRow({ ...empty, kind: 'draft', penalty }, today).more).toContain(
      `**Highest penalty.** ${penalty.text}`,
    );
  });
});

test.each([
  ['Malaysia’s data protection act', 'Malaysia', 'Data protection act'],
  ['Philippines’ Data Privacy Act', 'More markets Philippines', 'Data Privacy Act'],
  ['Thailand’s data protection act', 'More markets', 'Thailand’s data protection act'],
  ['GDPR', 'GDPR and EU data law', 'GDPR'],
])('%s is, under %s, %s', (name, heading, expected) => expect(withoutOwner(name, heading)).toBe(expected));
