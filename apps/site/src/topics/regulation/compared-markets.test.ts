import { expect, test } from 'vitest';
import type { PageOf } from '../../schemas/page.ts';
import { comparedFigures, comparedRows, differingPoints, headFigures } from './compared-markets.ts';
import { instruments } from './instrument.fixture.ts';

const headings = {
  first: 'Heading',
  definition: 'AI',
  enforcer: 'Who',
  penalty: 'Sum',
  next: 'Day',
  rules: 'All',
};
const table = { columns: ['Market', 'Reach', 'Rule', 'Right', 'Notice', 'Officer', 'Transfer'] };
const usa = {
  id: 'usa' as const,
  name: 'USA',
  definition: 'A system',
  to: '/usa',
  reach: 'yes',
  most: { text: 'US$20,000', note: 'for each violation', law: 'some-act' },
  cells: ['By state', 'In part', 'None', '72 hours, section 4; others later', 'None', 'None'],
  marks: ['in-part', '2027-01-01', 'none', '72 h', 'none', 'none'] as const,
  instruments: ['some-act'],
};
const state: PageOf<'which-laws'>['table']['rows'][number] = { ...usa, marks: [...usa.marks] };

test('each heading is a row; enforcer, penalty and next day are those of the records, and the last row cites them', () => {
  const rows = comparedRows({ table, headings }, [state], instruments, '2026-11-23');
  expect(rows.map(({ cells: [label, cell] }) => [label, cell])).toEqual([
    ['AI', 'A system'],
    ['Reach', 'By state'],
    ['Rule', 'In part'],
    ['Right', 'None'],
    ['Notice', '72 hours, section 4; others later'],
    ['Officer', 'None'],
    ['Transfer', 'None'],
    ['Who', ['The Attorney General']],
    ['Sum', ['Up to US$20,000 a violation (Section 9)']],
    ['Day', expect.stringMatching(/^\*\*1 Jan 2027\.\*\* Some Act: Duties/)],
    ['All', '[USA](/usa)'],
  ]);
  expect(rows.map(({ kinds: [kind] }) => kind).slice(0, 5)).toEqual([
    undefined,
    'in-part',
    'later',
    'none',
    undefined,
  ]);
  expect(rows.map(({ sources }) => sources).filter(({ length }) => length > 0)).toEqual([['A']]);
  expect(comparedRows({ table, headings }, [state], instruments, '2027-01-01').at(-2)?.cells[1]).toBe(
    'No future date is set.',
  );
});

test('the figures are the notice, the highest penalty with its law, and the next day', () => {
  const figuresOn = (today: string, market = state) =>
    comparedFigures({ table, headings }, [market], instruments, today).map(({ label, figures: [figure] }) => [
      label,
      figure?.text,
      figure?.note,
    ]);
  expect(figuresOn('2026-11-23')).toEqual([
    ['Notice', '72 hours', 'section 4; others later'],
    ['Sum', 'US$20,000', 'for each violation: Some Act'],
    ['Day', '1 Jan 2027', expect.stringMatching(/^Some Act: Duties/)],
  ]);
  expect(figuresOn('2027-01-01').at(-1)).toEqual(['Day', '', 'No future date is set.']);
  const most = { ...usa.most, text: 'US$30,000' };
  expect(() => figuresOn('2026-11-23', { ...state, most })).toThrow('does not name');
});

test('the head of a market has its notice, and its highest penalty where one is named', () => {
  const notice = { label: 'Notice', value: '72 hours', note: 'section 4; others later' };
  expect(headFigures({ table, headings }, state, instruments)).toEqual([
    notice,
    { label: 'Sum', value: 'US$20,000', note: 'for each violation: Some Act' },
  ]);
  expect(headFigures({ table, headings }, { ...state, most: undefined }, instruments)).toEqual([notice]);
});

test('markets differ on the points whose marks are not the same on the day', () => {
  const points = ['reach', 'rule', 'right', 'notice', 'officer', 'transfer'];
  const other: typeof state = { ...state, marks: ['binding', 'binding', 'none', '3 days', 'none', 'none'] };
  expect(differingPoints(points, [state, other], '2026-11-23')).toEqual(['reach', 'rule', 'notice']);
  expect(differingPoints(points, [state, other], '2027-01-01')).toEqual(['reach', 'notice']);
});
