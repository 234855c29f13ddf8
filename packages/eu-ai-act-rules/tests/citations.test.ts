import { expect, test } from 'vitest';
import { rules } from './rules.fixture.ts';

test('every source that the rules cite has a title and a status', () => {
  const lists = [
    rules.findings,
    rules.duties,
    rules.openPoints,
    rules.changes,
    rules.reliefs,
    rules.notOwed,
    rules.fines,
  ];
  const cited = new Set(lists.flat().flatMap(({ sources }) => sources));
  expect([...cited].filter((key) => !rules.citations[key]?.title)).toEqual([]);
});
