import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { registrationCss } from './service-css.ts';

describe('the style sheet of pages written by the server', () => {
  const css = registrationCss();
  const names = (pattern: RegExp) => new Set(css.match(pattern));

  test('defines the tokens that it uses, and no others', () => {
    const defined = names(/(?<![\w(])--[\w-]+(?=:)/g);
    expect([...defined].filter((name) => !css.includes(`var(${name}`))).toEqual([]);
    expect([...names(/(?<=var\()--[\w-]+(?=\))/g)].filter((name) => !defined.has(name))).toEqual([]);
    expect(defined.size).toBeGreaterThan(0);
  });

  test('defines the colours that their markup names', () => {
    const markup = readFileSync('apps/server/src/platform/http/page.ts', 'utf8');
    const named = markup.match(/(?<=var\()--[\w-]+/g) ?? [];
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !css.includes(`${name}:`))).toEqual([]);
  });

  test('has fallback colours without light-dark()', () => {
    expect(css).toContain('#fbfbf8');
    expect(css).not.toContain('light-dark(');
  });
});
