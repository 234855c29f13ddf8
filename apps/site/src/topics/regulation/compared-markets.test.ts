import { expect, test } from 'vitest';
import { comparedRows } from './compared-markets.ts';
import { instruments } from './instrument.fixture.ts';

const headings = {
  first: 'Heading',
  definition: 'AI',
  enforcer: 'Who',
  penalty: 'Sum',
  next: 'Day',
  rules: 'All',
};
const table = { columns: ['Market', 'Reach'] };
const usa = {
  id: 'usa' as const,
  name: 'USA',
  definition: 'A system',
  to: '/usa',
  reach: 'yes',
  cells: ['By state'],
  instruments: ['some-act'],
};

test('each heading is a row; enforcer, penalty and next day are those of the records, and the last row cites them', () => {
  const rows = comparedRows({ table, headings }, [usa], instruments, '2026-11-23');
  expect(rows.map(({ cells: [label, cell] }) => [label, cell])).toEqual([
    ['AI', 'A system'],
    ['Reach', 'By state'],
    ['Who', ['**Some Act.** The Attorney General']],
    ['Sum', ['**Some Act.** Up to US$20,000 a violation (Section 9)']],
    ['Day', expect.stringMatching(/^\*\*1 Jan 2027\.\*\* Some Act: Duties/)],
    ['All', '[USA](/usa)'],
  ]);
  expect(rows.map(({ sources }) => sources).filter(({ length }) => length > 0)).toEqual([['A']]);
  expect(comparedRows({ table, headings }, [usa], instruments, '2027-01-01').at(-2)?.cells[1]).toBe(
    'No future date is set.',
  );
});
