import { expect, test } from 'vitest';
import { startTags } from '../elements.ts';
import { edited } from '../pages.ts';
import { islandRuntime } from './island-runtime.ts';

const chunks: Record<string, string> = {
  'Form.a1.js': 'import{a}from"./shared.b2.js";import("./Search.c3.js")',
  'shared.b2.js': '',
  'Search.c3.js': '',
  'page.d4.js': 'import"./shared.b2.js"',
};
const page =
  '<style>astro-island,astro-slot{display:contents}</style><script>(self.Astro||(self.Astro={})).touch=1</script><script>customElements.define("astro-island",f)</script>';
const island = '<astro-island component-url="/_astro/Form.a1.js">';

test('what makes islands live is one file; the island names it and all that it needs to run', () => {
  const html = `<script>0</script>${page}${island}</astro-island>`;
  const { edits, file } = islandRuntime(startTags(html), (name) => chunks[name]);
  expect(file).toEqual({
    file: expect.stringMatching(/^_astro\/island\.[\w-]{8}\.js$/),
    source: '(self.Astro||(self.Astro={})).touch=1\ncustomElements.define("astro-island",f)',
  });
  expect(edited(html, edits)).toBe(
    `<script>0</script><astro-island component-url="/_astro/Form.a1.js" data-touch="/${file?.file} /_astro/Form.a1.js /_astro/shared.b2.js"></astro-island>`,
  );
});

test('an island does not name what a module of the page has brought', () => {
  const html = `<script type="module" src="/_astro/page.d4.js"></script>${page}${island}</astro-island>`;
  const { edits } = islandRuntime(startTags(html), (name) => chunks[name]);
  expect(edited(html, edits)).toMatch(/ data-touch="\/_astro\/island\.[\w-]{8}\.js \/_astro\/Form\.a1\.js">/);
});

test('a page without islands stays as it is', () => {
  expect(islandRuntime(startTags('<p>A'), () => undefined).edits).toEqual([]);
});
