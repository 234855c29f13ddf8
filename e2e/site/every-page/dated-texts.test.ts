import { expect, test } from 'vitest';
import { allHtmlPages } from '../built-site.ts';

const pages = allHtmlPages();

test('shows one of two variants by date, with the script that chooses by the visitor’s clock', () => {
  const withVariants = pages.filter(
    ({ html }) => html.includes('<span data-from="0000-01-01"') || html.includes('data-until="9999-12-31"'),
  );
  expect(withVariants.length).toBeGreaterThan(0);
  for (const { address, inside, html } of withVariants) {
    const variants = inside.filter(({ name, attributes }) => name === 'span' && attributes.has('data-until'));
    expect(variants.length % 2, address).toBe(0);
    expect(
      variants.filter(({ attributes }) => attributes.has('hidden')),
      address,
    ).toHaveLength(variants.length / 2);
    expect(html, address).toMatch(/<script>[^<]*\[data-from\]/);
  }
});
