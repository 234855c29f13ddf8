import { describe, expect, test } from 'vitest';
import { documentFindings } from './document-rules.ts';

const present = ['docs/testing.md', 'site/src/routes.ts', 'site/src/pages', 'README.md'];
const repository = {
  exists: (path: string) => present.includes(path.replace(/\/$/, '')),
  npmScripts: ['test', 'build'],
};
const findings = (text: string) => documentFindings('docs/index.md', text, repository);

describe('documentFindings', () => {
  test.each([
    ['See `site/src/gone.ts`.', 'docs/index.md:1 names site/src/gone.ts, which does not exist'],
    ['a\nSee [the guide](gone.md).', 'docs/index.md:2 names docs/gone.md, which does not exist'],
    ['See `GONE.md`.', 'docs/index.md:1 names GONE.md, which does not exist'],
    ['Run `npm run gone`.', 'docs/index.md:1 names the npm script gone, which package.json lacks'],
  ])('what does not exist is named with its line: %s', (text, finding) => {
    expect(findings(text)).toEqual([finding]);
  });

  test.each([
    '`site/src/routes.ts`, `site/src/pages/` and [tests](testing.md#browser)',
    'up: [readme](../README.md), `README.md`, out: [Astro](https://docs.astro.build/x.md)',
    '`npm run build`, `npm test`, `npm install`',
    'generated: `site/dist/index.html`, a pattern: `site/src/content/<slug>.yaml`',
    'the npm package of Node, npm scripts in prose',
    'an address is no path: `/services/iso27001`',
  ])('what exists, is generated or is a pattern is fine: %s', (text) => {
    expect(findings(text)).toEqual([]);
  });
});
