import { expect, test } from 'vitest';
import { certificationText } from './course-facts.ts';

test('a certification says how far the course goes towards it', () => {
  const certification = { title: 'PSPO I', note: 'preparation, attempt not included' };
  expect(certificationText({ certification })).toBe('PSPO I: preparation, attempt not included');
  expect(certificationText({})).toBeUndefined();
});
