import { expect, test } from 'vitest';
import { numberOrText } from './form-values.ts';

test.each([
  ['1200', 1200],
  ['S$1,200.00', 1200],
  ['SGD 1,200', 1200],
  [' 1 200 ', 1200],
  ['１２００', 1200],
  ['2.5', 2.5],
  ['-3', -3],
])('reads %j as the number %d', (text, number) => {
  expect(numberOrText(text)).toBe(number);
});

test.each(['1,20', '1.200,00', '1,2000', 'twelve', '', '12 to 15'])(
  'keeps %j as text, which the server refuses',
  (text) => {
    expect(numberOrText(text)).toBe(text);
  },
);
