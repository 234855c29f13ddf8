import { expect, test } from 'vitest';
import { startTags } from '../../src/text/elements.ts';
import { edited } from '../pages.ts';
import { deferScripts } from './defer-scripts.ts';

const withDeferredScripts = (html: string, chunks: Record<string, string> = {}) =>
  edited(html, deferScripts(startTags(html), new Map(Object.entries(chunks))));

test('lists the chunks of an entry that only imports them, each once', () => {
  const page =
    '<script data-modules="">0</script><script type="module" src="/_astro/a.js"></script><script type="module" src="/_astro/b.js"></script>';
  const chunks = { 'a.js': 'import"./both.js";\n', 'b.js': 'import"./both.js";', 'both.js': 'run()' };
  expect(withDeferredScripts(page, chunks)).toBe('<script data-modules="/_astro/both.js">0</script>');
});

test('removes the list from a page without modules', () =>
  expect(withDeferredScripts('<script data-modules="">0</script>')).toBe('<script>0</script>'));

test('rejects modules on a page that has no list', () => {
  expect(() => withDeferredScripts('<script type="module" src="/_astro/a.js"></script>')).toThrow(
    'data-modules',
  );
});
