import { expect, test } from 'vitest';
import { pageAddress } from './built-files.ts';

test.each([
  ['index.html', '/'],
  ['404.html', '/404'],
  ['services.html', '/services'],
  ['services/iso27001.html', '/services/iso27001'],
  ['news/index.html', '/news'],
])('the page in %s answers to %s', (file, address) => {
  expect(pageAddress(file)).toBe(address);
});
