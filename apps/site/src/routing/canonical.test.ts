import { expect, test } from 'vitest';
import { canonical } from './canonical.ts';

test.each([
  ['/', 'https://www.vanda.example/'],
  ['/services/iso27001', 'https://www.vanda.example/services/iso27001'],
  ['/services/iso27001.html', 'https://www.vanda.example/services/iso27001'],
  ['/services/', 'https://www.vanda.example/services'],
  ['/index.html', 'https://www.vanda.example/'],
])('%s has one address, %s', (path, address) => {
  expect(canonical(path, 'https://www.vanda.example')).toBe(address);
});
