import { expect, test } from 'vitest';
import { startTags } from '../elements.ts';
import { edited } from '../pages.ts';
import { laterScripts } from './later-scripts.ts';

const withLaterScripts = (html: string, chunks: Record<string, string> = {}) =>
  edited(
    html,
    laterScripts(startTags(html), (name) => chunks[name]),
  );

test('module scripts wait in the list until the page is painted; inline ones and data stay', () => {
  const inline = '<script type="module">1</script><script type="application/ld+json">{}</script>';
  const page = `<script data-later="">0</script><script type="module" src="/_astro/a.js"></script>${inline}<script type="module" src="/_astro/b.js"></script>`;
  expect(withLaterScripts(page)).toBe(`<script data-later="/_astro/a.js /_astro/b.js">0</script>${inline}`);
});

test('a script that only stands for another is not asked for: the other is, and once', () => {
  const page =
    '<script data-later="">0</script><script type="module" src="/_astro/a.js"></script><script type="module" src="/_astro/b.js"></script>';
  const chunks = { 'a.js': 'import"./both.js";\n', 'b.js': 'import"./both.js";', 'both.js': 'run()' };
  expect(withLaterScripts(page, chunks)).toBe('<script data-later="/_astro/both.js">0</script>');
});

test('a page without modules keeps no empty list', () => {
  expect(withLaterScripts('<script data-later="">0</script>')).toBe('<script>0</script>');
});

test('modules on a page that could not load them fail the build', () => {
  expect(() => withLaterScripts('<script type="module" src="/_astro/a.js"></script>')).toThrow('data-later');
});
