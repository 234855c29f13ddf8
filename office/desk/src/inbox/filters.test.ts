import { expect, test } from 'vitest';
import { addressOf, filtersOf, isFiltered } from './filters.ts';

test('writes all filters to the address and reads them back', () => {
  const address = '?view=answered&form=contact&session=2026-12-09&assignee=nobody&search=s1';
  expect(addressOf(filtersOf(new URLSearchParams(address)))).toBe(address);
});

test('leaves the address of the unfiltered open view empty', () =>
  expect(addressOf(filtersOf(new URLSearchParams('')))).toBe(''));

test('falls back to the open view', () =>
  expect(filtersOf(new URLSearchParams('view=everything')).view).toBe('open'));

test('does not count the view as a filter', () => {
  expect(isFiltered(filtersOf(new URLSearchParams('view=mine')))).toBe(false);
  expect(isFiltered(filtersOf(new URLSearchParams('assignee=nobody')))).toBe(true);
});
