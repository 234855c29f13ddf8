import { expect, test } from 'vitest';
import { intakeCss } from './intake-css.ts';

const names = (pattern: RegExp) => new Set(intakeCss().match(pattern));

test("the sheet of the service's own pages brings every token it uses, and no other", () => {
  const used = names(/(?<=var\()--[\w-]+/g);
  expect(used.size).toBeGreaterThan(0);
  expect(names(/(?<![\w(])--[\w-]+(?=:)/g)).toEqual(used);
});

test('its colours are there without light-dark(), too', () => {
  expect(intakeCss()).toContain('#fbfbf8');
  expect(intakeCss()).not.toContain('light-dark(');
});
