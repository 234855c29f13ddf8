import { describe, expect, it } from 'vitest';
import { parseRules, resolveValue, type Scheme, standaloneCss } from './standalone-css.ts';

const tokensCss = `@layer tokens {
  :root { --ink: light-dark(#211824, #eef0ec); --paper: #fff; /* ; not: this */ --celadon: #e3ece6; --focus: var(--ink); }
}
@media (prefers-reduced-motion: reduce) { :root { --ink: red; } }`;

const platesCss = `@layer plates {
  .plate { --g: var(--celadon); --k: var(--ink); background: var(--g); }
  .plate.night { --k: #eef0ec; }
  .k, .kd { stroke: var(--k); fill: none; }
  .g { fill: var(--g); }
  .bt text { font: 500 27px var(--display, serif); }
}`;

const css = (markup: string, ground: 'celadon' | 'night' = 'celadon', scheme?: Scheme) =>
  standaloneCss({ platesCss, tokensCss, markup, ground, scheme });

describe('standaloneCss', () => {
  it('keeps only the rules whose parts are drawn', () => {
    expect(css('<circle class="g"/>')).toBe('.g{fill:#e3ece6}');
  });

  it('keeps only the selectors of a rule whose parts are drawn', () => {
    expect(css('<path class="k"/>')).toMatch(/^\.k\{/);
  });

  it('writes what differs in the dark after the light values', () => {
    expect(css('<path class="k"/>')).toBe(
      '.k{stroke:#211824;fill:none}@media (prefers-color-scheme:dark){.k{stroke:#eef0ec}}',
    );
  });

  it('writes one scheme alone for a picture that the page chooses by it', () => {
    expect(css('<path class="k"/>', 'celadon', 'light')).toBe('.k{stroke:#211824;fill:none}');
    expect(css('<path class="k"/>', 'celadon', 'dark')).toBe('.k{stroke:#eef0ec;fill:none}');
  });

  it('takes the values of the ground that the picture stands on', () => {
    expect(css('<path class="k"/>', 'night')).toBe('.k{stroke:#eef0ec;fill:none}');
  });

  it('keeps a nested selector only when the whole of it can match', () => {
    expect(css('<g class="bt"/>')).toBe('');
    expect(css('<g class="bt"><text>x</text></g>')).toBe('.bt text{font:500 27px serif}');
  });
});

describe('resolveValue', () => {
  it('follows a token to its value, through other tokens', () => {
    const properties = new Map([
      ['--a', 'var(--b)'],
      ['--b', 'light-dark(white, black)'],
    ]);
    expect(resolveValue('1px solid var(--a)', properties, 'dark')).toBe('1px solid black');
  });

  it('takes what a call falls back on where the token has no value, brackets and all', () => {
    const value = 'var(--no, light-dark(rgb(1, 2, 3), var(--nor, hsl(0 0% 0%))))';
    expect(resolveValue(value, new Map(), 'light')).toBe('rgb(1, 2, 3)');
    expect(resolveValue(value, new Map(), 'dark')).toBe('hsl(0 0% 0%)');
  });

  it('refuses a token that has no value', () => {
    expect(() => resolveValue('var(--nowhere)', new Map(), 'light')).toThrow('--nowhere');
  });
});

describe('parseRules', () => {
  it('reads rules inside layers and leaves conditional ones out', () => {
    expect(parseRules(tokensCss).map(({ selectors }) => selectors)).toEqual([[':root']]);
  });

  it('refuses a style sheet that is cut off', () => {
    expect(() => parseRules('.a { fill: red;')).toThrow('Unclosed block');
  });
});
