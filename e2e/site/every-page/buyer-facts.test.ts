import { expect, test } from 'vitest';
import { pagesUnderTest } from '../built-site.ts';
import { elements } from '../elements.ts';

/** A fact that the content lacks has no row, dash or drawing on a page. */

test.each(pagesUnderTest().map((page) => [page.address, page] as const))(
  '%s has no empty description, and is no demonstration',
  (_address, page) => {
    // Figures of the visitor’s device are filled in by a script.
    const empty = elements(page, 'dd').filter(
      ({ attributes, text }) => !attributes.has('data-stat') && /^[\s–—-]*$/.test(text),
    );
    expect(empty).toEqual([]);
    expect(page.inside.filter(({ attributes }) => attributes.has('data-demonstration'))).toEqual([]);
  },
);
