import { expect, test } from 'vitest';
import { addressOf, filtersOf, isFiltered } from './filters.ts';

test('an address says all that narrows the list, and is read back the same', () => {
  const address = '?view=answered&form=contact&session=2026-12-09&owner=nobody&search=s1';
  expect(addressOf(filtersOf(new URLSearchParams(address)))).toBe(address);
});

test('the open view with nothing else needs no address', () => {
  expect(addressOf(filtersOf(new URLSearchParams('')))).toBe('');
});

test('a view that there is not shows the open ones', () => {
  expect(filtersOf(new URLSearchParams('view=everything')).view).toBe('open');
});

test('the view alone is no filter', () => {
  expect(isFiltered(filtersOf(new URLSearchParams('view=mine')))).toBe(false);
  expect(isFiltered(filtersOf(new URLSearchParams('owner=nobody')))).toBe(true);
});
