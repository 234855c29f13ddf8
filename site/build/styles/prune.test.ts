import { describe, expect, test } from 'vitest';
import { startTags } from '../elements.ts';
import { pruneRules } from './prune.ts';

function prune(css: string, body: string, scripts: string[] = []) {
  const markup = `<html><head></head><body>${body}</body></html>`;
  return pruneRules(css, { markup, tags: startTags(markup), scripts });
}

describe('pruneRules', () => {
  test('rules that the page cannot use go, the others stay in their order', async () => {
    expect(await prune('.b{color:red}.a{color:blue}p{margin:0}table{margin:0}', '<p class="a">')).toBe(
      '.a{color:blue}p{margin:0}',
    );
  });

  test('of a selector list only the usable part stays', async () => {
    expect(await prune('.a,.b{color:red}', '<p class="a">')).toBe('.a{color:red}');
  });

  test('names that a script of the page holds count as used', async () => {
    expect(await prune('.shown{color:red}', '<p>', ['e.classList.add("shown")'])).toBe('.shown{color:red}');
    expect(await prune('.shown{color:red}', '<script>e.className="shown"</script>')).toBe(
      '.shown{color:red}',
    );
  });

  test('a word of the text is no class', async () => {
    expect(await prune('.word{color:red}', '<p>word</p>')).toBe('');
  });

  test.each([
    '.a{color:red;&:hover{color:blue}}',
    '.a{&:focus-visible,&[aria-expanded=true]{color:blue}}',
    '.a[data-state=closed]{color:red}',
    '.a[open]{color:red}',
    '.a:has(:checked){color:red}',
    '.a:not(.never){color:red}',
    ':focus-visible{color:red}',
    '::selection{color:red}',
    ':root{color:red}',
    '@media (width>=40em){.a{color:red}}',
    '@layer x,y;@layer x{.a{color:red}}',
    '@starting-style{.a{opacity:0}}',
    '@view-transition{navigation:auto}',
    '::view-transition-old(root){animation:none}',
    ':where(.a,.a) .a{color:red}',
    '.a>*+*{margin:0}',
    'html:has(dialog[open]){overflow:hidden}',
    '@property --x{syntax:"*";inherits:false}.a{color:red}',
  ])('what may apply later stays: %s', async (css) => {
    expect(await prune(css, '<dialog><p class="a">')).toBe(css);
  });

  test('a selector list in :is() or :where() without any used name goes', async () => {
    expect(await prune(':where(.x,.y) p{color:red}', '<p>')).toBe('');
  });

  test('custom properties stay while a rule, another property, a drawing or a script uses them', async () => {
    const css = ':root{--a:var(--b);--b:red;--c:red;--d:red;--e:red}p{color:var(--a)}';
    const pruned = await prune(css, '<p><svg><path fill="var(--c)"/></svg>', ['s.setProperty("--d",1)']);
    expect(pruned).toBe(':root{--a:var(--b);--b:red;--c:red;--d:red}p{color:var(--a)}');
  });

  test('keyframes stay while something animates by them', async () => {
    const css = '@keyframes in{to{opacity:1}}@keyframes out{to{opacity:0}}p{animation:in 1s}';
    expect(await prune(css, '<p>')).toBe('@keyframes in{to{opacity:1}}p{animation:in 1s}');
  });

  test('a font face stays while its name is used, by a custom property too', async () => {
    const face = (name: string) => `@font-face{font-family:"${name}";src:url(/a.woff2)}`;
    const rules = ':root{--serif:"Kept",serif}p{font-family:var(--serif)}';
    expect(await prune(face('Kept') + face('Gone') + rules, '<p>')).toBe(face('Kept') + rules);
  });
});
