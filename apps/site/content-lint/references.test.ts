import { expect, test } from 'vitest';
import { contentFile } from './content-file.fixture.ts';
import { checkReferences } from './references.ts';

test.each([
  ['redirects', { from: '/news/gone', to: '/news' }, []],
  ['redirects', { from: '/news', to: '/services' }, ['from']],
  ['redirects', { from: '/news/gone', to: '/news/never' }, ['to']],
  ['services', { relatedService: '/news' }, ['relatedService']],
] as const)('%s %j: issues of %j', (collection, data, fields) =>
  expect(checkReferences([contentFile(collection, data)]).map(({ field }) => field)).toEqual(fields),
);
