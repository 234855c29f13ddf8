import { readFileSync } from 'node:fs';
import type { Answers } from '@vanda/eu-ai-act-rules/answers';
import { assess } from '@vanda/eu-ai-act-rules/assess';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { walks } from '../../../../../packages/eu-ai-act-rules/tests/properties.fixture.ts';
import { completed, maker, rules } from '../../../../../packages/eu-ai-act-rules/tests/rules.fixture.ts';
import { describeSheet, drawSheet, resultSheetOf, type Shape, sheetFile } from './result-sheet.ts';

const today = '2026-11-23';
const drawn = (answers: Answers, fingerprint = '2a0b17ff') => {
  const result = assess(rules, answers, '2026-11-23');
  const sheet = resultSheetOf(result, { name: 'Shortlist' }, today, fingerprint);
  return { result, sheet, shapes: drawSheet(sheet) };
};
const ofKind = (shapes: readonly Shape[], kind: string) =>
  shapes.filter((shape) => shape.kind.split(' ').includes(kind));

test('draws one petal for each duty, dotted where it is to come, and one ring for each open point', () => {
  fc.assert(
    fc.property(walks, (answers) => {
      const { result, sheet, shapes } = drawn(answers);
      expect(JSON.stringify(shapes)).not.toMatch(/NaN|null|undefined|Infinity/);
      expect(ofKind(shapes, 'ring')).toHaveLength(Math.min(24, result.openPoints.length));
      if (sheet.isCut) return;
      const duties = result.duties.flatMap((role) => role.duties);
      expect(ofKind(shapes, 'petal')).toHaveLength(duties.length);
      expect(ofKind(shapes, 'later')).toHaveLength(duties.filter(({ day }) => day > today).length);
    }),
    { numRuns: 40, seed: 20_261_123 },
  );
});

test('a prohibited practice cuts the stem, and no other duty is drawn', () => {
  const { sheet, shapes } = drawn(
    completed({
      ...maker,
      practices: ['practice-emotion'],
      emotion: ['emotion-biometric'],
      interaction: ['interacts'],
    }),
  );
  expect(ofKind(shapes, 'cut')).toHaveLength(1);
  expect(ofKind(shapes, 'petal')).toHaveLength(1);
  expect(describeSheet(sheet)).toMatch(
    /^A cut stem: prohibited\. Article 5\(1\)\(f\) since 2 February 2025\./,
  );
});

test('the saved file has colours of its own in place of the tokens', () => {
  const css = readFileSync(new URL('result-sheet.css', import.meta.url), 'utf8');
  const file = sheetFile('<svg class="result-sheet" viewBox="0 0 1 1"><path d="M0 0"/></svg>', css);
  expect(file).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="880" height="1280" class="result-sheet"/,
  );
  expect(file).toContain('fill: #9a1a68');
  expect(file).not.toContain('var(');
});
