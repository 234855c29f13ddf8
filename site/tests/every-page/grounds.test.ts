import { expect, test } from 'vitest';
import { pagesUnderTest } from '../built-site.ts';
import { firstElement } from '../elements.ts';

test.each(pagesUnderTest().map((page) => [page.address, page] as const))(
  '%s: no two tinted grounds touch',
  (_, page) => {
    const grounds = firstElement(page, 'main').inside.flatMap(({ attributes }) => {
      const ground = attributes.get('data-ground');
      return ground === undefined ? [] : [{ ground, id: attributes.get('id') }];
    });
    const touching = grounds.filter(
      ({ ground }, i) => ground !== 'plain' && ground === grounds[i - 1]?.ground,
    );
    expect(touching).toEqual([]);
  },
);
