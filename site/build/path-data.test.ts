import { expect, test } from 'vitest';
import { relativePath } from './path-data.ts';

test.each([
  ['lines and moves', 'M10 20L30 50M40 20L60 50', 'm10 20 20 30m10-30 20 30'],
  ['pairs behind a move are lines', 'M1 1 3 4 5 5', 'm1 1 2 3 2 1'],
  ['a command is not said twice', 'M0 0C1 1 2 2 3 3 4 4 5 5 6 6', 'm0 0c1 1 2 2 3 3 1 1 2 2 3 3'],
  ['across and up', 'M5 5H9V1h2', 'm5 5h4v-4h2'],
  ['radii and flags of an arc stay', 'M10 10A5 6 0 0 1 20 30', 'm10 10a5 6 0 0 1 10 20'],
  ['a closed part ends where it began', 'M10 10l5 0 0 5zM20 20h1', 'm10 10 5 0 0 5zm10 10h1'],
  ['fractions', 'M.1 0.2L.3 10.3', 'm.1 .2 .2 10.1'],
  ['strokes from one place stay', 'M0 0C1 1 2 2 3 3M0 0L9 9', 'M0 0C1 1 2 2 3 3M0 0L9 9'],
  ['what is relative stays', 'm5 9 7 7 7-7', 'm5 9 7 7 7-7'],
])('the same path, from where the pen stands: %s', (_, absolute, relative) => {
  expect(relativePath(absolute)).toBe(relative);
});

test.each(['M1', 'M1 1L2', 'M1 1x2 2', 'M0 0A5 5 0 01 20 30'])('a broken path is named: %s', (data) => {
  expect(() => relativePath(data)).toThrow('is no whole command');
});
