import { parse, serialize } from 'parse5';
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
    '<svg><g><path d="M0 0"/><circle r="1"/></g></svg>',
  );
});

test('an end tag goes only where the parser sets it by itself', () => {
  const html = '<ul><li><p>A</p></li><li>B</li> <li>C</li></ul><p>D</p><a>E</a>';
  expect(compact(html)).toBe('<ul><li><p>A<li>B</li> <li>C</ul><p>D</p><a>E</a>');
  expect(serialize(parse(compact(html)))).toBe(serialize(parse(html)));
});
