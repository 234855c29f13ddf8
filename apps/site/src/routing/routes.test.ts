import { expect, test } from 'vitest';
import { currentState, ogImagePath } from './routes.ts';

test.each([
  ['/', '/', 'page'],
  ['/', '/about', undefined],
  ['/services', '/services', 'page'],
  ['/services', '/services/iso27001', 'true'],
  ['/news', '/newsletter', undefined],
] as const)('the entry %s on the page %s is %s', (entry, page, state) => {
  expect(currentState(entry, page)).toBe(state);
});

test('every page has one share picture', () => {
  expect(ogImagePath('/')).toBe('/og/index.png');
  expect(ogImagePath('/services/iso27001')).toBe('/og/services/iso27001.png');
});
