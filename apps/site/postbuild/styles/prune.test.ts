import { transform } from 'lightningcss';
import { describe, expect, test } from 'vitest';
import { pruneRules } from './prune.ts';

const prune = (css: string, body: string, scripts: string[] = []) =>
  pruneRules(css, [`<html><body>${body}`, ...scripts]);

const short = (css: string) =>
  transform({ filename: 'page.css', code: Buffer.from(css), minify: true }).code.toString();

describe('pruneRules', () => {
  test('removes the rules that the page cannot use and keeps the order of the others', async () => {
    expect(await prune('.b{color:red}.a{color:tan}p{margin:0}table{margin:0}', '<p class="a">')).toBe(
      '.a{color:tan}p{margin:0}',
    );
  });

  test('keeps rules that a script names', async () => {
    expect(await prune('.shown{color:red}', '<p>', ['e.classList.add("shown")'])).toBe('.shown{color:red}');
    expect(await prune('.shown{color:red}', '<script>e.className="shown"</script>')).toBe(
      '.shown{color:red}',
    );
  });

  test.each([
    '.a{color:red;&:hover{color:blue}}',
    '.a{&:focus-visible,&[aria-expanded=true]{color:blue}}',
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
  ])('keeps rules that may apply later: %s', async (css) => {
    expect(await prune(css, '<dialog><p class="a">')).toBe(short(css));
  });

  test('keeps rules for a data attribute that the page or a script names, and no others', async () => {
    const css = '[data-sign-off]{color:red}[data-gone]{color:tan}[data-tool]{color:blue}';
    expect(await prune(css, '<p data-tool>', ['e.dataset.signOff=""'])).toBe(
      '[data-sign-off]{color:red}[data-tool]{color:#00f}',
    );
  });

  test('keeps rules for a reference that the page has', async () => {
    const css = '[href="#one"]{color:red}';
    expect(await prune(`${css}[href="#two"]{color:blue}`, '<svg><use href="#one"></use></svg>')).toBe(
      short(css),
    );
  });

  test('keeps custom properties that a rule, another property, a drawing or a script uses', async () => {
    const css = ':root{--a:var(--b);--b:red;--c:red;--d:red;--e:red}p{color:var(--a)}';
    const pruned = await prune(css, '<p><svg><path fill="var(--c)"/></svg>', ['s.setProperty("--d",1)']);
    expect(pruned).toBe(':root{--a:var(--b);--b:red;--c:red;--d:red}p{color:var(--a)}');
  });
});
