import { expect, test } from 'vitest';
import { documentFindings, type Repository, unlistedDocuments } from './document-rules.ts';
import { headingAnchors } from './heading-anchors.ts';

const repository: Repository = {
  files: [
    'docs/testing.md',
    'apps/site/src/routing/routes.ts',
    'apps/site/src/pages/news.astro',
    'README.md',
    'scripts/bench.ts',
  ],
  npmScripts: ['test', 'build', 'enquiries'],
  testStages: ['unit', 'built'],
  read: () => '# Testing\n\n## In the browser\n',
};
const findings = (text: string) => documentFindings('docs/index.md', text, repository);

test.each([
  ['See `apps/site/src/gone.ts`.', 'docs/index.md:1 names apps/site/src/gone.ts, which does not exist'],
  ['See `gone.ts`.', "docs/index.md:1 names gone.ts, and no file's path ends so"],
  ['a\nSee [the guide](gone.md).', 'docs/index.md:2 names docs/gone.md, which does not exist'],
  [
    'See [tests](testing.md#on-the-moon).',
    'docs/index.md:1 names docs/testing.md#on-the-moon, and that document has no such heading',
  ],
  ['Run `npm run gone`.', 'docs/index.md:1 names the npm script gone, which package.json lacks'],
  ['Run `npm test -- unit moon`.', 'docs/index.md:1 names the stage moon, which npm test does not know'],
  ['Run `node scripts/gone.ts --all`.', 'docs/index.md:1 names scripts/gone.ts, which does not exist'],
  [
    'Run `npx vitest run --project site src/gone`.',
    'docs/index.md:1 names apps/site/src/gone, which does not exist',
  ],
  [
    '```mermaid\nflowchart\n  ui["apps/site/src/gone/"] --> text\n```',
    'docs/index.md:3 names apps/site/src/gone/, which does not exist',
  ],
])('names what does not exist, with its line: %s', (text, finding) =>
  expect(findings(text)).toEqual([finding]),
);

test('headings get the anchors that GitHub gives them; a comment in a block is no heading', () => {
  const text = "# The site's *own* way: `npm test`\n```sh\n# not this\n```\n## [Twice](x.md)\n## Twice\n";
  expect(headingAnchors(text)).toEqual(['the-sites-own-way-npm-test', 'twice', 'twice-1']);
});

test('a document that no index leads to is named', () => {
  const indexes = new Map([
    ['docs/index.md', '[one](one.md), [two](guides/two.md#part), [readme](../README.md)'],
  ]);
  const documents = ['README.md', 'docs/index.md', 'docs/one.md', 'docs/guides/two.md', 'docs/three.md'];
  expect(unlistedDocuments(documents, indexes)).toEqual(['docs/three.md stands in none of docs/index.md']);
});
