import { expect, test } from 'vitest';
import { assertPlaced } from './role-lists.ts';

const roles = [{ id: 'provider' }, { id: 'importer' }];
const groundsOf = (placed: string[]) => [{ items: placed.map((role) => ({ role })) }, { items: [{}] }];

test('accepts grounds that place every role once', () => {
  expect(() => assertPlaced(groundsOf(['importer', 'provider']), roles)).not.toThrow();
});

test.each([
  ['leave out a role', ['provider']],
  ['place a role twice', ['provider', 'provider', 'importer']],
  ['place a role that the rules do not have', ['provider', 'importer', 'maker']],
])('names the roles when the grounds %s', (_, placed) => {
  expect(() => assertPlaced(groundsOf(placed), roles)).toThrow('name each of provider, importer once');
});
