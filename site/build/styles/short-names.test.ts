import { expect, test } from 'vitest';
import { withShortNames } from './short-names.ts';

const short = (html: string, scripts: string[] = []) =>
  withShortNames(new Map([['a.html', html]]), scripts).get('a.html');

test('classes of CSS modules are short in markup and styles, the most used the shortest', () => {
  expect(
    short(
      '<style>.bar_1l_lsW .hero_N5fRIW{color:red}</style><p class="hero_N5fRIW lead"><p class="hero_N5fRIW">',
    ),
  ).toBe('<style>._b ._a{color:red}</style><p class="_a lead"><p class="_a">');
});

test('one name is the same on all pages', () => {
  const page = '<style>.hero_N5fRIW{color:red}</style>';
  const pages = withShortNames(
    new Map([
      ['a.html', `${page}<p class="hero_N5fRIW">`],
      ['b.html', `<style>.bar_1l_lsW{margin:0}</style><p class="bar_1l_lsW">${page}`],
    ]),
    [],
  );
  expect(pages.get('a.html')).toBe('<style>._a{color:red}</style><p class="_a">');
  expect(pages.get('b.html')).toContain('<style>._a{color:red}</style>');
});

test('custom properties are short in styles, and in drawings that name them', () => {
  expect(
    short(
      '<style>:root{--ink:red;--pale:blue}p{color:var(--ink)}</style><path fill="var(--pale)"/><p>git --ink',
    ),
  ).toBe('<style>:root{--_a:red;--_b:blue}p{color:var(--_a)}</style><path fill="var(--_b)"/><p>git --ink');
});

test.each([
  ['a custom property that a script names', '<style>p{color:var(--ink)}</style>', 'f("--ink")'],
  [
    'a class that a script names',
    '<style>.hero_N5fRIW{color:red}</style><p class="hero_N5fRIW">',
    'f("hero_N5fRIW")',
  ],
  [
    'a class that a script in the page names',
    '<style>.hero_N5fRIW{color:red}</style><script>"hero_N5fRIW"</script>',
    '',
  ],
  ['a word of the text', '<style>p{color:red}</style><p>snake_cases', ''],
])('%s stays', (_, html, script) => {
  expect(short(html, [script])).toBe(html);
});
