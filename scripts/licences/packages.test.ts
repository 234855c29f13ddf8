import { expect, test } from 'vitest';
import { forbiddenPackages, productionPackages, shippedPackages } from './packages.ts';

const lock = {
  packages: {
    '': { version: '1.0.0' },
    enquiry: { version: '1.0.0' },
    'node_modules/@vanda/forms': { link: true },
    'node_modules/fastify': { version: '5.0.0', license: 'MIT' },
    'node_modules/vitest': { version: '5.0.0', license: 'GPL-3.0-only', dev: true },
    'node_modules/a/node_modules/b': { version: '2.0.0', license: 'GPL-3.0-only' },
    'node_modules/nameless': { version: '1.0.0' },
  },
};

test('packages of the running service and the build are listed, nested ones too; tools of development are not', () => {
  expect(productionPackages(lock).map(({ name }) => name)).toEqual(['b', 'fastify', 'nameless']);
});

test('a licence that is not on the list, or none at all, is named with its package', () => {
  expect(forbiddenPackages(productionPackages(lock), 'tools')).toEqual([
    'b 2.0.0: GPL-3.0-only',
    'nameless 1.0.0: none',
  ]);
});

test.each([
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND GPL-3.0-only', false],
  ['MIT AND ISC', true],
  ['LGPL-3.0-or-later', false],
  ['constructor', false],
])('%s may be sent to visitors: %s', (licence, isAllowed) => {
  const packages = [{ name: 'x', version: '1.0.0', licence }];
  expect(forbiddenPackages(packages, 'visitors')).toHaveLength(isAllowed ? 0 : 1);
});

test('what builds the site may have a licence that what is sent out may not', () => {
  const libvips = [{ name: 'libvips', version: '1.0.0', licence: 'LGPL-3.0-or-later' }];
  expect(forbiddenPackages(libvips, 'tools')).toEqual([]);
});

test('a built licences.txt is read by its head lines', () => {
  const rule = '-'.repeat(72);
  expect(
    shippedPackages(`Words\n${rule}\nreact 19.0.0 (MIT)\n\nMIT License\n${rule}\n@a/b 1.0.0 (OFL-1.1)\n`),
  ).toEqual([
    { name: 'react', version: '19.0.0', licence: 'MIT' },
    { name: '@a/b', version: '1.0.0', licence: 'OFL-1.1' },
  ]);
});
