import { expect, test } from 'vitest';
import { assertPlaced, dutyGroups } from './role-lists.ts';

const roles = [{ id: 'provider' }, { id: 'importer' }];
const groundsOf = (placed: string[]) => [{ items: placed.map((role) => ({ role })) }, { items: [{}] }];

test('accepts grounds that place every role once', () =>
  expect(() => assertPlaced(groundsOf(['importer', 'provider']), roles)).not.toThrow());

test.each([
  ['leave out a role', ['provider']],
  ['place a role twice', ['provider', 'provider', 'importer']],
  ['place a role that the rules do not have', ['provider', 'importer', 'maker']],
])('names the roles when the grounds %s', (_, placed) =>
  expect(() => assertPlaced(groundsOf(placed), roles)).toThrow('name each of provider, importer once'),
);

const duty = (id: string, when: string, day = '2027-12-02') => ({
  id,
  when,
  day,
  article: 'Article 1',
  asks: 'Do it.',
  variants: [],
});
const conditions = [{ when: 'all' }, { when: 'a', text: 'a holds' }, { when: 'b', text: 'b holds' }];

test('puts duties of one day and one condition under it, those for all first, single ones last', () => {
  const duties = [
    duty('1', 'b'),
    duty('2', 'a'),
    duty('3', 'all'),
    duty('4', 'a'),
    duty('5', 'a', '2026-01-01'),
  ];
  const groups = dutyGroups(duties, conditions).map(({ day, condition, duties: own }) => [
    day,
    condition,
    own.map(({ id }) => id).join(),
  ]);
  expect(groups).toEqual([
    ['2026-01-01', 'a holds', '5'],
    ['2027-12-02', '', '3'],
    ['2027-12-02', 'a holds', '2,4'],
    ['2027-12-02', 'b holds', '1'],
  ]);
});

test('leaves each duty of a mixed group its own condition', () => {
  const [group] = dutyGroups([duty('1', 'a'), duty('2', 'b')], conditions);
  expect(group?.condition).toBeUndefined();
  expect(group?.duties.map(({ condition }) => condition)).toEqual(['a holds', 'b holds']);
});

test('rejects a duty whose condition has no words', () =>
  expect(() => dutyGroups([duty('1', 'c')], conditions)).toThrow('no words for the condition of 1'));
