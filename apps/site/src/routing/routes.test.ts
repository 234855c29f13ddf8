import { expect, test } from 'vitest';
import { currentState } from './routes.ts';

test.each([
  ['/', '/', 'page'],
  ['/', '/about', undefined],
  ['/services', '/services', 'page'],
  ['/services', '/services/iso27001', 'true'],
  ['/news', '/newsletter', undefined],
] as const)('the entry %s on the page %s is %s', (entry, page, state) =>
  expect(currentState(entry, page)).toBe(state),
);
