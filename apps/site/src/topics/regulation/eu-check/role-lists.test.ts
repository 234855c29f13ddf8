import { expect, test } from 'vitest';
import { assertPlaced } from './role-lists.ts';

const roles = [{ id: 'provider' }, { id: 'importer' }];

test('accepts a map that places every role once', () => {
  expect(() => assertPlaced(['importer', 'provider'], roles)).not.toThrow();
});

test.each([
  ['leaves out a role', ['provider']],
  ['places a role twice', ['provider', 'provider', 'importer']],
  ['places a role that the rules do not have', ['provider', 'importer', 'maker']],
])('names the roles when a map %s', (_, placed) => {
  expect(() => assertPlaced(placed, roles)).toThrow('name each of provider, importer once');
});
