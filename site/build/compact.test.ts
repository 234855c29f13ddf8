import { expect, test } from 'vitest';
import { compact } from './compact.ts';

test('comments that part texts go, but not in an island', () => {
  const island = '<astro-island props="{}"><p>3<!-- --> days</p></astro-island>';
  expect(compact(`<p>1<!-- --> day</p>${island}<p>2<!-- --> days</p>`)).toBe(
    `<p>1 day</p>${island}<p>2 days</p>`,
  );
});

test('a drawn part closes itself, a group does not', () => {
  expect(compact('<svg><g><path d="M0 0"></path><circle r="1"></circle></g></svg>')).toBe(
    '<svg><g><path d="m0 0"/><circle r="1"/></g></svg>',
  );
});

test('space goes before a block, not between words', () => {
  expect(compact('<main> <section><p><b>1</b> <i>2</i></p> </section> </main>')).toBe(
    '<main><section><p><b>1</b> <i>2</i></p></section></main>',
  );
});
