import { expect, test } from 'vitest';
import { isShown } from './notice-days.ts';

const days = { showFrom: '2026-10-01', until: '2026-12-31' };

test.each([
  ['hides the notice before its first day', '2026-09-30', false],
  ['shows the notice on its first day', '2026-10-01', true],
  ['shows the notice on its last day', '2026-12-31', true],
  ['hides the notice after its last day', '2027-01-01', false],
])('%s', (_rule, today, shown) => expect(isShown(days, today)).toBe(shown));
