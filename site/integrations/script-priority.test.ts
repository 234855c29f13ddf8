import { expect, test } from 'vitest';
import { calmScripts } from './script-priority.ts';

test('external scripts wait behind what is painted; inline ones and data stay as they are', () => {
  expect(calmScripts('<script type="module" src="/_astro/a.js"></script>')).toBe(
    '<script type="module" fetchpriority="low" src="/_astro/a.js"></script>',
  );
  const untouched = '<script type="module">1</script><script type="application/ld+json">{}</script>';
  expect(calmScripts(untouched)).toBe(untouched);
});
