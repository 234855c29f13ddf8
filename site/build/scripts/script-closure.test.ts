import { expect, test } from 'vitest';
import { startTags } from '../elements.ts';
import { scriptClosure } from './script-closure.ts';

const chunks: Record<string, string> = {
  'Banner.a1.js': 'import{x}from"./react.b2.js";import("./late.c3.js")',
  'react.b2.js': 'export const x=1',
  'late.c3.js': 'const deps=["_astro/deep.d4.js"]',
  'deep.d4.js': 'import"./Banner.a1.js"',
  'other.e5.js': '',
};
const closure = (html: string) => [...scriptClosure(startTags(html), (name) => chunks[name]).keys()].sort();
const all = ['Banner.a1.js', 'deep.d4.js', 'late.c3.js', 'react.b2.js'];

test.each([
  ['a module', '<script type="module" src="/_astro/Banner.a1.js"></script>'],
  ['an island', '<astro-island component-url="/_astro/Banner.a1.js" renderer-url="/_astro/react.b2.js">'],
  ['an import in an inline script', '<script type="module">import("/_astro/Banner.a1.js")</script>'],
  ['a preload', '<link rel="modulepreload" href="/_astro/Banner.a1.js">'],
])('chunks are followed from %s through all imports, cycles included', (_, html) => {
  expect(closure(html)).toEqual(all);
});

test('a page without scripts has none', () => {
  expect(closure('<p>import "./Banner.a1.js"</p>')).toEqual([]);
});
