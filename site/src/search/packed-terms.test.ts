import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packTerms, unpackTerms } from './packed-terms.ts';

const terms = fc.uniqueArray(fc.stringMatching(/^[a-z0-9\u00e4\u4e00]{1,40}$/)).map((list) => new Set(list));
const unit = fc.record({ headings: terms, body: terms });

test('what is packed comes out again, also as JSON, for more units than ASCII has characters', () => {
  fc.assert(
    fc.property(
      fc.array(unit, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 300 }),
      (units, empty) => {
        const nothing = { headings: new Set<string>(), body: new Set<string>() };
        const all = [...Array.from({ length: empty }, () => nothing), ...units];
        const packed = JSON.parse(JSON.stringify(packTerms(all)));
        expect(unpackTerms(packed, all.length)).toEqual(all);
      },
    ),
  );
});

test('no character of a list needs more than itself in JSON', () => {
  const all = Array.from({ length: 250 }, () => ({ headings: new Set(['word']), body: new Set<string>() }));
  const { headings } = packTerms(all);
  expect(JSON.stringify(headings)).toBe(`"${headings}"`);
  expect(new Set(headings).size).toBe(250);
});
