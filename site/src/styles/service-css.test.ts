import { describe, expect, test } from 'vitest';
import { intakeCss, registrationCss } from './service-css.ts';

describe.each([
  ['answers to forms', intakeCss],
  ["a registrant's pages", registrationCss],
])('the sheet of %s', (_, css) => {
  const names = (pattern: RegExp) => new Set(css().match(pattern));

  test('brings every token it uses, and no other', () => {
    const used = names(/(?<=var\()--[\w-]+/g);
    expect(used.size).toBeGreaterThan(0);
    expect(names(/(?<![\w(])--[\w-]+(?=:)/g)).toEqual(used);
  });

  test('has its colours without light-dark(), too', () => {
    expect(css()).toContain('#fbfbf8');
    expect(css()).not.toContain('light-dark(');
  });
});
